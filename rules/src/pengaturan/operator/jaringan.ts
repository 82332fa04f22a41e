type Alamat = { readonly nilai: bigint; readonly lebar: 32 | 128 }

function bacaIpv4(teks: string): Alamat | null {
  if (!/^\d{1,3}(\.\d{1,3}){3}$/.test(teks)) return null
  const bagian = teks.split('.').map(Number)
  if (bagian.some((angka) => angka > 255)) return null
  return { nilai: bagian.reduce((nilai, angka) => nilai * 256n + BigInt(angka), 0n), lebar: 32 }
}

const kelompok = (teks: string): string[] => (teks === '' ? [] : teks.split(':'))

function bacaIpv6(teks: string): Alamat | null {
  if (!teks.includes(':')) return null
  const [kiri = '', kanan, lebih] = teks.split('::')
  if (lebih !== undefined) return null
  const [awal, akhir] = [kelompok(kiri), kelompok(kanan ?? '')]
  const kosong = 8 - awal.length - akhir.length
  if (kanan === undefined ? kosong !== 0 : kosong < 1) return null
  const semua = [...awal, ...Array.from({ length: kosong }, () => '0'), ...akhir]
  if (!semua.every((satu) => /^[0-9a-f]{1,4}$/i.test(satu))) return null
  return { nilai: semua.reduce((nilai, satu) => nilai * 65_536n + BigInt(`0x${satu}`), 0n), lebar: 128 }
}

/**
 * Answers whether a text is a network address: IPv4 or IPv6, with the length of its mask or as a single address, and
 * nothing set behind the mask: 10.1.0.0/16 is a network, 10.1.2.3/16 is a computer in it. PostgreSQL's cidr asks the same.
 */
export function jaringanSah(teks: string): boolean {
  const [alamatTeks = '', topeng, lebih] = teks.trim().split('/')
  const alamat = bacaIpv4(alamatTeks) ?? bacaIpv6(alamatTeks)
  if (alamat === null || lebih !== undefined) return false
  if (topeng === undefined) return true
  if (!/^\d{1,3}$/.test(topeng) || Number(topeng) > alamat.lebar) return false
  return alamat.nilai % 2n ** BigInt(alamat.lebar - Number(topeng)) === 0n
}

/** Answers the message for the first line that is no network address, counted as a person counts lines, or null; blank lines are allowed. */
export function galatJaringan(baris: readonly string[]): string | null {
  const salah = baris.findIndex((teks) => teks.trim() !== '' && !jaringanSah(teks))
  return salah === -1 ? null : `Baris ${salah + 1} bukan alamat jaringan`
}
