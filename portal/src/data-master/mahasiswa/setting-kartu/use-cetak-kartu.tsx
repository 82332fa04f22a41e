import { Alert, List, Stack, Text } from '@mantine/core'
import {
  ALASAN_CETAK_ULANG,
  type AlasanCetakUlang,
  type CetakKartuHasil,
} from '@sivitas/contract/data-master/mahasiswa/setting-kartu/kartu'
import { kartuPetugas, type JenisKartu } from '@sivitas/contract/data-master/mahasiswa/setting-kartu/setting-kartu'
import { formatAngka } from '@sivitas/rules/platform/angka'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../api'
import { PilihInput } from '../../../kit/form/inputs/pilih-input'
import { TeksInput } from '../../../kit/form/inputs/teks-input'
import type { BulkAction } from '../../../kit/page/bulk'
import type { RowId } from '../../../kit/table/selection'
import type { TableModel } from '../../../kit/table/use-table-model'
import { DitolakAlert } from '../pilihan/ditolak-alert'
import { PeriksaDialog } from '../pilihan/periksa-dialog'
import { useDialogMassal } from '../pilihan/use-dialog-massal'
import { idMahasiswaOf, type AmbilId } from '../status/id-mahasiswa'

const { cetak } = api.dataMaster.kartu
const ALASAN = Object.entries(ALASAN_CETAK_ULANG).map(([value, label]) => ({ value: value as AlasanCetakUlang, label }))

/** 'Cetak kartu' on a list of students, or of who else gets cards: the act for its bulk bar, the dialog before it and the job after it. */
export function useCetakKartu<Row extends { id: RowId }>(table: TableModel<Row>, ambilId: AmbilId<Row>, jenis: JenisKartu = 'ktm') {
  const { buka, act, tutup, selesai, ikuti } = useDialogMassal<'cetak', Row>(table)
  const bulk: BulkAction<Row> = { label: 'Cetak kartu', call: cetak, open: act('cetak') }
  const dialog = (
    <>
      {buka && (
        <CetakKartuDialog
          jenis={jenis}
          ids={() => idMahasiswaOf(buka.target, ambilId)}
          jumlah={buka.jumlah}
          onTutup={tutup}
          onMulai={selesai}
        />
      )}
      {ikuti}
    </>
  )
  return { bulk, dialog }
}

type Props = Readonly<{
  jenis?: JenisKartu
  ids: () => Promise<string[]>
  jumlah: number
  onTutup: () => void
  onMulai: (id: string) => void
}>

/** What will be printed, what is left out and which names don't fit, before anything is. */
export function CetakKartuDialog({ jenis = 'ktm', ids, jumlah, onTutup, onMulai }: Props) {
  const client = useQueryClient()
  const [alasan, setAlasan] = useState<AlasanCetakUlang | null>(null)
  const [keterangan, setKeterangan] = useState<string | null>(null)
  const [ulang, setUlang] = useState(0)
  return (
    <PeriksaDialog
      judul={`Cetak ${formatAngka(jumlah)} kartu`}
      isi={{ alasan, keterangan }}
      jalankan={async (isi, pratinjau) => {
        const orang = await ids()
        const pilihan = kartuPetugas(jenis) ? { id: orang } : { idMahasiswa: orang }
        const { data } = await cetak.call({ jenis, pilihan, ...isi, pratinjau })
        if (pratinjau) setUlang(data.ulang)
        return data
      }}
      tampil={(hasil) => <Rencana hasil={hasil} />}
      kata={(hasil) => (hasil.jumlah > 0 && (hasil.ulang === 0 || alasan !== null) ? `Cetak ${formatAngka(hasil.jumlah)} kartu` : null)}
      onTutup={onTutup}
      onSelesai={({ idPekerjaan }) => {
        void client.invalidateQueries({ queryKey: api.platform.pekerjaan.key() })
        void client.invalidateQueries({ queryKey: api.dataMaster.kartu.key() })
        if (idPekerjaan !== null) onMulai(idPekerjaan)
      }}
    >
      <Text size="sm">
        {kartuPetugas(jenis) ? 'Yang belum memiliki foto' : 'Mahasiswa tanpa foto'} dilewati. Hasil cetak tersedia di Unduhan.
      </Text>
      {ulang > 0 && (
        <>
          <PilihInput label="Alasan cetak ulang" required pilihan={ALASAN} value={alasan} onChange={setAlasan} />
          <TeksInput
            label="Keterangan"
            description="Misalnya nomor surat kehilangan."
            maks={255}
            value={keterangan}
            onChange={setKeterangan}
          />
        </>
      )}
    </PeriksaDialog>
  )
}

const TERLIHAT = 20

function Rencana({ hasil }: { hasil: CetakKartuHasil }) {
  return (
    <Stack gap="sm">
      <Text size="sm">
        {`${formatAngka(hasil.jumlah)} kartu pada ${formatAngka(hasil.lembar)} lembar (${formatAngka(hasil.halaman)} halaman).`}
        {hasil.ulang > 0 && ` ${formatAngka(hasil.ulang)} di antaranya cetak ulang: pilih alasannya.`}
      </Text>
      {hasil.terpotong.length > 0 && (
        <Alert color="kuning" title={`${formatAngka(hasil.terpotong.length)} nama terpotong`}>
          <List size="sm">
            {hasil.terpotong.slice(0, TERLIHAT).map(({ nim, nama }) => (
              <List.Item key={nim}>{`${nim} ${nama}`}</List.Item>
            ))}
          </List>
          {hasil.diuji < hasil.jumlah && (
            <Text size="sm">
              {`Baru ${formatAngka(hasil.diuji)} nama terpanjang yang dicoba. Setelah dicetak, semua nama yang terpotong terdaftar di Unduhan.`}
            </Text>
          )}
        </Alert>
      )}
      <DitolakAlert ditolak={hasil.ditolak} />
    </Stack>
  )
}
