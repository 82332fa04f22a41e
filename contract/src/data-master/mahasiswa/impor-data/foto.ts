import { z } from 'zod'
import { text } from '../../../kit/fields'
import { declareImport } from '../../../kit/import'
import { archiveImportCalls } from '../../../kit/import-archive'
import { Nim } from '../tulis'

/** A picture of the ZIP. */
const FotoRow = z.object({ berkas: text(500).meta({ title: 'Berkas dalam ZIP' }), nim: Nim })
export type FotoRow = z.output<typeof FotoRow>

export const IMPOR_FOTO = declareImport({
  jenis: 'foto-mahasiswa',
  title: 'Impor Foto Massal',
  row: FotoRow,
  key: ['nim'],
  columns: {
    berkas: { fixed: true, example: '2301010001.jpg', hint: 'Nama berkas adalah NIM; folder di dalam ZIP tidak berarti apa-apa.' },
    nim: { example: '2301010001', hint: 'Dibaca dari nama berkas; dapat diperbaiki pada langkah Periksa.' },
  },
  arsip: { pola: '{nim}.jpg', ekstensi: ['jpg', 'jpeg', 'png'] },
})

export const imporFoto = archiveImportCalls({ path: '/v2/master/impor-mahasiswa/foto', scope: 'F3' })
