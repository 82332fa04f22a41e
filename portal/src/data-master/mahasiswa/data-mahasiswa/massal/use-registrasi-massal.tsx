import { Stack, Text } from '@mantine/core'
import type { RegistrasiMassalHasil } from '@sivitas/contract/data-master/mahasiswa/registrasi-massal'
import { formatAngka } from '@sivitas/rules/platform/angka'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../../api'
import { PilihInput } from '../../../../kit/form/inputs/pilih-input'
import { PilihJauhInput } from '../../../../kit/form/inputs/pilih-jauh-input'
import { TeksInput } from '../../../../kit/form/inputs/teks-input'
import type { BulkAction } from '../../../../kit/page/bulk'
import type { RowId } from '../../../../kit/table/selection'
import type { TableModel } from '../../../../kit/table/use-table-model'
import { DitolakAlert } from '../../pilihan/ditolak-alert'
import { PeriksaDialog } from '../../pilihan/periksa-dialog'
import { PerubahanTable } from '../../pilihan/perubahan-table'
import { pilihanOf, type Pilihan } from '../../pilihan/pilihan'
import { useDialogMassal, useTerubah } from '../../pilihan/use-dialog-massal'
import { sumberKonsentrasi } from './sumber-konsentrasi'

const { atur } = api.dataMaster.registrasiMassal

/** 'Ubah konsentrasi' and 'Ubah gelombang' on a list of students: acts for its bulk bar, and their dialogs. */
export function useRegistrasiMassal<Row extends { id: RowId }>(table: TableModel<Row>) {
  const { buka, act, tutup, selesai, ikuti } = useDialogMassal<'konsentrasi' | 'gelombang', Row>(table)
  const bulk: BulkAction<Row>[] = [
    { label: 'Ubah konsentrasi', call: atur, open: act('konsentrasi') },
    { label: 'Ubah gelombang', call: atur, open: act('gelombang') },
  ]
  const Dialog = buka?.jenis === 'konsentrasi' ? KonsentrasiDialog : GelombangDialog
  const dialog = (
    <>
      {buka && <Dialog pilihan={pilihanOf(buka.target)} jumlah={buka.jumlah} onTutup={tutup} onSelesai={selesai} />}
      {ikuti}
    </>
  )
  return { bulk, dialog }
}

type DialogProps = Readonly<{
  pilihan: Pilihan
  jumlah: number
  onTutup: () => void
  /** The job that does it, where there are that many. */
  onSelesai: (idPekerjaan: string | null) => void
}>

function KonsentrasiDialog({ pilihan, jumlah, onTutup, onSelesai }: DialogProps) {
  const [idKonsentrasi, setKonsentrasi] = useState<string | null>(null)
  const terubah = useTerubah(onSelesai)
  return (
    <PeriksaDialog
      judul={`Ubah konsentrasi ${formatAngka(jumlah)} mahasiswa`}
      isi={{ pilihan, idKonsentrasi }}
      jalankan={async (isi, pratinjau) => (await atur.call({ ...isi, pratinjau })).data}
      tampil={(hasil) => <Akibat hasil={hasil} />}
      kata={kataUbah}
      onTutup={onTutup}
      onSelesai={terubah}
    >
      <PilihJauhInput
        label="Konsentrasi"
        description="Dikosongkan: konsentrasi mahasiswa dihapus. Mahasiswa program studi lain dilewati."
        sumber={sumberKonsentrasi}
        value={idKonsentrasi}
        onChange={setKonsentrasi}
      />
    </PeriksaDialog>
  )
}

/** A wave that nobody is in yet. */
const BARU = '+'

function GelombangDialog({ pilihan, jumlah, onTutup, onSelesai }: DialogProps) {
  const ada = useQuery(api.dataMaster.mahasiswa.gelombang.queryOptions({ input: {} }))
  const [dipilih, setDipilih] = useState<string | null>(null)
  const [baru, setBaru] = useState<string | null>(null)
  const terubah = useTerubah(onSelesai)
  const gelombang = dipilih === BARU ? baru : dipilih
  return (
    <PeriksaDialog
      judul={`Ubah gelombang ${formatAngka(jumlah)} mahasiswa`}
      isi={{ pilihan, gelombang: gelombang ?? null }}
      jalankan={async (isi, pratinjau) => (await atur.call({ ...isi, pratinjau })).data}
      tampil={(hasil) => <Akibat hasil={hasil} />}
      kata={kataUbah}
      onTutup={onTutup}
      onSelesai={terubah}
    >
      <PilihInput
        label="Gelombang"
        description="Dikosongkan: gelombang mahasiswa dihapus."
        pilihan={[
          ...(ada.data?.data ?? []).map((row) => ({ value: row.gelombang, label: row.gelombang })),
          { value: BARU, label: 'Gelombang lain' },
        ]}
        value={dipilih}
        onChange={setDipilih}
      />
      {dipilih === BARU && <TeksInput label="Nama gelombang" maks={20} value={baru} onChange={setBaru} />}
    </PeriksaDialog>
  )
}

const kataUbah = ({ jumlah }: RegistrasiMassalHasil) => (jumlah > 0 ? `Ubah ${formatAngka(jumlah)} mahasiswa` : null)

function Akibat({ hasil }: { hasil: RegistrasiMassalHasil }) {
  return (
    <Stack gap="sm">
      <Text size="sm">
        {`${formatAngka(hasil.jumlah)} mahasiswa berubah.`}
        {hasil.sama > 0 && ` ${formatAngka(hasil.sama)} sudah demikian.`}
      </Text>
      <PerubahanTable perubahan={hasil.perubahan} />
      <DitolakAlert ditolak={hasil.ditolak} />
    </Stack>
  )
}
