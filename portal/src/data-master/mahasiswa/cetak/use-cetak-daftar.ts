import { useNavigate } from 'react-router'
import { api } from '../../../api'
import { toast } from '../../../kit/feedback/toast'
import type { BulkAction } from '../../../kit/page/bulk'
import { alamatCetak, CENTANG_MAKS } from './alamat-cetak'

/** 'Cetak daftar' of the list of students: opens the print with the same filters, or with those that are ticked. */
export function useCetakDaftar<Row>(): BulkAction<Row> {
  const navigate = useNavigate()
  return {
    label: 'Cetak daftar',
    call: api.dataMaster.cetakBiasa,
    open: (target) => {
      const alamat = alamatCetak(target)
      if (alamat === null)
        toast.gagal(`Centang paling banyak ${CENTANG_MAKS} mahasiswa, atau saring daftarnya lalu pilih semua hasil tanpa pengecualian.`)
      else void navigate(alamat)
    },
  }
}
