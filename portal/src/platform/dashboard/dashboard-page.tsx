import { Button, Group } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { useJudul } from '../../kit/page/page-context'
import { Memuat } from '../../kit/feedback/memuat'
import { IconCheck, IconLayoutDashboard } from '../../kit/icons'
import { AngkaPart } from './angka-part'
import classes from './dashboard.module.css'
import { JendelaPart } from './jendela-part'
import { PekerjaanPart } from './pekerjaan-part'
import { PengumumanPart } from './pengumuman-part'
import { PintasanPart } from './pintasan-part'
import { Sapaan } from './sapaan'
import { TampilanPart } from './tampilan-part'
import { TugasPart } from './tugas-part'
import { useSusunan, type KodeBagian } from './use-susunan'

// Dragging needs a library that most visits never use.
const SusunanList = lazy(async () => ({ default: (await import('./susunan-list')).SusunanList }))

const BAGIAN: Record<KodeBagian, () => React.ReactNode> = {
  jendela: JendelaPart,
  tugas: TugasPart,
  tampilan: TampilanPart,
  angka: AngkaPart,
  pengumuman: PengumumanPart,
  pintasan: PintasanPart,
  pekerjaan: PekerjaanPart,
}

/** /dashboard: what waits, how things stand, what is new, where one was. Each part loads and fails on its own. */
export function DashboardPage() {
  useJudul('Beranda')
  const [susunan, setSusunan] = useSusunan()
  const [mengatur, setMengatur] = useState(false)
  return (
    <div className={classes['halaman']}>
      <Group justify="space-between" align="end" mb="lg">
        <Sapaan />
        <Button
          variant="default"
          leftSection={mengatur ? <IconCheck size={16} aria-hidden /> : <IconLayoutDashboard size={16} aria-hidden />}
          aria-pressed={mengatur}
          onClick={() => setMengatur(!mengatur)}
        >
          {mengatur ? 'Selesai' : 'Atur beranda'}
        </Button>
      </Group>
      {mengatur && (
        <Suspense fallback={<Memuat />}>
          <SusunanList susunan={susunan} onUbah={setSusunan} />
        </Suspense>
      )}
      <div className={classes['petak']}>
        {susunan.urutan
          .filter((kode) => !susunan.sembunyi.includes(kode))
          .map((kode) => {
            const Bagian = BAGIAN[kode]
            return (
              <div key={kode} className={classes['bagian']} data-bagian={kode}>
                <Bagian />
              </div>
            )
          })}
      </div>
    </div>
  )
}
