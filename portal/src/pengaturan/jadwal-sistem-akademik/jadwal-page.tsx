import { Alert, List, Tabs } from '@mantine/core'
import { NAMA_JENDELA } from '@sivitas/rules/akademik/kode-jendela'
import { periksaJadwal } from '@sivitas/rules/akademik/periksa-jadwal'
import { useState } from 'react'
import { api } from '../../api'
import { usePeriode } from '../../auth/operator'
import { ExportMenu } from '../../kit/export/export-menu'
import { Muatan } from '../../kit/feedback/muatan'
import { IconCalendar } from '../../kit/icons'
import { PageHead } from '../../kit/page/page-head'
import { PilihPeriode } from '../../shared/pickers/pilih-periode'
import { useAlamat } from '../use-alamat'
import { BaganJadwal } from './bagan-jadwal'
import { IsiKalenderPanel } from './isi-kalender-panel'
import classes from './jadwal.module.css'
import { SiapaTerkena } from './siapa-terkena'
import { TabelJadwal } from './tabel-jadwal'
import { useCetakJadwal } from './use-cetak'
import { useJadwal, type BarisKode } from './use-jadwal'

/** Windows of one period: when each act may be done, for whom longer, and who is reached. */
export function JadwalPage() {
  const kerja = usePeriode()
  const [diminta, pindah] = useAlamat('periode')
  const [mengisi, setMengisi] = useState(false)
  const periode = Number(diminta) || kerja.id
  const jadwal = useJadwal(periode)
  const cetak = useCetakJadwal(periode)
  return (
    <div className={classes.page}>
      <PageHead
        title="Jadwal Sistem Akademik"
        secondary={{
          label: 'Isi dari kalender',
          icon: <IconCalendar size={16} aria-hidden />,
          onClick: () => setMengisi(true),
          call: api.akademik.jadwalSistem.isiDariKalender,
        }}
        more={cetak}
      />
      <div className={classes.alat}>
        <PilihPeriode value={periode} onChange={(id) => pindah(String(id))} />
        <ExportMenu source={api.akademik.jadwalSistem.list} query={{ periode }} scope="Jadwal periode ini" />
      </div>
      <Muatan query={jadwal} baris={12}>
        {(baris) => (
          <>
            <Temuan baris={baris} />
            <Tampilan baris={baris} periode={periode} />
          </>
        )}
      </Muatan>
      {mengisi && <IsiKalenderPanel periode={periode} onTutup={() => setMengisi(false)} />}
    </div>
  )
}

const TAB = { daftar: 'Daftar', bagan: 'Bagan', siapa: 'Siapa terkena?' } as const

/** Three views of the same period; the choice stays when another period is chosen. */
function Tampilan({ baris, periode }: { baris: readonly BarisKode[]; periode: number }) {
  const [diminta, pilih] = useAlamat('tampilan')
  const kini = diminta in TAB ? diminta : 'daftar'
  return (
    <Tabs value={kini} onChange={(nilai) => pilih(nilai === 'daftar' ? '' : (nilai ?? ''))}>
      <Tabs.List aria-label="Tampilan jadwal" data-cetak="sembunyi">
        {Object.entries(TAB).map(([kunci, label]) => (
          <Tabs.Tab key={kunci} value={kunci}>
            {label}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value="daftar" pt="md">
        {kini === 'daftar' && <TabelJadwal baris={baris} periode={periode} />}
      </Tabs.Panel>
      <Tabs.Panel value="bagan" pt="md">
        {kini === 'bagan' && <BaganJadwal baris={baris} />}
      </Tabs.Panel>
      <Tabs.Panel value="siapa" pt="md">
        {kini === 'siapa' && <SiapaTerkena periode={periode} />}
      </Tabs.Panel>
    </Tabs>
  )
}

/** More names than this say less than their number. */
const SEBUT = 8

function belumDijadwalkan(kosong: readonly BarisKode[]): string {
  const nama = kosong.map(({ kode }) => NAMA_JENDELA[kode]).join(', ')
  return `${kosong.length} jendela belum dijadwalkan${kosong.length > SEBUT ? '' : `: ${nama}`}.`
}

/** What is wrong or unusual in the order of the general windows. */
function Temuan({ baris }: { baris: readonly BarisKode[] }) {
  const jendela = baris.flatMap(({ kode, umum }) =>
    umum ? [{ kode, mulai: Date.parse(umum.mulai), selesai: Date.parse(umum.selesai) }] : [],
  )
  const temuan = periksaJadwal(jendela)
  const kosong = baris.filter(({ umum }) => umum === null)
  if (temuan.length === 0 && kosong.length === 0) return null
  return (
    <Alert color={temuan.some(({ tingkat }) => tingkat === 'galat') ? 'bahaya' : 'kuning'} title="Pemeriksaan jadwal">
      <List size="sm">
        {temuan.map(({ kode, pesan }) => (
          <List.Item key={kode + pesan}>{pesan}</List.Item>
        ))}
        {kosong.length > 0 && <List.Item>{belumDijadwalkan(kosong)}</List.Item>}
      </List>
    </Alert>
  )
}
