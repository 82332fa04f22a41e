import { Badge, Card, Group, Text, Title } from '@mantine/core'
import type { MatriksKualifikasi } from '@sivitas/contract/data-master/dosen/kualifikasi'
import { formatAngka } from '@sivitas/rules/platform/angka'
import classes from './kualifikasi.module.css'

/** The two lists beside the matrix: courses that nobody teaches first, lecturers without any qualification. */
export function DaftarKurang({ matriks: { makul, dosen, tanpaUtama, tanpaKualifikasi } }: { matriks: MatriksKualifikasi }) {
  const kurang = makul.filter(({ id }) => tanpaUtama.includes(id))
  const kosong = dosen.filter(({ id }) => tanpaKualifikasi.includes(id))
  return (
    <>
      <Daftar judul="Mata kuliah tanpa dosen utama" nama={kurang.map(({ kode, nama }) => `${kode} ${nama}`)} merah />
      <Daftar judul="Dosen tanpa kualifikasi" nama={kosong.map(({ namaLengkap }) => namaLengkap)} />
    </>
  )
}

function Daftar({ judul, nama, merah = false }: { judul: string; nama: readonly string[]; merah?: boolean }) {
  return (
    <Card padding="sm" component="section" aria-label={judul}>
      <Group justify="space-between" mb={6} wrap="nowrap">
        <Title order={2}>{judul}</Title>
        <Badge color={nama.length > 0 && merah ? 'bahaya' : 'abu'}>{formatAngka(nama.length)}</Badge>
      </Group>
      {nama.length === 0 ? (
        <Text c="dimmed">Tidak ada</Text>
      ) : (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
        <section aria-label={`Isi ${judul.toLowerCase()}`} className={classes.gulir} tabIndex={0}>
          <ul className={`${classes.daftar} ${merah ? classes.tanpa : ''}`}>
            {nama.map((satu) => (
              <li key={satu}>{satu}</li>
            ))}
          </ul>
        </section>
      )}
    </Card>
  )
}
