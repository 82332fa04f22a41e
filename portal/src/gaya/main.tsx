import '../kit/form/tanpa-eval'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router'
import { buatQueryClient } from '../kit/feedback/query-client'
import { UmpanBalikProvider } from '../kit/feedback/umpan-balik-provider'
import { TemaProvider } from '../kit/theme/tema-provider'
import { ruangRoutes } from './contoh/ruang-routes'
import { GayaPage } from './gaya-page'

const router = createBrowserRouter([ruangRoutes, { path: '*', element: <GayaPage /> }])
const queryClient = buatQueryClient()

createRoot(document.getElementById('root') ?? document.body).render(
  <StrictMode>
    <TemaProvider>
      <QueryClientProvider client={queryClient}>
        <UmpanBalikProvider>
          <RouterProvider router={router} />
        </UmpanBalikProvider>
      </QueryClientProvider>
    </TemaProvider>
  </StrictMode>,
)
