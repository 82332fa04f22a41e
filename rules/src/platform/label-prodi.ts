/** Answers the label of a study program: jenjang + ' - ' + name, 'S1 - Teknik Informatika' (PL-R45). */
export function labelProdi(jenjangProdi: string, namaProdi: string): string {
  return `${jenjangProdi} - ${namaProdi}`
}
