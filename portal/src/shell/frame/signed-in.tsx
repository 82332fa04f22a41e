import type { ZonaWaktu } from '@sivitas/rules/platform/zona-waktu'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo, type ReactNode } from 'react'
import { OperatorProvider } from '../../auth/operator'
import { situs } from '../../auth/situs-store'
import { useStore } from '../../auth/store'
import { usePengguna } from '../../auth/use-session'
import { AmbilIsiContext } from '../../kit/berkas/isi-context'
import { EksporLatarContext } from '../../kit/export/ekspor-latar-context'
import { UnduhContext } from '../../kit/export/unduh-context'
import { ZonaProvider } from '../../kit/format/zona'
import { JejakContext, type DrawJejak } from '../../kit/page/page-context'
import { RiwayatContext } from '../../kit/riwayat/riwayat-context'
import { PreferensiContext } from '../../kit/table/preferensi-context'
import { screens } from '../../routes'
import { Breadcrumbs } from '../breadcrumbs'
import { ambilIsi, unduh } from '../download'
import { buatEksporLatar } from '../background-export'
import { HelpChat } from '../help-chat'
import { MenuProvider } from '../menu-context'
import { MengapaHost } from '../mengapa/mengapa-host'
import { MenuTerbukaProvider } from '../menu-preview'
import { ProfilePanel } from '../profile/profile-panel'
import { buatPreferensi } from '../preferences'
import { TerakhirDibuka } from '../recent'
import { PulihkanTema } from '../restore-theme'
import { riwayatBaris } from '../riwayat'
import { TampilanBersamaProvider } from '../shared-views'
import { PintasanProvider } from '../shortcuts'

const ZONA = ['Asia/Jakarta', 'Asia/Makassar', 'Asia/Jayapura'] as const
const zonaOf = (zona: string | undefined): ZonaWaktu => ZONA.find((known) => known === zona) ?? 'Asia/Jakarta'

const jejak: DrawJejak = (akhir) => <Breadcrumbs akhir={akhir} />

/** Everything that a signed-in page may count on; renders when the operator's profile is there. */
export function SignedIn({ children }: { children: ReactNode }) {
  const queryClient = useQueryClient()
  const { uuid } = usePengguna()
  const preferensi = useMemo(() => buatPreferensi(queryClient, uuid), [queryClient, uuid])
  const eksporLatar = useMemo(() => buatEksporLatar(queryClient), [queryClient])
  const zona = zonaOf(useStore(situs)?.sistem?.zonaWaktu)
  return (
    <PreferensiContext value={preferensi}>
      <ZonaProvider value={zona}>
        <UnduhContext value={unduh}>
          <AmbilIsiContext value={ambilIsi}>
            <EksporLatarContext value={eksporLatar}>
              <RiwayatContext value={riwayatBaris}>
                <OperatorProvider>
                  <MenuProvider screens={screens}>
                    <JejakContext value={jejak}>
                      <TerakhirDibuka />
                      <PulihkanTema />
                      <PintasanProvider>
                        <TampilanBersamaProvider>
                          <MenuTerbukaProvider>{children}</MenuTerbukaProvider>
                        </TampilanBersamaProvider>
                      </PintasanProvider>
                      <ProfilePanel />
                      <HelpChat />
                      <MengapaHost />
                    </JejakContext>
                  </MenuProvider>
                </OperatorProvider>
              </RiwayatContext>
            </EksporLatarContext>
          </AmbilIsiContext>
        </UnduhContext>
      </ZonaProvider>
    </PreferensiContext>
  )
}
