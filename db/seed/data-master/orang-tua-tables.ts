import type { CollegeSeed } from '../college-seed'
import { hariSesudah } from '../kit/calendar'
import { line, type Cell, type TableRows } from '../kit/copy-text'
import { Random, hash32 } from '../kit/random'
import { Kekurangan, ada, nomorHp, persons } from './kekurangan'
import type { Titik } from './kelengkapan-demo'
import { namaKerabat } from './nama'
import { Penduduk, type Orang } from './orang'

const PENDIDIKAN = [
  ['4', 18],
  ['5', 16],
  ['6', 40],
  ['22', 6],
  ['30', 17],
  ['35', 3],
] as const
const PEKERJAAN = [
  ['3', 16],
  ['5', 14],
  ['6', 20],
  ['7', 10],
  ['9', 18],
  ['11', 12],
  ['12', 3],
  ['16', 5],
  ['2', 2],
] as const
const PENGHASILAN = [
  ['11', 8],
  ['12', 18],
  ['13', 30],
  ['14', 28],
  ['15', 14],
  ['16', 2],
] as const

type Peran = 'ayah' | 'ibu' | 'wali'

/** Work and income of a parent; who has died has neither (pekerjaan 98). */
function nafkah(peran: Peran, acak: Random): Cell[] {
  const pendidikan = acak.weighted(PENDIDIKAN)
  if (peran !== 'wali' && acak.chance(peran === 'ayah' ? 0.06 : 0.03)) return [pendidikan, '98', null, false, null]
  const diRumah = peran === 'ibu' && acak.chance(0.5)
  return [pendidikan, diRumah ? '1' : acak.weighted(PEKERJAAN), acak.weighted(PENGHASILAN), true, nomorHp(acak)]
}

function namaOrangTua(o: Orang, { peran, kurang, acak }: { peran: Peran; kurang: ReadonlySet<Titik>; acak: Random }): string | null {
  return peran === 'ibu' ? ada(kurang, 'ibu', o.ibu) : namaKerabat(acak, o.suku, 'L')
}

function* barisOrangTua(college: CollegeSeed): Generator<string> {
  const acak = new Random(hash32(`${college.id}/orang_tua`))
  const penduduk = new Penduduk(college)
  const kekurangan = new Kekurangan(college)
  const [id, idBiodata] = [college.ids('orang_tua'), college.ids('biodata')]
  for (const n of persons(college)) {
    const o = penduduk.orang(n)
    const kurang = kekurangan.dari(n)
    const daftar: readonly Peran[] = acak.restart(n).chance(0.08) ? ['ayah', 'ibu', 'wali'] : ['ayah', 'ibu']
    for (const [i, peran] of daftar.entries()) {
      yield line([
        college.id,
        id(n * 3 + i),
        idBiodata(n),
        peran,
        namaOrangTua(o, { peran, kurang, acak }),
        null,
        hariSesudah(o.tanggalLahir, -acak.int(7600, 14_000)),
        ...nafkah(peran, acak),
        acak.chance(0.2) ? `${peran}${n}@keluarga.test` : null,
        null,
        peran === 'wali' ? acak.pick(['paman/bibi', 'kakek/nenek', 'saudara']) : null,
      ])
    }
  }
}

/** Answers the rows of parents and guardians. */
export function* orangTuaTables(college: CollegeSeed): Generator<TableRows> {
  yield {
    table: 'orang_tua',
    columns: [
      'college_id',
      'id',
      'id_biodata',
      'peran',
      'nama',
      'nik',
      'tanggal_lahir',
      'id_pendidikan',
      'id_pekerjaan',
      'id_penghasilan',
      'masih_hidup',
      'handphone',
      'email',
      'alamat',
      'hubungan',
    ],
    lines: barisOrangTua(college),
  }
}
