import { OperatorInput } from '@sivitas/contract/pengaturan/operator/operator'
import { useQueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import { api } from '../../../api'
import { useKonfirmasi } from '../../../kit/feedback/konfirmasi'
import { useFormulir } from '../../../kit/form/use-formulir'
import { ApiError } from '../../../kit/galat'
import type { OperatorRow } from './columns'

const { password: _password, ...tanpaSandi } = OperatorInput.shape
/** Another's password is set by 'Atur ulang kata sandi', never in passing. */
const UbahInput = z.object(tanpaSandi)

const KOSONG = {
  nama: '',
  username: '',
  email: null,
  telepon: null,
  supervisor: false,
  role: [],
  prodi: '',
  idLokasi: null,
  berlakuSelesai: null,
  idFoto: null,
  password: '',
}

const isianOf = ({ nama, username, email, telepon, supervisor, role, prodi, idLokasi, berlakuSelesai, idFoto }: OperatorRow) => ({
  nama,
  username,
  email,
  telepon,
  supervisor,
  prodi,
  idLokasi,
  berlakuSelesai,
  idFoto,
  role: role.map(({ idHakAkses, berlakuMulai, berlakuSelesai: sampai }) => ({ idHakAkses, berlakuMulai, berlakuSelesai: sampai })),
})

type Dibuat = Awaited<ReturnType<typeof api.pengaturan.operator.create.call>>['data']

/** The account behind a taken username, where it could become this operator's. */
function akunLain(error: unknown): string | null {
  const { rincian } = error instanceof ApiError ? error : { rincian: null }
  return typeof rincian === 'object' && rincian !== null && 'idAkun' in rincian && typeof rincian.idAkun === 'string'
    ? rincian.idAkun
    : null
}

/** A new operator. A lecturer's username is no dead end: his account can become the operator's (table akun). */
export function useOperatorBaru(onSelesai: (operator: Dibuat) => void) {
  const konfirmasi = useKonfirmasi()
  const queryClient = useQueryClient()
  return useFormulir({
    schema: OperatorInput,
    nama: 'Tambah operator',
    values: KOSONG,
    pesan: 'Data berhasil ditambahkan',
    simpan: async (values, { idempotencyKey }) => {
      try {
        return (await api.pengaturan.operator.create.call(values, { context: { idempotencyKey } })).data
      } catch (error) {
        const idAkun = akunLain(error)
        if (idAkun === null) throw error
        const setuju = await konfirmasi({
          judul: 'Akun sudah ada',
          pesan: `Nama pengguna ${values.username} milik akun dosen. Jadikan ia operator?`,
          akibat: ['Ia masuk dengan kata sandi yang sama; tidak ada kata sandi baru.'],
          setuju: 'Jadikan operator',
          aman: true,
        })
        if (!setuju) throw error
        return (await api.pengaturan.operator.create.call({ ...values, idAkun })).data
      }
    },
    berhasil: (operator) => {
      void queryClient.invalidateQueries({ queryKey: api.pengaturan.key() })
      onSelesai(operator)
    },
  })
}

/** An operator as he is stored. */
export function useOperatorUbah(operator: OperatorRow, { terkunci, onSelesai }: { terkunci: boolean; onSelesai: () => void }) {
  const queryClient = useQueryClient()
  const { id } = operator
  return useFormulir({
    schema: UbahInput,
    nama: terkunci ? operator.nama : `Ubah ${operator.nama}`,
    values: isianOf(operator),
    pesan: 'Data berhasil diubah',
    terkunci,
    simpan: (values, { versi }) => api.pengaturan.operator.update.call({ ...values, idOperator: id, versi: versi ?? operator.versi }),
    berhasil: () => {
      void queryClient.invalidateQueries({ queryKey: api.pengaturan.key() })
      onSelesai()
    },
    versi: {
      kini: operator.versi,
      segarkan: async () => {
        const { data } = await api.pengaturan.operator.get.call({ id })
        return { values: isianOf(data), versi: data.versi }
      },
    },
  })
}
