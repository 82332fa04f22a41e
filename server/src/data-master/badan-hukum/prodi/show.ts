import type { Prodi, ProdiRow } from '@sivitas/contract/data-master/badan-hukum/prodi'
import { rasioDosen } from '@sivitas/rules/data-master/rasio'
import { labelProdi } from '@sivitas/rules/platform/label-prodi'
import { batasStudi } from '@sivitas/rules/platform/semester-ke'
import { seenOn } from '../akreditasi/ringkas'
import type { selectProdi } from './list-queries'
import type { findProdi } from './queries'

type Row = Awaited<ReturnType<ReturnType<typeof selectProdi>['execute']>>[number]
type Whole = NonNullable<Awaited<ReturnType<typeof findProdi>>>

function akreditasiOf(row: Row, day: string): ProdiRow['akreditasi'] {
  const { peringkat, namaPeringkat, namaLembaga, nomorSk, tanggalMulai, tanggalBerakhir } = row
  if (peringkat === null || nomorSk === null || tanggalMulai === null || tanggalBerakhir === null) return null
  const { berlaku, sisaHari, pesan } = seenOn({ tanggalMulai, tanggalBerakhir }, day)
  return {
    peringkat,
    namaPeringkat: namaPeringkat ?? peringkat,
    lembaga: namaLembaga ?? '',
    nomorSk,
    tanggalBerakhir,
    berlaku,
    sisaHari,
    pesan,
  }
}

/** A row of the list, with ratio and label by their rules. */
export function showRow(row: Row, day: string): ProdiRow {
  const rasio = rasioDosen(row.mahasiswaRasio, row.dosenTetap, row.rasioMaksimum)
  return {
    id: row.id,
    versi: row.versi,
    diubahPada: row.diubahPada,
    kode: row.kode,
    jenjang: row.jenjang,
    jenjangProdi: row.jenjangProdi,
    namaProdi: row.nama,
    labelProdi: labelProdi(row.jenjangProdi, row.nama),
    idFakultas: row.idFakultas,
    namaFakultas: row.namaFakultas,
    idJurusan: row.idJurusan,
    namaJurusan: row.namaJurusan,
    namaKaprodi: row.namaKaprodi,
    akreditasi: akreditasiOf(row, day),
    status: row.status as ProdiRow['status'],
    namaStatus: row.namaStatus,
    mahasiswaAktif: row.mahasiswaAktif,
    dosenTetap: row.dosenTetap,
    rasio: rasio.label,
    rasioMerah: rasio.merah,
    kelengkapan: row.kelengkapan,
  }
}

export function showProdi(row: Whole, day: string): Prodi {
  return { ...row, ...showRow(row, day), rumpun: row.rumpun as Prodi['rumpun'], batasStudi: batasStudi(row) }
}
