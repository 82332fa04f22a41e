import { Card, Skeleton, Stack, Title } from '@mantine/core'
import { labelPeriode } from '@sivitas/rules/platform/periode'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, type ReactNode } from 'react'
import { api } from '../../../../api'
import { Kosong } from '../../../../kit/feedback/kosong'
import { Muatan } from '../../../../kit/feedback/muatan'
import { AktivitasTabel } from './aktivitas-tabel'
import { CutiTabel, KaryaTabel, KrsTabel } from './keadaan-kini'
import { Transkrip } from './transkrip'

// Charts are heavy, and only this tab of the student has one.
const AkmGrafik = lazy(async () => ({ default: (await import('./akm-grafik')).AkmGrafik }))

function Bagian({ judul, children }: { judul: string; children: ReactNode }) {
  return (
    <Card component="section" aria-label={judul}>
      <Title order={2} size="h4" mb="xs">
        {judul}
      </Title>
      {children}
    </Card>
  )
}

/** How the student did period by period (AKM), what he takes now, what counts so far, leaves, field work and final work. */
export function AkademikTab({ id }: { id: string }) {
  const query = useQuery(api.dataMaster.akademikMahasiswa.get.queryOptions({ input: { id } }))
  return (
    <Muatan query={query}>
      {({ data: { aktivitas, krs, transkrip, cuti, karya } }) => (
        <Stack>
          <Bagian judul={`KRS ${labelPeriode(krs.periode)}`}>
            {krs.mk.length === 0 ? (
              <Kosong jenis="belumAda" petunjuk="Belum ada mata kuliah yang diambil pada periode berjalan." />
            ) : (
              <KrsTabel krs={krs} />
            )}
          </Bagian>
          <Bagian judul="Aktivitas kuliah per periode">
            {aktivitas.length === 0 ? (
              <Kosong jenis="belumAda" petunjuk="Belum ada aktivitas kuliah." />
            ) : (
              <Stack>
                <Suspense fallback={<Skeleton h={240} />}>
                  <AkmGrafik aktivitas={aktivitas} />
                </Suspense>
                <AktivitasTabel id={id} aktivitas={aktivitas} />
              </Stack>
            )}
          </Bagian>
          {karya.length > 0 && (
            <Bagian judul="Kerja praktik dan tugas akhir">
              <KaryaTabel karya={karya} />
            </Bagian>
          )}
          {cuti.length > 0 && (
            <Bagian judul="Riwayat cuti">
              <CutiTabel cuti={cuti} />
            </Bagian>
          )}
          <Bagian judul="Transkrip ringkas">
            {transkrip.mk.length === 0 ? (
              <Kosong jenis="belumAda" petunjuk="Belum ada nilai final." />
            ) : (
              <Transkrip transkrip={transkrip} />
            )}
          </Bagian>
        </Stack>
      )}
    </Muatan>
  )
}
