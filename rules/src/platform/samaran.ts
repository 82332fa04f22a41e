/** Keeps the ends of a text and stars the middle; what is too short to keep a secret is starred whole. */
function samarkan(teks: string, depan: number, belakang: number): string {
  const huruf = Array.from(teks)
  if (huruf.length <= depan + belakang) return '*'.repeat(huruf.length)
  return [...huruf.slice(0, depan), '*'.repeat(huruf.length - depan - belakang), ...huruf.slice(huruf.length - belakang)].join('')
}

/** Answers a name for the public check of a document: the first letter of each word, 'Mahasiswa A' -> 'M******** A' (PL-R56). */
export function samarkanNama(nama: string): string {
  return nama
    .trim()
    .split(/\s+/)
    .map((kata) => {
      const [awal = '', ...sisa] = kata
      return awal + '*'.repeat(sisa.length)
    })
    .join(' ')
}

/** Answers a NIM of which only the last 4 characters show (PL-R56). */
export function samarkanNim(nim: string): string {
  return samarkan(nim, 0, 4)
}

/** Answers NIK or phone for the audit log: first and last 4, '3273********0001' (table auditLog). */
export function samarkanNik(nik: string): string {
  return samarkan(nik, 4, 4)
}

/** Answers NIK or noKk for lists and exports of data-master: first 6, last 4, '327301******0002' (DM-R27). */
export function samarkanNikDaftar(nik: string): string {
  return samarkan(nik, 6, 4)
}
