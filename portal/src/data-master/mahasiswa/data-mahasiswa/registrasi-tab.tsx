import { MahasiswaLengkap } from '@sivitas/contract/data-master/mahasiswa/mahasiswa'
import { titleOf } from '@sivitas/contract/kit/schema-words'
import { Anchor, Group } from '@mantine/core'
import { Link } from 'react-router'
import type { api } from '../../../api'
import { NilaiAngka, NilaiPeriode, NilaiRupiah, NilaiTanggal } from '../../../kit/format/nilai'
import { KeyValues } from '../../../kit/page/key-values'
import { drawField } from '../../../kit/table/schema-columns'

/** A student as the client answers him: dates are texts. */
export type Mahasiswa = Awaited<ReturnType<typeof api.dataMaster.mahasiswa.get.call>>['data']

/** The registration: one NIM in one prodi. */
export function RegistrasiTab({ mahasiswa }: { mahasiswa: Mahasiswa }) {
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
        plain('jenisDaftar'),
        plain('jalurDaftar'),
        plain('gelombang'),
        plain('pembiayaan'),
        drawn('biayaMasuk', <NilaiRupiah nilai={mahasiswa.biayaMasuk} />),
        plain('ptAsal'),
        plain('sksDiakui'),
        plain('kampus'),
        plain('jenisKelas'),
        plain('kelas'),
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
