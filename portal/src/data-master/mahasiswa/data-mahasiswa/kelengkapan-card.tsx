import { Anchor, Card, Group, List, Progress, Stack, Text, Title } from '@mantine/core'
import { Link } from 'react-router'
import { StatusBadge } from '../../../kit/page/status-badge'
import type { Mahasiswa } from './mahasiswa'

/** Each point of DM-R8 in words, and where it is filled in: tab and field. */
const TITIK: Readonly<Record<string, readonly [nama: string, tab: string, isian: string]>> = {
  nama: ['Nama', 'biodata', 'nama'],
  jenisKelamin: ['Jenis kelamin', 'biodata', 'jenisKelamin'],
  tempatLahir: ['Tempat lahir', 'biodata', 'tempatLahir'],
  tanggalLahir: ['Tanggal lahir', 'biodata', 'tanggalLahir'],
  agama: ['Agama', 'biodata', 'idAgama'],
  identitas: ['NIK atau paspor', 'biodata', 'nik'],
  kewarganegaraan: ['Kewarganegaraan', 'biodata', 'kewarganegaraan'],
  namaIbuKandung: ['Nama ibu kandung', 'biodata', 'namaIbuKandung'],
  kelurahan: ['Kelurahan', 'alamat', 'kelurahan'],
  wilayah: ['Kecamatan', 'alamat', 'idWilayah'],
  handphone: ['Handphone', 'biodata', 'handphone'],
  email: ['Email', 'biodata', 'email'],
  periodeMasuk: ['Periode masuk', 'registrasi', 'periodeMasuk'],
  tanggalMasuk: ['Tanggal masuk', 'registrasi', 'tanggalMasuk'],
  jenisDaftar: ['Jenis daftar', 'registrasi', 'jenisDaftar'],
  jalurDaftar: ['Jalur daftar', 'registrasi', 'jalurDaftar'],
  pembiayaan: ['Pembiayaan', 'registrasi', 'pembiayaan'],
  biayaMasuk: ['Biaya masuk', 'registrasi', 'biayaMasuk'],
  pendidikanAsal: ['Pendidikan asal', 'registrasi', 'idSekolah'],
  foto: ['Foto', 'biodata', 'nama'],
  nikTidakCocok: ['NIK tidak cocok dengan tanggal lahir', 'biodata', 'nik'],
  prodiBelumDipetakan: ['Program studi belum dipetakan ke PDDikti', 'registrasi', 'idProdi'],
}

/** How complete the record is, and each missing point with a way to its field. */
export function KelengkapanCard({ mahasiswa }: { mahasiswa: Mahasiswa }) {
  const { kelengkapan, siapPddikti, kurang } = mahasiswa
  return (
    <Card component="section" aria-label="Kelengkapan">
      <Stack gap="xs">
        <Group justify="space-between">
          <Title order={2}>Kelengkapan</Title>
          {siapPddikti ? (
            <StatusBadge kode="siap" nama="Siap PDDikti" tone="hijau" />
          ) : (
            <StatusBadge kode="belum" nama="Belum siap PDDikti" />
          )}
        </Group>
        <Text>{kelengkapan}% dari 20 butir</Text>
        <Progress value={kelengkapan} aria-label={`Kelengkapan ${kelengkapan}%`} />
        {kurang.length > 0 && (
          <>
            <Text c="dimmed">Yang masih kurang:</Text>
            <List spacing={4}>
              {kurang.map((titik) => {
                const [nama, tab, isian] = TITIK[titik] ?? [titik, 'biodata', 'nama']
                return (
                  <List.Item key={titik}>
                    {titik === 'foto' ? (
                      <Anchor href="#foto">{nama}</Anchor>
                    ) : (
                      <Anchor component={Link} to={`?tab=${tab}&ubah=1&isian=${isian}`}>
                        {nama}
                      </Anchor>
                    )}
                  </List.Item>
                )
              })}
            </List>
          </>
        )}
      </Stack>
    </Card>
  )
}
