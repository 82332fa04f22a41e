import { Stack, Text } from '@mantine/core'
import type { PenempatanHasil } from '@sivitas/contract/data-master/mahasiswa/kampus-jenis-kelas/kampus-jenis-kelas'
import { formatAngka } from '@sivitas/rules/platform/angka'
import { labelPeriode } from '@sivitas/rules/platform/periode'
import { useState } from 'react'
import { api } from '../../../api'
import { useOperator } from '../../../auth/operator'
import { PilihJauhInput } from '../../../kit/form/inputs/pilih-jauh-input'
import { TeksInput } from '../../../kit/form/inputs/teks-input'
import { PilihPeriode } from '../../../shared/pickers/pilih-periode'
import { sumberJenisKelas, sumberKampus } from '../../../shared/pickers/sumber-unit'
import { DitolakAlert } from '../pilihan/ditolak-alert'
import { PeriksaDialog } from '../pilihan/periksa-dialog'
import { PerubahanTable } from '../pilihan/perubahan-table'
import type { Pilihan } from '../pilihan/pilihan'
import { useTerubah } from '../pilihan/use-dialog-massal'
import { sumberKelas, sumberKelompokSesi } from './sumber'

const { atur } = api.dataMaster.kampusJenisKelas
const NAMA: Readonly<Record<string, string>> = {
  idKampus: 'Kampus',
  idJenisKelas: 'Jenis kelas',
  idKelompokSesi: 'Kelompok sesi',
  idKelasDefault: 'Kelas',
}

type AturDialogProps = Readonly<{
  pilihan: Pilihan
  jumlah: number
  onTutup: () => void
  /** The job that does it, where there are that many. */
  onSelesai: (idPekerjaan: string | null) => void
}>

/** Sets kampus, jenis kelas, kelompok sesi or kelas of many, from a period on (DM-R25). */
export function AturDialog({ pilihan, jumlah, onTutup, onSelesai }: AturDialogProps) {
  const terubah = useTerubah(onSelesai)
  const { periodeAktif } = useOperator()
  const [periode, setPeriode] = useState(periodeAktif)
  const [idKampus, setKampus] = useState<string | null>(null)
  const [idJenisKelas, setJenis] = useState<string | null>(null)
  const [idKelompokSesi, setSesi] = useState<string | null>(null)
  const [idKelasDefault, setKelas] = useState<string | null>(null)
  const [alasan, setAlasan] = useState<string | null>(null)
  const isi = {
    pilihan,
    periode,
    ...(idKampus && { idKampus }),
    ...(idJenisKelas && { idJenisKelas }),
    ...(idKelompokSesi && { idKelompokSesi }),
    ...(idKelasDefault && { idKelasDefault }),
    ...(alasan && { alasan }),
  }
  return (
    <PeriksaDialog
      judul={`Atur kampus dan kelas ${formatAngka(jumlah)} mahasiswa`}
      isi={isi}
      jalankan={async (kini, pratinjau) => (await atur.call({ ...kini, pratinjau })).data}
      tampil={(hasil) => <Akibat hasil={hasil} periode={periode} />}
      kata={(hasil) => (hasil.jumlah > 0 ? `Ubah ${formatAngka(hasil.jumlah)} mahasiswa` : null)}
      onTutup={onTutup}
      onSelesai={terubah}
    >
      <Text size="sm">Isi hanya yang diubah; yang dikosongkan tetap seperti semula.</Text>
      <PilihPeriode label="Berlaku mulai periode" value={periode} onChange={setPeriode} />
      <PilihJauhInput label="Kampus" sumber={sumberKampus} value={idKampus} onChange={setKampus} />
      <PilihJauhInput label="Jenis kelas" sumber={sumberJenisKelas} value={idJenisKelas} onChange={setJenis} />
      <PilihJauhInput label="Kelompok sesi" sumber={sumberKelompokSesi} value={idKelompokSesi} onChange={setSesi} />
      <PilihJauhInput label="Kelas" sumber={sumberKelas} value={idKelasDefault} onChange={setKelas} />
      <TeksInput
        label="Alasan"
        description="Wajib bila Supervisor mengubah periode berjalan mahasiswa yang sudah memiliki KRS."
        maks={255}
        value={alasan}
        onChange={setAlasan}
      />
    </PeriksaDialog>
  )
}

function Akibat({ hasil, periode }: { hasil: PenempatanHasil; periode: number }) {
  return (
    <Stack gap="sm">
      <Text size="sm">
        {hasil.menunggu > 0
          ? `${formatAngka(hasil.menunggu)} mahasiswa berubah saat ${labelPeriode(periode)} berjalan.`
          : `${formatAngka(hasil.berubah)} mahasiswa berubah sekarang.`}
        {hasil.sama > 0 && ` ${formatAngka(hasil.sama)} sudah demikian.`}
        {hasil.krs > 0 && ` ${formatAngka(hasil.krs)} sudah memiliki KRS pada periode ini: perlu Supervisor dengan alasan.`}
        {hasil.lewatPekerjaan && ' Pengubahan berjalan sebagai pekerjaan.'}
      </Text>
      <PerubahanTable perubahan={hasil.perubahan} nama={NAMA} />
      <DitolakAlert ditolak={hasil.ditolak} />
    </Stack>
  )
}
