import { api } from '../../../api'
import { Linimasa } from '../../linimasa/linimasa'

const SARING = {
  label: 'Area',
  semua: 'Semua area',
  pilihan: [
    { value: 'data-master', label: 'Data master' },
    { value: 'status', label: 'Status' },
    { value: 'dokumen', label: 'Dokumen' },
    { value: 'akun', label: 'Akun' },
    { value: 'akademik', label: 'Akademik' },
  ],
} as const

/** Every change of a student in all areas. */
export const RiwayatTab = ({ id }: { id: string }) => <Linimasa id={id} calls={api.dataMaster.riwayatMahasiswa} saring={SARING} />
