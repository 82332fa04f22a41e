/** Plain everyday words: read aloud at a counter they can't be misheard. */
const DEPAN = [
  'kudu', 'batu', 'padi', 'kopi', 'teh', 'roti', 'buku', 'pena', 'meja', 'kaca', 'pintu', 'lampu', 'bambu', 'jati',
  'mawar', 'melati', 'kenari', 'merak', 'rusa', 'badak', 'gajah', 'kancil', 'elang', 'bangau', 'lumba', 'penyu',
  'karang', 'ombak', 'pantai', 'sungai', 'danau', 'gunung', 'lembah', 'sawah', 'ladang', 'kebun', 'taman', 'hutan',
  'awan', 'hujan', 'pelangi', 'bintang', 'bulan', 'fajar', 'senja', 'embun', 'angin', 'salju',
] as const
const BELAKANG = [
  'batik', 'tenun', 'songket', 'wayang', 'gamelan', 'angklung', 'suling', 'rebana', 'kendang', 'kolintang', 'topi',
  'payung', 'tas', 'sepatu', 'sarung', 'selendang', 'lontar', 'keris', 'perahu', 'layar', 'dayung', 'jangkar',
  'kompas', 'peta', 'kapal', 'kereta', 'sepeda', 'becak', 'delman', 'pedati', 'jembatan', 'menara', 'gapura', 'candi',
  'pendopo', 'serambi', 'anyaman', 'ukiran', 'lukisan', 'patung', 'cermin', 'lilin', 'obor', 'lentera', 'tikar',
  'bakul', 'kendi', 'cangkir',
] as const

/**
 * Answers a first password of three parts such as 'kudu-9274-batik' (PL-R6) from three random
 * whole numbers >= 0 of a cryptographic source (the caller draws them; 32 bits each keep the bias
 * of the remainder negligible). About 2^24 passwords: enough behind the lock of PL-R2 until the
 * forced change at the first sign-in. Throws RangeError on a negative or broken number.
 */
export function sandiPertama(acak: readonly [number, number, number]): string {
  const [a, b, c] = acak
  if (![a, b, c].every((n) => Number.isSafeInteger(n) && n >= 0)) {
    throw new RangeError('Bilangan acak harus bilangan bulat >= 0.')
  }
  return `${DEPAN[a % DEPAN.length]}-${1000 + (b % 9000)}-${BELAKANG[c % BELAKANG.length]}`
}
