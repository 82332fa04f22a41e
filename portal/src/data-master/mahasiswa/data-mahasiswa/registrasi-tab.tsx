import { MahasiswaLengkap } from '@sivitas/contract/data-master/mahasiswa/mahasiswa'
import { titleOf } from '@sivitas/contract/kit/schema-words'
import { Anchor, Group } from '@mantine/core'
import { Link } from 'react-router'
import { NilaiAngka, NilaiPeriode, NilaiRupiah, NilaiTanggal } from '../../../kit/format/nilai'
import { KeyValues } from '../../../kit/page/key-values'
import { drawField } from '../../../kit/table/schema-columns'
import type { Mahasiswa } from './mahasiswa'
import { RegistrasiForm } from './registrasi-form'
import { BacaTab, useUbahTab } from './ubah-tab'

/** The registration: one NIM in one prodi. */
export function RegistrasiTab({ mahasiswa }: { mahasiswa: Mahasiswa }) {
  const tab = useUbahTab()
  if (tab.ubah) return <RegistrasiForm mahasiswa={mahasiswa} isian={tab.isian} onTutup={tab.tutup} />
  return (
    <BacaTab judul="registrasi" boleh={tab.may} onUbah={tab.buka}>
      <Fakta mahasiswa={mahasiswa} />
    </BacaTab>
  )
}

/** 'peserta_didik_baru' as a person reads it. */
const kataJenis = (slug: string) => slug.replaceAll('_', ' ').replace(/^./, (huruf) => huruf.toUpperCase())

function Fakta({ mahasiswa }: { mahasiswa: Mahasiswa }) {
  const plain = (name: keyof Mahasiswa) => ({
    label: titleOf(MahasiswaLengkap, name),
    value: drawField(MahasiswaLengkap, name, mahasiswa[name]),
  })
  const drawn = (name: keyof Mahasiswa, value: React.ReactNode) => ({ label: titleOf(MahasiswaLengkap, name), value })
  return (
    <KeyValues
      facts={[
        { ...plain('nim'), copy: mahasiswa.nim },
        plain('nimLama'),
        plain('namaFakultas'),
        plain('labelProdi'),
        plain('konsentrasi'),
        plain('angkatan'),
        drawn('periodeMasuk', <NilaiPeriode id={mahasiswa.periodeMasuk} />),
        drawn('tanggalMasuk', <NilaiTanggal nilai={mahasiswa.tanggalMasuk} />),
        plain('semesterAwal'),
        drawn('jenisDaftar', kataJenis(mahasiswa.jenisDaftar)),
        plain('namaJalurDaftar'),
        plain('gelombang'),
        plain('noPendaftaran'),
        plain('namaPembiayaan'),
        drawn('biayaMasuk', <NilaiRupiah nilai={mahasiswa.biayaMasuk} />),
        plain('asalSekolah'),
        plain('ptAsal'),
        plain('prodiAsal'),
        plain('nimAsal'),
        plain('sksDiakui'),
        plain('kampus'),
        plain('jenisKelas'),
        plain('kelas'),
        plain('kelompokSesi'),
        plain('instansi'),
        plain('dosenPa'),
        drawn('ipk', <NilaiAngka nilai={mahasiswa.ipk} desimal={2} />),
        plain('batasStudi'),
        plain('sisaStudi'),
        drawn('tanggalKeluar', <NilaiTanggal nilai={mahasiswa.tanggalKeluar} />),
        plain('nomorIjazah'),
        plain('judulSkripsi'),
        { label: 'NIM lain orang ini', value: mahasiswa.nimLain.length ? <NimLain rows={mahasiswa.nimLain} /> : null },
      ]}
    />
  )
}

const NimLain = ({ rows }: { rows: Mahasiswa['nimLain'] }) => (
  <Group gap="xs">
    {rows.map(({ id, nim, labelProdi }) => (
      <Anchor key={id} component={Link} to={`/data-master/mahasiswa/data-mahasiswa/${id}`}>
        {nim} ({labelProdi})
      </Anchor>
    ))}
  </Group>
)
