import { api } from '../../auth/guard'
import { biodataDosenCetak } from '../dosen/data-dosen/biodata-cetak'
import { biodataCetak } from '../mahasiswa/cetak/biodata-cetak'
import { lembarKeluar } from '../mahasiswa/cetak/lembar-keluar'
import { kirimCetakan } from './kirim'

const calls = api.dataMaster.cetakOrang

/** What is printed of one person. */
export const cetakOrang = calls.router({
  biodataMahasiswa: calls.biodataMahasiswa.handler(async ({ input, context }) =>
    kirimCetakan(context, await biodataCetak(context, input), input.format),
  ),
  biodataDosen: calls.biodataDosen.handler(async ({ input, context }) =>
    kirimCetakan(context, await biodataDosenCetak(context, input), input.format),
  ),
  lembarKeluar: calls.lembarKeluar.handler(async ({ input, context }) =>
    kirimCetakan(context, await lembarKeluar(context, input.id), input.format),
  ),
})
