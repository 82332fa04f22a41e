import type { Dampak, DampakInput } from '@sivitas/contract/pengaturan/dampak'
import { hurufDari } from '@sivitas/rules/akademik/skala'
import { formatAngka } from '@sivitas/rules/platform/angka'
import { formatTanggal } from '@sivitas/rules/platform/tanggal'
import type { Db } from '../../db/client'
import { listSkala, skalaBerlaku, type Skala } from '../skala-nilai/skala'
import { periksaSkala } from '../skala-nilai/tulis'
import { listNilaiTerbuka, listOrang, type NilaiTerbuka } from './queries'
import { banyak, kalimat, rangkum, type Kena } from './rangkum'
import type { Saat } from './saat'

type Usulan = Extract<DampakInput, { jenis: 'skala-nilai' }>
type Beda = NilaiTerbuka & { baru: string; arah: Kena['arah'] }

/** The proposal as if it were in force already: the preview tells what it would change, whenever it begins. */
const sebagaiSkala = ({ usulan }: Usulan): Skala => ({
  id: 'usulan',
  versi: 0,
  diubahPada: new Date(0),
  lingkup: 'usulan',
  jenjang: usulan.jenjang ?? null,
  idProdi: usulan.idProdi ?? null,
  berlakuMulai: '0001-01-01',
  berlakuAkhir: null,
  baris: usulan.baris,
  khusus: [],
})

function bedaan(daftar: readonly Skala[], usulan: Skala, nilai: readonly NilaiTerbuka[]): Beda[] {
  const kenal = new Map<string, boolean>()
  const indeks = new Map(daftar.flatMap((s) => s.baris).map((b) => [b.huruf, b.indeks]))
  return nilai.flatMap((n) => {
    const kena = kenal.get(n.idProdi) ?? tunduk(daftar, usulan, n)
    kenal.set(n.idProdi, kena)
    const baru = kena ? hurufDari(usulan.baris, n.angka) : null
    if (baru === null || baru.huruf === n.huruf) return []
    return [{ ...n, baru: baru.huruf, arah: Math.sign(baru.indeks - (indeks.get(n.huruf) ?? baru.indeks)) as Kena['arah'] }]
  })
}

/** Whether the proposal would be the scale of a class's prodi: a narrower scale that is in force goes before it. */
function tunduk(daftar: readonly Skala[], usulan: Skala, { idProdi, jenjang, mulai }: NilaiTerbuka): boolean {
  const lain = daftar.filter((s) => s.idProdi !== usulan.idProdi || s.jenjang !== usulan.jenjang)
  return skalaBerlaku([...lain, usulan], { idProdi, jenjang }, mulai)?.id === usulan.id
}

/** Which open grades and classes of a running period another scale would read differently; final grades never change (AK-R38). */
export async function dampakSkala(db: Db, input: Usulan, saat: Saat): Promise<Dampak> {
  periksaSkala(input.usulan.baris)
  const nilai = await listNilaiTerbuka(db)
  const beda = bedaan(await listSkala(db), sebagaiSkala(input), nilai)
  const orang = new Map((await listOrang(db, [...new Set(beda.map((b) => b.idMahasiswa))])).map((o) => [o.id, o]))
  const kena = beda.flatMap((b): Kena[] => {
    const o = orang.get(b.idMahasiswa)
    const kelas = `${b.kodeMakul}-${b.namaKelas}: ${formatAngka(b.angka, 2)}`
    return o ? [{ ...o, sebelum: `${kelas} ${b.huruf}`, sesudah: b.baru, arah: b.arah }] : []
  })
  const kelas = new Set(beda.map((b) => b.idKelas)).size
  const kemudian = nilai.some((n) => n.mulai < input.usulan.berlakuMulai)
  const ringkas = kalimat(
    kelas > 0 && `${banyak(kelas, 'kelas')} periode berjalan terbaca berbeda, ${banyak(beda.length, 'nilai')} di dalamnya`,
    kelas === 0 && 'Tidak ada kelas periode berjalan yang terbaca berbeda',
    kemudian &&
      `Skala mulai ${formatTanggal(input.usulan.berlakuMulai)} belum berlaku bagi periode yang sudah berjalan; kelasnya tetap memakai skala lama`,
    'Nilai yang sudah final tidak berubah',
  )
  return rangkum(kena, ringkas, saat)
}
