import { BIMBINGAN_57201, LUANG_57201, bolehMembimbing, type Dosen } from './dosen'
import { masihStudi, type Mahasiswa } from './mahasiswa'

/** New students of 57201 who wait for an advisor. */
const TANPA_PA_57201 = 17

interface Bahan {
  readonly mahasiswa: readonly Mahasiswa[]
  readonly dosen: readonly Dosen[]
  readonly kodeProdi: readonly string[]
  readonly lengkap: boolean
}

/** Advisees in blocks as even as can be. */
function bagiRata(mahasiswa: readonly Mahasiswa[], dosen: readonly Dosen[]): void {
  if (dosen.length === 0) return
  for (const [i, m] of mahasiswa.entries()) m.pa = dosen[Math.floor((i * dosen.length) / mahasiswa.length)]?.n ?? -1
}

function bagi57201(mahasiswa: readonly Mahasiswa[], dosen: readonly Dosen[]): void {
  const luang = dosen.filter((d) => LUANG_57201.includes(d.nama))
  const penuh = dosen.filter((d) => !LUANG_57201.includes(d.nama))
  const baru = mahasiswa.filter((m) => m.angkatan === 2025)
  const tanpa = new Set(baru.slice(-TANPA_PA_57201).map((m) => m.n))
  const sisa = mahasiswa.filter((m) => !tanpa.has(m.n))
  let dari = 0
  for (const [i, d] of luang.entries()) {
    const banyak = BIMBINGAN_57201[i] ?? 0
    for (const m of sisa.slice(dari, dari + banyak)) m.pa = d.n
    dari += banyak
  }
  bagiRata(sisa.slice(dari), penuh)
  // Nobody else has room: the limit of each is what he has.
  for (const d of penuh) d.maksPa = sisa.filter((m) => m.pa === d.n).length
}

/** Gives every studying student an advisor of the own prodi, but for one in 200 and the named ones of 57201. */
export function tetapkanPembimbing({ mahasiswa, dosen, kodeProdi, lengkap }: Bahan): void {
  for (const [prodi, kode] of kodeProdi.entries()) {
    const studi = mahasiswa.filter((m) => m.prodi === prodi && masihStudi(m))
    const boleh = dosen.filter((d) => d.prodi === prodi && bolehMembimbing(d))
    if (lengkap && kode === '57201') {
      bagi57201(studi, boleh)
      continue
    }
    bagiRata(
      studi.filter((m) => m.n % 200 !== 77),
      boleh,
    )
    pembimbingBernama(studi, boleh)
    if (lengkap && kode === '61201')
      pembimbingPergi(
        studi,
        dosen.filter((d) => d.prodi === prodi),
      )
    for (const d of boleh) {
      const beban = studi.filter((m) => m.pa === d.n).length
      d.maksPa = Math.max(30, Math.ceil(beban / 10) * 10)
    }
  }
}

/** Students whose advisor has left, for the guard of consistency. */
const DITINGGALKAN = 4

/** A few of one cohort are still written down with somebody who does not work any more. */
function pembimbingPergi(studi: readonly Mahasiswa[], dosen: readonly Dosen[]): void {
  const pergi = dosen.find(({ keaktifan }) => !['1', '24', '26'].includes(keaktifan))
  if (pergi === undefined) return
  for (const m of studi.filter(({ angkatan, pa, bernama }) => angkatan === 2022 && pa >= 0 && !bernama).slice(0, DITINGGALKAN))
    m.pa = pergi.n
}

/** Dosen A advises 2301010001 (decisions 6). */
function pembimbingBernama(studi: readonly Mahasiswa[], dosen: readonly Dosen[]): void {
  const a = dosen.find((d) => d.nama === 'Dosen A')
  const m = studi.find((x) => x.nim === '2301010001')
  if (a !== undefined && m !== undefined) m.pa = a.n
}
