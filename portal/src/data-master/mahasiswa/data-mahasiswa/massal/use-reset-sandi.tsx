import { Alert, Text } from '@mantine/core'
import { formatAngka } from '@sivitas/rules/platform/angka'
import { useState } from 'react'
import { api } from '../../../../api'
import type { BulkAction } from '../../../../kit/page/bulk'
import type { RowId, Target } from '../../../../kit/table/selection'
import type { TableModel } from '../../../../kit/table/use-table-model'
import { SandiZipDialog, type SandiZip } from '../../../../shared/pekerjaan/sandi-zip-dialog'
import { DitolakAlert } from '../../pilihan/ditolak-alert'
import { PeriksaDialog } from '../../pilihan/periksa-dialog'
import { pilihanOf } from '../../pilihan/pilihan'

const call = api.dataMaster.akunMahasiswa.sandiBanyak
type Hasil = Awaited<ReturnType<typeof call.call>>['data']

/** 'Reset kata sandi' on a list of students: the act for its bulk bar, and its dialogs. */
export function useResetSandi<Row extends { id: RowId }>({ selection }: TableModel<Row>) {
  const [buka, setBuka] = useState<{ target: Target<Row>; jumlah: number } | null>(null)
  const [zip, setZip] = useState<SandiZip | null>(null)
  const bulk: BulkAction<Row> = { label: 'Reset kata sandi', call, open: (target) => setBuka({ target, jumlah: selection.count }) }
  const selesai = ({ jumlah, idPekerjaan, sandiZip }: Hasil) => {
    setBuka(null)
    if (idPekerjaan !== null && sandiZip !== null) setZip({ jumlah, idPekerjaan, sandiZip })
    selection.clear()
  }
  const dialog = (
    <>
      {buka && (
        <PeriksaDialog
          judul={`Reset kata sandi ${formatAngka(buka.jumlah)} mahasiswa`}
          isi={{ pilihan: pilihanOf(buka.target) }}
          jalankan={async (isi, pratinjau) => (await call.call({ ...isi, pratinjau })).data}
          tampil={(hasil) => <Akibat hasil={hasil} />}
          kata={({ jumlah }) => (jumlah > 0 ? `Reset ${formatAngka(jumlah)} kata sandi` : null)}
          onTutup={() => setBuka(null)}
          onSelesai={selesai}
        >
          <Text size="sm">
            Kata sandi sekarang → kata sandi sementara, wajib diganti saat masuk. Hasilnya ZIP terenkripsi di halaman Unduhan, terhapus
            sesudah 24 jam.
          </Text>
        </PeriksaDialog>
      )}
      {zip && <SandiZipDialog hasil={zip} onTutup={() => setZip(null)} />}
    </>
  )
  return { bulk, dialog }
}

function Akibat({ hasil: { jumlah, pernahMasuk, ditolak } }: { hasil: Hasil }) {
  return (
    <>
      <Text size="sm" mb="xs">{`${formatAngka(jumlah)} akun mendapat kata sandi sementara dan keluar dari semua perangkat.`}</Text>
      {pernahMasuk > 0 && (
        <Alert color="kuning" mb="xs">
          {`${formatAngka(pernahMasuk)} di antaranya pernah masuk dan kehilangan kata sandi yang mereka pilih sendiri.`}
        </Alert>
      )}
      <DitolakAlert ditolak={ditolak} />
    </>
  )
}
