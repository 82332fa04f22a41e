import { Alert } from '@mantine/core'
import {
  BENTUK_CETAK_BIASA,
  judulKolomBiasa,
  KELOMPOK_CETAK,
  KOLOM_CETAK_BIASA,
  KOLOM_CETAK_BIASA_AWAL,
} from '@sivitas/contract/data-master/mahasiswa/cetak/cetak-biasa'
import { formatAngka } from '@sivitas/rules/platform/angka'
import { useSearchParams } from 'react-router'
import { api } from '../../../api'
import { choiceFilter, choicesFilter, yesNoFilter } from '../../../kit/table/filter-controls'
import { CetakScreen } from '../../cetakan/cetak-screen'
import { useKontrolCetak } from '../../cetakan/kontrol'
import { FILTER_NAMES, useMahasiswaFilters } from '../data-mahasiswa/filters'

const call = api.dataMaster.cetakBiasa
const pilihan = (nama: Readonly<Record<string, string>>) => Object.entries(nama).map(([value, label]) => ({ value, label }))

const KOLOM = choicesFilter({
  name: 'kolom',
  label: 'Kolom',
  choices: KOLOM_CETAK_BIASA.map((value) => ({ value, label: judulKolomBiasa(value) })),
})
const KELOMPOK = choicesFilter({ name: 'kelompok', label: 'Kelompokkan menurut', choices: pilihan(KELOMPOK_CETAK) })
const BENTUK = choiceFilter({ name: 'bentuk', label: 'Bentuk', choices: pilihan(BENTUK_CETAK_BIASA) })
const TANDA_TANGAN = yesNoFilter({ name: 'tandaTangan', label: 'Kolom tanda tangan', yes: 'Ada', no: 'Tidak ada' })

/** Whom the options ask about; other filters of the list come along in the address. */
const DITANYA = ['prodi', 'angkatan', 'status', 'jenisKelas'] as const

const BAWAAN = [...FILTER_NAMES, 'pilih']

/** 'Cetak Data Mahasiswa': whoever the filters find, as a list, photos or address labels. */
export function CetakBiasaPage() {
  const { kontrol, awal } = useKontrolCetak()
  const saringan = useMahasiswaFilters().filter(({ name }) => (DITANYA as readonly string[]).includes(name))
  const [params] = useSearchParams()
  const bentuk = params.get('bentuk') ?? 'daftar'
  const dipilih = [...params.keys()].filter((nama) => /^pilih\b/.test(nama)).length
  return (
    <CetakScreen
      title="Cetak Data Mahasiswa"
      call={call}
      controls={[
        BENTUK,
        kontrol.periode,
        ...saringan,
        ...(bentuk === 'label' ? [] : [KELOMPOK]),
        // Photos and labels have no columns.
        ...(bentuk === 'daftar' ? [KOLOM, TANDA_TANGAN] : []),
        kontrol.tanggal,
        kontrol.jabatan,
        kontrol.kertas,
      ]}
      bawaan={[...BAWAAN, 'kolom', 'kelompok', 'tandaTangan']}
      initial={{ ...awal, bentuk: 'daftar', kolom: KOLOM_CETAK_BIASA_AWAL }}
      catatan={dipilih > 0 && <Alert>{formatAngka(dipilih)} mahasiswa yang dicentang pada Data Mahasiswa.</Alert>}
    />
  )
}
