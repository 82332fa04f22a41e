import { Anchor, Badge, Box, Card, Group, Progress, SimpleGrid, Stack, Text, Title, VisuallyHidden } from '@mantine/core'
import { KOLOM_TITIK, type PapanKelengkapan } from '@sivitas/contract/data-master/mahasiswa/kelengkapan'
import { formatAngka } from '@sivitas/rules/platform/angka'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { api } from '../../../api'
import { Muatan } from '../../../kit/feedback/muatan'
import { useMay } from '../../../kit/izin/can'
import { FactTable } from '../../../kit/page/fact-table'
import { PageHead } from '../../../kit/page/page-head'
import { PilihProdi } from '../../../shared/pickers/pilih-prodi'
import { IkutiPekerjaan } from '../../../shared/pekerjaan/ikuti-pekerjaan'
import { HasilDialog } from './hasil-dialog'
import { katakanTitik } from './nama-titik'
import { PaketDialog } from './paket-dialog'

const calls = api.dataMaster.kelengkapan
const ALAMAT = '/data-master/mahasiswa/kelengkapan'
type Prodi = PapanKelengkapan['prodi'][number]

const persen = (angka: number) => `${angka.toLocaleString('id-ID')}%`
/** A share of a whole; what is there at all never reads as nothing. */
function bagian(banyak: number, semua: number): string {
  const angka = Math.round((1000 * banyak) / Math.max(1, semua)) / 10
  return banyak > 0 && angka === 0 ? '< 0,1%' : persen(angka)
}

/** How far the college, or one prodi of it, is on its way to PDDikti. */
export function PapanPage() {
  const [params, setParams] = useSearchParams()
  const prodi = params.get('prodi')
  const [dialog, setDialog] = useState<'paket' | 'hasil' | null>(null)
  const [idPekerjaan, setIdPekerjaan] = useState<string | null>(null)
  const client = useQueryClient()
  const tutup = () => setDialog(null)
  const query = useQuery(calls.papan.queryOptions({ input: {} }))
  const satu = useQuery({ ...calls.papan.queryOptions({ input: { prodi: [prodi ?? ''] } }), enabled: prodi !== null })
  return (
    <Stack gap="sm">
      <PageHead
        title="Kelengkapan & PDDikti"
        primary={{ label: 'Unduh paket Neo Feeder', call: api.dataMaster.pddikti.paket, onClick: () => setDialog('paket') }}
        secondary={{ label: 'Catat hasil', call: api.dataMaster.pddikti.hasil, onClick: () => setDialog('hasil') }}
      />
      <Box maw={360}>
        <PilihProdi
          label="Program studi"
          labelTersembunyi
          placeholder="Semua program studi"
          value={prodi}
          onChange={(id) => setParams(id === null ? {} : { prodi: id }, { replace: true, preventScrollReset: true })}
        />
      </Box>
      <Muatan query={prodi === null ? query : satu} baris={4}>
        {({ data }) => <Isi papan={data} prodi={prodi} />}
      </Muatan>
      <Muatan query={query}>{({ data }) => <MenurutProdi rows={data.prodi} />}</Muatan>
      {dialog === 'hasil' && <HasilDialog onTutup={tutup} />}
      {dialog === 'paket' && (
        <PaketDialog
          prodi={prodi}
          onTutup={tutup}
          onMulai={(id) => {
            tutup()
            setIdPekerjaan(id)
          }}
        />
      )}
      {idPekerjaan && (
        <IkutiPekerjaan
          id={idPekerjaan}
          onTutup={() => {
            setIdPekerjaan(null)
            void client.invalidateQueries({ queryKey: calls.key() })
          }}
        />
      )}
    </Stack>
  )
}

function Isi({ papan, prodi }: { papan: PapanKelengkapan; prodi: string | null }) {
  const kartu = [
    { judul: 'Lengkap', isi: persen(papan.lengkap), ke: null },
    { judul: 'Perlu diperbaiki', isi: formatAngka(papan.perlu), ke: 'perlu-diperbaiki' },
    { judul: 'Siap dikirim', isi: formatAngka(papan.siap), ke: 'siap-dikirim' },
    { judul: 'Terkirim', isi: formatAngka(papan.terkirim), ke: 'terkirim' },
    { judul: 'Gagal', isi: formatAngka(papan.gagal), ke: 'gagal' },
  ]
  return (
    <>
      <SimpleGrid cols={{ base: 2, sm: 3, lg: 5 }} spacing="sm">
        {kartu.map(({ judul, isi, ke }) => (
          <Card key={judul} padding="sm">
            <Text size="sm" c="dimmed">
              {judul}
            </Text>
            {ke === null ? (
              <Text fw={600} size="xl">
                {isi}
              </Text>
            ) : (
              <Anchor component={Link} fw={600} size="xl" to={`${ALAMAT}/${ke}${prodi === null ? '' : `?prodi[]=${prodi}`}`}>
                <span aria-hidden>{isi}</span>
                <VisuallyHidden>{`${judul}: ${isi}`}</VisuallyHidden>
              </Anchor>
            )}
          </Card>
        ))}
      </SimpleGrid>
      <TitikKurang papan={papan} prodi={prodi} />
    </>
  )
}

/** Each missing point as a bar; a press opens the sheet with exactly its students and its column. */
function TitikKurang({ papan: { titik, jumlah }, prodi }: { papan: PapanKelengkapan; prodi: string | null }) {
  const boleh = useMay()(calls.massal)
  return (
    <Card component="section" aria-label="Yang masih kurang">
      <Title order={2} mb="sm">
        Yang masih kurang
      </Title>
      {titik.length === 0 && <Text c="dimmed">Semua data yang dilaporkan sudah lengkap.</Text>}
      <Stack gap="xs">
        {titik.map(({ titik: nama, jumlah: banyak }) => {
          const lembar = boleh && KOLOM_TITIK[nama] !== undefined
          const tanya = new URLSearchParams({ titik: nama, ...(prodi !== null && { [lembar ? 'prodi' : 'prodi[]']: prodi }) })
          return (
            <div key={nama}>
              <Group justify="space-between" wrap="nowrap">
                <Anchor component={Link} to={`${ALAMAT}/${lembar ? 'lembar' : 'semua'}?${tanya}`}>
                  {`${katakanTitik(nama)} ${formatAngka(banyak)}`}
                </Anchor>
                <Text size="sm" c="dimmed">
                  {bagian(banyak, jumlah)}
                </Text>
              </Group>
              <Progress
                value={(100 * banyak) / Math.max(1, jumlah)}
                size="sm"
                aria-label={`${katakanTitik(nama)}: ${formatAngka(banyak)}`}
              />
            </div>
          )
        })}
      </Stack>
    </Card>
  )
}

type BarisProdi = Prodi & { peringkat: number }

const angka = (id: string, title: string, nilai: (row: BarisProdi) => string) => ({ id, title, align: 'end' as const, cell: nilai })
const KOLOM = [
  angka('peringkat', 'Peringkat', ({ peringkat }) => formatAngka(peringkat)),
  {
    id: 'prodi',
    title: 'Program studi',
    cell: ({ idProdi, labelProdi }: BarisProdi) => (
      <Anchor component={Link} to={`${ALAMAT}?prodi=${idProdi}`}>
        {labelProdi}
      </Anchor>
    ),
  },
  angka('jumlah', 'Mahasiswa', ({ jumlah }) => formatAngka(jumlah)),
  angka('lengkap', 'Lengkap', ({ lengkap }) => persen(lengkap)),
  angka('perlu', 'Perlu diperbaiki', ({ perlu }) => formatAngka(perlu)),
  angka('siap', 'Siap dikirim', ({ siap }) => formatAngka(siap)),
  angka('terkirim', 'Terkirim', ({ terkirim }) => formatAngka(terkirim)),
  {
    id: 'gagal',
    title: 'Gagal',
    align: 'end' as const,
    cell: ({ gagal }: BarisProdi) => (gagal > 0 ? <Badge color="bahaya">{formatAngka(gagal)}</Badge> : formatAngka(gagal)),
  },
]

/** Every prodi, the most complete one first, so that each sees its own place. */
function MenurutProdi({ rows }: { rows: readonly Prodi[] }) {
  const urut = rows.toSorted((a, b) => b.lengkap - a.lengkap)
  const baris = urut.map((row) => ({ ...row, peringkat: 1 + urut.findIndex(({ lengkap }) => lengkap === row.lengkap) }))
  return (
    <Card component="section" aria-label="Menurut program studi">
      <Title order={2} mb="sm">
        Menurut program studi
      </Title>
      <FactTable label="Menurut program studi" columns={KOLOM} rows={baris} keyOf={({ idProdi }) => idProdi} />
    </Card>
  )
}
