import { expect, test } from 'vitest'
import { daftarPlaceholder } from '@sivitas/rules/pengaturan/template/placeholder'
import { isiKartu, type FaktaKartu } from '@sivitas/rules/data-master/isi-kartu'

const FAKTA: FaktaKartu = {
  nim: '2301010001',
  nama: 'Mahasiswa A',
  angkatan: 2023,
  namaStatus: 'Aktif',
  jenjangProdi: 'S1',
  namaProdi: 'Informatika',
  namaFakultas: 'Fakultas Teknik',
  namaPa: null,
  tempatLahir: null,
  tanggalLahir: '2005-08-17',
  golonganDarah: null,
  alamat: null,
  jenisKelas: 'Reguler Pagi',
  kampus: 'Kampus Utama',
  kontakDarurat: { nama: 'Wali A', hubungan: 'ibu', handphone: '+628123456789' },
  nomorKartu: '2301010001-01',
  berlakuSampai: '2027-08-31',
}

test('a card says every word that its template may name, and nothing for what a student has not', () => {
  const isi = isiKartu(FAKTA)
  const milikKartu = daftarPlaceholder('ktm').filter(({ kelompok }) => kelompok === 'Kartu' || kelompok === 'Mahasiswa')
  for (const { nama } of milikKartu) expect(Object.keys(isi)).toContain(nama)
  expect(isi).toMatchObject({
    prodi: 'S1 - Informatika',
    berlakuSampai: '31 Agustus 2027',
    tempatTanggalLahir: '17 Agustus 2005',
    kontakDarurat: 'Wali A (ibu), +628123456789',
    golonganDarah: null,
  })
  expect(isiKartu({ ...FAKTA, kontakDarurat: {} })).toMatchObject({ kontakDarurat: null })
})
