import type { ImportContext } from '../../../../kit/import/import-kind'
import { todayOf } from '../../../../tenant/today'
import { tanyaRujukan, type Rujukan } from '../rujukan'
import { kolomOrang, kolomOrangTua, periksaSelOrang } from '../sel-orang'
import { kelasOf, kolomRegistrasi, pembimbingOf, periksaSelRegistrasi, prodiOf } from '../sel-registrasi'
import { putuskanOrang, sasaranOf, tanyaTercatat, type Tercatat } from './orang'
import type { BarisBaru, RencanaBaru } from './rencana'

/** Looks at new students: references, access, DM-R1 to R4; a registration that is here already stays as it is. */
export async function periksaBaru(context: ImportContext, rows: readonly BarisBaru[]): Promise<void> {
  const rujukan = await tanyaRujukan(context, rows)
  const tercatat = await tanyaTercatat(context.db, rows)
  for (const row of rows) periksaBaris(row, { rujukan, tercatat, session: context.session, hariIni: todayOf(context) })
}

type Tahu = { rujukan: Rujukan; tercatat: Tercatat; session: ImportContext['session']; hariIni: string }

/** A row must carry what finds it again: its NIM, or a number of the person. */
function periksaKunci(row: BarisBaru): void {
  const KUNCI = ['nim', 'nik', 'noPaspor'] as const
  const ada = KUNCI.some((field) => row.nilai[field]) || row.temuan.some(({ kolom }) => KUNCI.some((field) => field === kolom))
  if (!ada) row.salah('nim', 'Isi NIM, atau NIK bila NIM dibuat oleh sistem')
}

const angkatanOf = ({ nilai: { periodeMasuk } }: BarisBaru) => (periodeMasuk === undefined ? undefined : Math.floor(periodeMasuk / 10))

function periksaBaris(row: BarisBaru, { rujukan, tercatat, session, hariIni }: Tahu): void {
  const idProdi = prodiOf(row, rujukan, session)
  const orang = kolomOrang(row, rujukan)
  const orangTua = kolomOrangTua(row, rujukan)
  const registrasi = kolomRegistrasi(row, rujukan)
  periksaSelOrang(row, orang, hariIni)
  periksaSelRegistrasi(row, registrasi, { rujukan, tanggalLahir: row.nilai.tanggalLahir ?? null })
  periksaKunci(row)
  const kelas = kelasOf(row, rujukan, { idProdi, angkatan: angkatanOf(row) })
  row.sasaran = sasaranOf(row, tercatat, idProdi)
  if (row.sasaran !== null) return
  const idBiodata = putuskanOrang(row, tercatat)
  const idDosenPa = pembimbingOf(row, rujukan) ?? null
  const tempat = { idProdi, idKelasDefault: kelas?.id ?? null, idKelompokSesi: sesiOf(registrasi, rujukan) }
  row.rencana = {
    nim: row.nilai.nim ?? null,
    idBiodata,
    orang,
    orangTua,
    // Of a row that passed every required cell is here; the plan of a refused one is not written.
    registrasi: { ...registrasi, ...tempat } as unknown as RencanaBaru['registrasi'],
    sekolah: sekolahOf(registrasi, row.nilai.tahunLulusSekolah),
    idDosenPa,
    idDosenWali: kelas?.idDosenWali ?? null,
  }
}

const sesiOf = ({ idJenisKelas }: Record<string, unknown>, { jenisKelas }: Rujukan): string | null =>
  jenisKelas.get(String(idJenisKelas))?.idKelompokSesi ?? null

const sekolahOf = ({ idSekolah }: Record<string, unknown>, tahunLulus: number | null | undefined) =>
  typeof idSekolah === 'string' ? { idSekolah, tahunLulus: tahunLulus ?? null } : null
