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

function periksaBaris(row: BarisBaru, { rujukan, tercatat, session, hariIni }: Tahu): void {
  const { nilai } = row
  const idProdi = prodiOf(row, rujukan, session)
  const orang = kolomOrang(row, rujukan)
  const orangTua = kolomOrangTua(row, rujukan)
  const registrasi = kolomRegistrasi(row, rujukan)
  periksaSelOrang(row, orang, hariIni)
  periksaSelRegistrasi(row, registrasi, { rujukan, tanggalLahir: nilai.tanggalLahir ?? null })
  const dikenali =
    nilai.nim || nilai.nik || nilai.noPaspor || row.temuan.some(({ kolom }) => kolom === 'nim' || kolom === 'nik' || kolom === 'noPaspor')
  if (!dikenali) row.salah('nim', 'Isi NIM, atau NIK bila NIM dibuat oleh sistem')
  const angkatan = nilai.periodeMasuk === undefined ? undefined : Math.floor(nilai.periodeMasuk / 10)
  const kelas = kelasOf(row, rujukan, { idProdi, angkatan })
  row.sasaran = sasaranOf(row, tercatat, idProdi)
  if (row.sasaran !== null) return
  const idBiodata = putuskanOrang(row, tercatat)
  const idDosenPa = pembimbingOf(row, rujukan) ?? null
  if (row.status === 'salah') return
  row.rencana = {
    nim: nilai.nim ?? null,
    idBiodata,
    orang,
    orangTua,
    // Required cells that passed are here, or the row would stand refused above.
    registrasi: {
      ...registrasi,
      idProdi,
      idKelasDefault: kelas?.id ?? null,
      idKelompokSesi: sesiOf(registrasi, rujukan),
    } as unknown as RencanaBaru['registrasi'],
    sekolah: sekolahOf(registrasi, nilai.tahunLulusSekolah),
    idDosenPa,
    idDosenWali: kelas?.idDosenWali ?? null,
  }
}

const sesiOf = ({ idJenisKelas }: Record<string, unknown>, { jenisKelas }: Rujukan): string | null =>
  jenisKelas.get(String(idJenisKelas))?.idKelompokSesi ?? null

const sekolahOf = ({ idSekolah }: Record<string, unknown>, tahunLulus: number | null | undefined) =>
  typeof idSekolah === 'string' ? { idSekolah, tahunLulus: tahunLulus ?? null } : null
