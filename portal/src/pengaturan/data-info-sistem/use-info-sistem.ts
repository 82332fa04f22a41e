import { InfoSistemInput, type InfoSistem, type KopSusunan } from '@sivitas/contract/pengaturan/info-sistem'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import { api } from '../../api'
import { muatSitus } from '../../auth/institution'
import { useKonfirmasi } from '../../kit/feedback/konfirmasi'
import { useFormulir } from '../../kit/form/use-formulir'
import { galatDari } from '../../kit/galat'
import { useMay } from '../../kit/izin/can'

const baris = (nomor: number) =>
  z
    .string()
    .trim()
    .max(100)
    .meta({ title: `Baris ${nomor}` })

/** The form has the five lines of the letterhead side by side; the call has them in one value. */
export const IsiInfo = InfoSistemInput.omit({ kopSusunan: true }).extend({
  kop1: baris(1),
  kop2: baris(2),
  kop3: baris(3),
  kop4: baris(4),
  kop5: baris(5),
  garis: z.enum(['tanpa', 'tunggal', 'ganda']).meta({ title: 'Garis' }),
})
export type IsiInfo = z.output<typeof IsiInfo>

export const useInfoSistem = () =>
  useQuery(api.pengaturan.infoSistem.get.queryOptions({ refetchOnMount: 'always', refetchOnWindowFocus: false }))

const KOSONG: KopSusunan = { baris: ['', '', '', '', ''], garis: 'tunggal' }

function isiDari({ kopSusunan, ...info }: InfoSistem) {
  const { baris: isi, garis } = kopSusunan ?? KOSONG
  const [kop1, kop2, kop3, kop4, kop5] = isi
  return { ...info, kop1, kop2, kop3, kop4, kop5, garis }
}

/** From the form to the call; a letterhead without a single line is none. */
function kirimanDari({ kop1, kop2, kop3, kop4, kop5, garis, ...isi }: IsiInfo) {
  const baris: KopSusunan['baris'] = [kop1, kop2, kop3, kop4, kop5]
  return { ...isi, kopSusunan: baris.some((satu) => satu !== '') ? { baris, garis } : null }
}

/** Two questions: a zone moves every window of the college. */
function useTanyaZona() {
  const tanya = useKonfirmasi()
  return async (pesan: string): Promise<boolean> => {
    const pertama = await tanya({ judul: 'Ubah zona waktu', pesan, setuju: 'Ubah zona waktu', aman: true })
    if (!pertama) return false
    const akibat = ['Jam buka dan tutup yang sudah diumumkan ikut bergeser.', 'Periksa Jadwal Sistem Akademik setelah menyimpan.']
    return await tanya({ judul: 'Ubah zona waktu', pesan: 'Anda yakin?', akibat, setuju: 'Ya, ubah', aman: true })
  }
}

/** The form of the system info; what it saves shows on every page at once. */
export function useFormInfo(info: InfoSistem) {
  const queryClient = useQueryClient()
  const tanyaZona = useTanyaZona()
  const may = useMay()
  const { infoSistem } = api.pengaturan
  return useFormulir({
    schema: IsiInfo,
    nama: 'Info sistem',
    values: isiDari(info),
    pesan: 'Data berhasil diubah',
    terkunci: !may(infoSistem.update),
    simpan: async (isi, tanda) => {
      const kiriman = { ...kirimanDari(isi), versi: tanda.versi ?? info.versi }
      try {
        return await infoSistem.update.call(kiriman)
      } catch (error) {
        const { type, message } = galatDari(error)
        if (type === 'perlu_konfirmasi' && (await tanyaZona(message))) return await infoSistem.update.call({ ...kiriman, yakinZona: true })
        throw error
      }
    },
    berhasil: () => {
      void queryClient.invalidateQueries({ queryKey: infoSistem.key() })
      void muatSitus()
    },
    versi: {
      kini: info.versi,
      segarkan: async () => {
        const { data } = await infoSistem.get.call()
        return { values: isiDari(data), versi: data.versi }
      },
    },
  })
}
