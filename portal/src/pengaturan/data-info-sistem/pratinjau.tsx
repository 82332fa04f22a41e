import { Card, Group, Image, SimpleGrid, Stack, Text, Title } from '@mantine/core'
import { alamatBerkas } from '@sivitas/contract/platform/berkas/berkas'
import { useIsiBerkas } from '../../kit/berkas/use-isi-berkas'
import { fields } from '../../kit/form/fields'
import classes from '../setelan.module.css'
import { IsiInfo } from './use-info-sistem'

const field = fields(IsiInfo)

/** The picture behind an upload, or the one that the product draws. */
function useGambar(id: string | null | undefined, bawaan?: string): string | undefined {
  const isi = useIsiBerkas(id ? alamatBerkas(id) : null)
  return id ? isi : bawaan
}

/** Login page, top bar and letterhead as they will look, while they are typed. */
export function Pratinjau() {
  const nama = field.useNilai('nama') ?? ''
  const judul = field.useNilai('judul') ?? ''
  const copyright = field.useNilai('copyright') ?? ''
  const logo = useGambar(field.useNilai('idLogo'), '/logo.svg')
  return (
    <Card component="section" aria-label="Pratinjau">
      <Title order={2} mb="sm">
        Pratinjau
      </Title>
      <SimpleGrid cols={{ base: 1, md: 2 }}>
        <Card component="section" aria-label="Pratinjau halaman masuk">
          <Text c="dimmed" size="sm">
            Halaman masuk
          </Text>
          <Stack align="center" gap="xs" ta="center">
            {logo && <Image src={logo} alt="" w={72} h={72} fit="contain" />}
            <Text fw={600}>{judul}</Text>
            <Text c="dimmed">{nama}</Text>
            <Text size="xs">© 2020 {copyright}</Text>
          </Stack>
        </Card>
        <Card component="section" aria-label="Pratinjau bilah atas">
          <Text c="dimmed" size="sm">
            Bilah atas dan judul tab
          </Text>
          <Group gap="sm" mt="xs">
            {logo && <Image src={logo} alt="" w={32} h={32} fit="contain" />}
            <Text fw={600}>{nama}</Text>
          </Group>
          <Text size="sm" mt="xs">{`Data Operator | ${nama} Operator`}</Text>
        </Card>
      </SimpleGrid>
      <Kop logo={logo} />
    </Card>
  )
}

function Kop({ logo }: { logo: string | undefined }) {
  const gambar = useGambar(field.useNilai('idKopSurat'))
  const garis = field.useNilai('garis') ?? 'tunggal'
  const baris = [field.useNilai('kop1'), field.useNilai('kop2'), field.useNilai('kop3'), field.useNilai('kop4'), field.useNilai('kop5')]
  const isi = baris.filter((satu): satu is string => typeof satu === 'string' && satu !== '')
  return (
    <Card component="section" aria-label="Pratinjau kop surat" mt="md">
      <Text c="dimmed" size="sm">
        Kop surat
      </Text>
      {gambar ? (
        <Image src={gambar} alt="" mah={160} fit="contain" />
      ) : (
        <div className={classes.kop} data-garis={garis}>
          <Group justify="center" wrap="nowrap">
            {logo && <Image src={logo} alt="" w={64} h={64} fit="contain" />}
            <div>
              {isi.length === 0 && <Text c="dimmed">Kop surat belum disusun</Text>}
              {isi.map((teks, n) => (
                <Text key={teks} fw={n < 2 ? 600 : 400} size={n < 2 ? 'md' : 'sm'}>
                  {teks}
                </Text>
              ))}
            </div>
          </Group>
        </div>
      )}
    </Card>
  )
}
