import { BAWAAN_JENJANG, type JenjangProdi } from '@sivitas/rules/data-master/jenjang'

type Set = {
  namaProdi: string | null
  namaJenisKelas: string | null
  cakupan: { jenjang: string | null; angkatanMulai: number | null; angkatanSampai: number | null }
}

function sebutAngkatan(mulai: number | null, sampai: number | null): string | null {
  if (mulai === null && sampai === null) return null
  if (mulai === sampai) return `angkatan ${mulai}`
  if (sampai === null) return `angkatan ${mulai} ke atas`
  return mulai === null ? `angkatan sampai ${sampai}` : `angkatan ${mulai}-${sampai}`
}

/** For whom a set is, in words: 'S1 - Teknik Informatika, angkatan 2024-2025'. */
export function sebutCakupan({ namaProdi, namaJenisKelas, cakupan }: Set): string {
  const { jenjang, angkatanMulai, angkatanSampai } = cakupan
  const unit = namaProdi ?? (jenjang === null ? null : `jenjang ${BAWAAN_JENJANG[jenjang as JenjangProdi].nama}`)
  const bagian = [unit, namaJenisKelas === null ? null : `kelas ${namaJenisKelas}`, sebutAngkatan(angkatanMulai, angkatanSampai)]
  return bagian.filter((satu) => satu !== null).join(', ') || 'seluruh perguruan tinggi'
}
