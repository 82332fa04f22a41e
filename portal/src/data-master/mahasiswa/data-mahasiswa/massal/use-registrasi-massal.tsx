import { Stack, Table, Text } from '@mantine/core'
import type { RegistrasiMassalHasil } from '@sivitas/contract/data-master/mahasiswa/registrasi-massal'
import { formatAngka } from '@sivitas/rules/platform/angka'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../../api'
import { toast } from '../../../../kit/feedback/toast'
import { PilihInput } from '../../../../kit/form/inputs/pilih-input'
import { PilihJauhInput } from '../../../../kit/form/inputs/pilih-jauh-input'
import { TeksInput } from '../../../../kit/form/inputs/teks-input'
import type { BulkAction } from '../../../../kit/page/bulk'
import type { RowId, Target } from '../../../../kit/table/selection'
import type { TableModel } from '../../../../kit/table/use-table-model'
import { IkutiPekerjaan } from '../../../../shared/pekerjaan/ikuti-pekerjaan'
import { DitolakAlert } from '../../pilihan/ditolak-alert'
import { PeriksaDialog } from '../../pilihan/periksa-dialog'
import { pilihanOf, type Pilihan } from '../../pilihan/pilihan'
import { sumberKonsentrasi } from './sumber-konsentrasi'

const { atur } = api.dataMaster.registrasiMassal
type Jenis = 'konsentrasi' | 'gelombang'

/** 'Ubah konsentrasi' and 'Ubah gelombang' on a list of students: acts for its bulk bar, and their dialogs. */
export function useRegistrasiMassal<Row extends { id: RowId }>({ selection }: TableModel<Row>) {
  const [buka, setBuka] = useState<{ jenis: Jenis; target: Target<Row>; jumlah: number } | null>(null)
  const [pekerjaan, setPekerjaan] = useState<string | null>(null)
  const act = (jenis: Jenis) => (target: Target<Row>) => setBuka({ jenis, target, jumlah: selection.count })
  const bulk: BulkAction<Row>[] = [
    { label: 'Ubah konsentrasi', call: atur, open: act('konsentrasi') },
    { label: 'Ubah gelombang', call: atur, open: act('gelombang') },
  ]
  const selesai = ({ idPekerjaan }: RegistrasiMassalHasil) => {
    setBuka(null)
    setPekerjaan(idPekerjaan)
    selection.clear()
  }
  const Dialog = buka?.jenis === 'konsentrasi' ? KonsentrasiDialog : GelombangDialog
  const dialog = (
    <>
      {buka && <Dialog pilihan={pilihanOf(buka.target)} jumlah={buka.jumlah} onTutup={() => setBuka(null)} onSelesai={selesai} />}
      {pekerjaan && <IkutiPekerjaan id={pekerjaan} onTutup={() => setPekerjaan(null)} />}
    </>
  )
  return { bulk, dialog }
}

type DialogProps = Readonly<{
  pilihan: Pilihan
  jumlah: number
  onTutup: () => void
  onSelesai: (hasil: RegistrasiMassalHasil) => void
}>

function KonsentrasiDialog({ pilihan, jumlah, onTutup, onSelesai }: DialogProps) {
  const [idKonsentrasi, setKonsentrasi] = useState<string | null>(null)
  const selesai = useSelesai(onSelesai)
  return (
    <PeriksaDialog
      judul={`Ubah konsentrasi ${formatAngka(jumlah)} mahasiswa`}
      isi={{ pilihan, idKonsentrasi }}
      jalankan={async (isi, pratinjau) => (await atur.call({ ...isi, pratinjau })).data}
      tampil={(hasil) => <Akibat hasil={hasil} />}
      kata={kataUbah}
      onTutup={onTutup}
      onSelesai={selesai}
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
  const selesai = useSelesai(onSelesai)
  const gelombang = dipilih === BARU ? baru : dipilih
  return (
    <PeriksaDialog
      judul={`Ubah gelombang ${formatAngka(jumlah)} mahasiswa`}
      isi={{ pilihan, gelombang: gelombang ?? null }}
      jalankan={async (isi, pratinjau) => (await atur.call({ ...isi, pratinjau })).data}
      tampil={(hasil) => <Akibat hasil={hasil} />}
      kata={kataUbah}
      onTutup={onTutup}
      onSelesai={selesai}
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

function useSelesai(onSelesai: DialogProps['onSelesai']) {
  const client = useQueryClient()
  return (hasil: RegistrasiMassalHasil) => {
    void client.invalidateQueries({ queryKey: api.dataMaster.key() })
    if (hasil.idPekerjaan === null) toast.berhasil(`${formatAngka(hasil.jumlah)} mahasiswa berhasil diubah`)
    onSelesai(hasil)
  }
}

function Akibat({ hasil }: { hasil: RegistrasiMassalHasil }) {
  return (
    <Stack gap="sm">
      <Text size="sm">
        {`${formatAngka(hasil.jumlah)} mahasiswa berubah.`}
        {hasil.sama > 0 && ` ${formatAngka(hasil.sama)} sudah demikian.`}
      </Text>
      {hasil.perubahan.length > 0 && (
        <Table.ScrollContainer minWidth={280} mah={220}>
          <Table aria-label="Perubahan">
            <Table.Thead>
              <Table.Tr>
                <Table.Th>Semula</Table.Th>
                <Table.Th>Menjadi</Table.Th>
                <Table.Th ta="end">Mahasiswa</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {hasil.perubahan.map(({ field, sebelum, sesudah, jumlah }) => (
                <Table.Tr key={`${field}${sebelum}`}>
                  <Table.Td>{sebelum ?? '-'}</Table.Td>
                  <Table.Td>{sesudah ?? '-'}</Table.Td>
                  <Table.Td ta="end">{formatAngka(jumlah)}</Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      )}
      <DitolakAlert ditolak={hasil.ditolak} />
    </Stack>
  )
}
