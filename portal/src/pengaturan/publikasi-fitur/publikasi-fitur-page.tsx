import { Badge, Button, Stack, Table, Text, TextInput } from '@mantine/core'
import {
  FITUR,
  KODE_FITUR,
  KODE_TUJUAN,
  TUJUAN_FITUR,
  type TujuanFitur,
} from '@sivitas/contract/pengaturan/publikasi-fitur/publikasi-fitur'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../api'
import { Kosong } from '../../kit/feedback/kosong'
import { Muatan } from '../../kit/feedback/muatan'
import { NilaiTanggalJam } from '../../kit/format/nilai'
import { IconHistory, IconSearch } from '../../kit/icons'
import { PageHead } from '../../kit/page/page-head'
import { RiwayatVersi } from '../../shared/versi/riwayat-versi'
import classes from '../setelan.module.css'
import { PublikasiPanel } from './publikasi-panel'
import { TautanCard } from './tautan-card'
import { KEADAAN, tampilMatriks, useMatriks, type Publikasi } from './use-publikasi'

/** Which feature is open to whom: the three links first, then 28 features for four audiences. */
export function PublikasiFiturPage() {
  const [riwayat, setRiwayat] = useState(false)
  const queryClient = useQueryClient()
  return (
    <div className={classes.page}>
      <PageHead
        title="Publikasi Fitur"
        secondary={{ label: 'Versi', icon: <IconHistory size={16} aria-hidden />, onClick: () => setRiwayat(true) }}
      />
      <TautanCard />
      <Muatan query={useMatriks()}>{({ data }) => <Matriks cells={data} />}</Muatan>
      {riwayat && (
        <RiwayatVersi
          judul="publikasi fitur"
          kunci="semua"
          calls={api.pengaturan.publikasiFitur}
          tampil={tampilMatriks}
          onKembali={() => void queryClient.invalidateQueries({ queryKey: api.pengaturan.publikasiFitur.list.key() })}
          onClose={() => setRiwayat(false)}
        />
      )}
    </div>
  )
}

function Matriks({ cells }: { cells: readonly Publikasi[] }) {
  const [ketikan, setKetikan] = useState('')
  const [dibuka, setDibuka] = useState<string | null>(null)
  const cari = ketikan.trim().toLowerCase()
  const fitur = KODE_FITUR.filter((kode) => kode.toLowerCase().includes(cari) || FITUR[kode][0].toLowerCase().includes(cari))
  const sel = (kode: string, tujuan: string) => cells.find((cell) => cell.kodeFitur === kode && cell.tujuan === tujuan)
  const terbuka = cells.find((cell) => `${cell.kodeFitur}/${cell.tujuan}` === dibuka)
  return (
    <Stack gap="sm">
      <TextInput
        type="search"
        label="Cari fitur"
        leftSection={<IconSearch size={16} aria-hidden />}
        value={ketikan}
        onChange={(event) => setKetikan(event.currentTarget.value)}
        maw={420}
      />
      {fitur.length === 0 ? (
        <Kosong jenis="tidakDitemukan" />
      ) : (
        <Table.ScrollContainer minWidth={760}>
          <Table aria-label="Publikasi fitur" highlightOnHover>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>Fitur</Table.Th>
                {KODE_TUJUAN.map((tujuan) => (
                  <Table.Th key={tujuan}>{TUJUAN_FITUR[tujuan]}</Table.Th>
                ))}
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {fitur.map((kode) => (
                <Table.Tr key={kode}>
                  <Table.Th scope="row">
                    {FITUR[kode][0]}
                    <Text size="xs" c="dimmed">
                      {kode}
                    </Text>
                  </Table.Th>
                  {KODE_TUJUAN.map((tujuan) => {
                    const cell = sel(kode, tujuan)
                    return (
                      <Table.Td key={tujuan} className={classes.sel ?? ''}>
                        {cell && <Sel cell={cell} onBuka={() => setDibuka(`${kode}/${tujuan}`)} />}
                      </Table.Td>
                    )
                  })}
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      )}
      {terbuka && <PublikasiPanel key={dibuka} cell={terbuka} onClose={() => setDibuka(null)} />}
    </Stack>
  )
}

/** State now, what the clock changes next, and for whom; opens the panel. */
function Sel({ cell, onBuka }: { cell: Publikasi; onBuka: () => void }) {
  const { keadaan, berubahPada, prodi, angkatan, namaFitur, tujuan } = cell
  const { label, warna, berikut } = KEADAAN[keadaan]
  return (
    <>
      <Button
        variant="subtle"
        size="compact-sm"
        onClick={onBuka}
        aria-label={`${namaFitur} untuk ${TUJUAN_FITUR[tujuan as TujuanFitur]}: ${label}`}
      >
        <Badge color={warna}>{label}</Badge>
      </Button>
      {berubahPada !== null && (
        <Text size="xs" c="dimmed">
          {berikut} <NilaiTanggalJam nilai={berubahPada} />
        </Text>
      )}
      {(prodi.length > 0 || angkatan.length > 0) && (
        <Text size="xs" c="dimmed">
          {[prodi.length > 0 && `${prodi.length} prodi`, angkatan.length > 0 && `angkatan ${angkatan.join(', ')}`]
            .filter(Boolean)
            .join(' · ')}
        </Text>
      )}
    </>
  )
}
