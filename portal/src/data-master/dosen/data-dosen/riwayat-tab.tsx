import { api } from '../../../api'
import { Linimasa } from '../../linimasa/linimasa'

const SARING = {
  label: 'Jenis',
  semua: 'Semua jenis',
  pilihan: [
    { value: 'biodata', label: 'Data dosen' },
    { value: 'penugasan', label: 'Penugasan' },
    { value: 'jabatan', label: 'Jabatan & pangkat' },
    { value: 'pendidikan', label: 'Pendidikan' },
    { value: 'sertifikasi', label: 'Sertifikasi' },
    { value: 'status', label: 'Status keaktifan' },
    { value: 'mengajar', label: 'Mengajar' },
    { value: 'pa', label: 'Bimbingan PA' },
    { value: 'dokumen', label: 'Dokumen' },
    { value: 'kartu', label: 'Kartu' },
    { value: 'akun', label: 'Akun' },
  ],
} as const

/** Every change of a lecturer, of his histories and of his work. */
export const RiwayatTab = ({ id }: { id: string }) => <Linimasa id={id} calls={api.dataMaster.linimasaDosen} saring={SARING} />
