import './kit/form/tanpa-eval'
import { QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router'
import { muatSitus } from './auth/institution'
import { jagaSesi, pulihkanSesi } from './auth/sign-in'
import { saatKeluar } from './auth/sign-out'
import { permintaanGagal } from './kit/feedback/permintaan-gagal'
import { buatQueryClient } from './kit/feedback/query-client'
import { UmpanBalikProvider } from './kit/feedback/umpan-balik-provider'
import { TemaProvider } from './kit/theme/tema-provider'
import { BatasAkhir } from './shell/error/error-boundary'
import { pasangPelaporGalat } from './shell/galat-beacon'
import { router } from './shell/router'
import { hapusSimpananData, pasangPekerjaLayanan } from './shell/service-worker'
import { hangatkan } from './shell/warm-up'

const queryClient = buatQueryClient()

pasangPelaporGalat()
pasangPekerjaLayanan()
jagaSesi()
saatKeluar(() => {
  // The next person at this counter sees nothing of what was read.
  queryClient.clear()
  permintaanGagal.kosongkan()
  void hapusSimpananData()
})
hangatkan(window.location.pathname)
void muatSitus()
void pulihkanSesi()

const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no #root')

createRoot(root).render(
  <BatasAkhir>
    <TemaProvider>
      <QueryClientProvider client={queryClient}>
        <UmpanBalikProvider>
          <RouterProvider router={router} />
        </UmpanBalikProvider>
      </QueryClientProvider>
    </TemaProvider>
  </BatasAkhir>,
)
