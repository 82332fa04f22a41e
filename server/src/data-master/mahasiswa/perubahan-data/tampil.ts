import { judulPerubahan, type FieldPerubahan, type PerubahanData } from '@sivitas/contract/data-master/mahasiswa/perubahan-data'
import { labelProdi } from '@sivitas/rules/platform/label-prodi'
import { samarkanNama, samarkanNikDaftar } from '@sivitas/rules/platform/samaran'
import { selisihHari } from '@sivitas/rules/platform/tanggal-sah'
import { hariIni, type ZonaWaktu } from '@sivitas/rules/platform/zona-waktu'
import type { Context } from '../../../auth/context'
import { todayOf } from '../../../tenant/today'
import { sudahDilaporkan } from '../tulis/terkirim'
import type { IsianTampil, PerubahanRow } from './perubahan-queries'

/** What nobody reads in passing (DM-R27). */
const SAMAR: Readonly<Partial<Record<FieldPerubahan, (teks: string) => string>>> = {
  nik: samarkanNikDaftar,
  noKk: samarkanNikDaftar,
  npwp: samarkanNikDaftar,
  noPaspor: samarkanNikDaftar,
  namaIbuKandung: samarkanNama,
}

function isianTampil(satu: IsianTampil, rahasia: boolean): PerubahanData['isian'][number] {
  const { field, putusan, alasan } = satu
  const samarkan = (teks: string | null) => (teks === null || rahasia ? teks : (SAMAR[field]?.(teks) ?? teks))
  return {
    field,
    judul: judulPerubahan(field),
    lama: samarkan(satu.namaLama),
    baru: samarkan(satu.namaBaru),
    putusan,
    alasan,
    berubah: putusan === null && nilaiBerubah(satu, satu.kini),
  }
}

/** Whether a person's value became another one since the request was made; one that is the wished value already hinders nobody. */
export const nilaiBerubah = ({ lama, baru }: Pick<IsianTampil, 'lama' | 'baru'>, kini: string | null): boolean =>
  kini !== lama && kini !== baru

/** Whole days between an instant and today, as the college counts them. */
export const umurHari = (context: Pick<Context, 'tenant'>, sejak: Date): number =>
  selisihHari(hariIni(sejak.getTime(), context.tenant.college.zonaWaktu as ZonaWaktu), todayOf(context))

/** From the stored row to the answered one. */
export const tampilPerubahan =
  (context: Pick<Context, 'tenant'>, rahasia = false) =>
  ({ jenjangProdi, namaProdi, statusPddikti, idPddikti, isian, status, ...row }: PerubahanRow): PerubahanData => ({
    ...row,
    status: status as PerubahanData['status'],
    labelProdi: labelProdi(jenjangProdi, namaProdi),
    isian: isian.map((satu) => isianTampil(satu, rahasia)),
    umurHari: umurHari(context, row.diajukanPada),
    dilaporkan: sudahDilaporkan({ statusPddikti, idPddikti }),
    rahasia,
  })

/** The row of a file: each field in one line of text. */
export const barisBerkas = (tampil: (row: PerubahanRow) => PerubahanData) => (row: PerubahanRow) => {
  const { isian, bukti, ...satu } = tampil(row)
  return {
    ...satu,
    isian: isian.map(({ judul, lama, baru }) => `${judul}: ${lama ?? '-'} menjadi ${baru ?? '-'}`),
    bukti: bukti.map(({ nama }) => nama),
  }
}
