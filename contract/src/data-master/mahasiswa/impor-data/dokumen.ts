import { z } from 'zod'
import { text } from '../../../kit/fields'
import { declareImport } from '../../../kit/import'
import { archiveImportCalls } from '../../../kit/import-archive'
import { Nim } from '../tulis'

/** A paper of the ZIP. */
const DokumenRow = z.object({
  berkas: text(500).meta({ title: 'Berkas dalam ZIP' }),
  nim: Nim,
  jenis: z.string().trim().min(1).max(100).meta({ title: 'Jenis dokumen' }),
})
export type DokumenRow = z.output<typeof DokumenRow>

export const IMPOR_DOKUMEN = declareImport({
  jenis: 'dokumen-mahasiswa',
  title: 'Impor Dokumen Massal',
  row: DokumenRow,
  key: ['nim', 'jenis'],
  columns: {
    berkas: { fixed: true, example: '2301010001_ijazah_asal.pdf', hint: 'NIM, garis bawah, lalu kode jenis dokumen.' },
    nim: { example: '2301010001', hint: 'Dibaca dari nama berkas; dapat diperbaiki pada langkah Periksa.' },
    jenis: { example: 'ijazah_asal', hint: 'Kode atau nama dari lembar jenis-dokumen.' },
  },
  arsip: { pola: '{nim}_{jenis}.pdf', ekstensi: ['pdf', 'jpg', 'jpeg', 'png'] },
})

export const imporDokumen = archiveImportCalls({ path: '/v2/master/impor-mahasiswa/dokumen', scope: 'F3' })
