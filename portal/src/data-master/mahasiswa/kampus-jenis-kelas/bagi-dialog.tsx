import { Group, Stack, Table, Text } from '@mantine/core'
import { POLA_BAWAAN, type BagiKelasHasil } from '@sivitas/contract/data-master/mahasiswa/kampus-jenis-kelas/kelas-default'
import { formatAngka } from '@sivitas/rules/platform/angka'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../api'
import { toast } from '../../../kit/feedback/toast'
import { AngkaInput } from '../../../kit/form/inputs/angka-input'
import { PilihInput } from '../../../kit/form/inputs/pilih-input'
import { SaklarInput } from '../../../kit/form/inputs/saklar-input'
import { TeksInput } from '../../../kit/form/inputs/teks-input'
import { DitolakAlert } from '../pilihan/ditolak-alert'
import { PeriksaDialog } from '../pilihan/periksa-dialog'
import type { Pilihan } from '../pilihan/pilihan'

const { bagi } = api.dataMaster.kelasDefault

type Cara = 'blok' | 'bergilir' | 'seimbang'
const CARA: readonly { value: Cara; label: string }[] = [
  { value: 'blok', label: 'Urut NIM, per blok' },
  { value: 'bergilir', label: 'Bergilir satu per satu' },
  { value: 'seimbang', label: 'Seimbang laki-laki dan perempuan' },
]

type BagiDialogProps = Readonly<{ pilihan: Pilihan; jumlah: number; onTutup: () => void; onSelesai: () => void }>

/** 'Bagi ke kelas' (DM-R17): capacity, way and pattern, the classes that come of it with L and P, then the classes themselves. */
export function BagiDialog({ pilihan, jumlah, onTutup, onSelesai }: BagiDialogProps) {
  const client = useQueryClient()
  const [kapasitas, setKapasitas] = useState<number | null>(40)
  const [cara, setCara] = useState<Cara>('blok')
  const [pola, setPola] = useState<string | null>(POLA_BAWAAN)
  const [pindahkan, setPindahkan] = useState(false)
  const isi = { pilihan, kapasitas: kapasitas ?? 0, cara, pola: pola ?? '', pindahkan }
  return (
    <PeriksaDialog
      judul={`Bagi ${formatAngka(jumlah)} mahasiswa ke kelas`}
      isi={isi}
      jalankan={async (kini, pratinjau) => (await bagi.call({ ...kini, pratinjau })).data}
      tampil={(hasil) => <Kelas hasil={hasil} />}
      kata={(hasil) => `Bentuk ${formatAngka(hasil.kelas.length)} kelas`}
      onTutup={onTutup}
      onSelesai={(hasil) => {
        void client.invalidateQueries({ queryKey: api.dataMaster.key() })
        toast.berhasil(`${formatAngka(hasil.kelas.length)} kelas berhasil dibentuk`)
        onSelesai()
      }}
    >
      <Group grow align="start">
        <AngkaInput
          label="Kapasitas"
          description="1-500 mahasiswa tiap kelas"
          min={1}
          max={500}
          value={kapasitas}
          onChange={setKapasitas}
        />
        <PilihInput label="Cara membagi" pilihan={CARA} required value={cara} onChange={(nilai) => nilai && setCara(nilai)} />
      </Group>
      <TeksInput
        label="Pola kode"
        description="{KODE} awalan kelas program studi, {YY} dan {YYYY} angkatan, {A..} huruf, {1..} nomor."
        maks={40}
        value={pola}
        onChange={setPola}
      />
      <SaklarInput label="Pindahkan yang sudah punya kelas" value={pindahkan} onChange={(nilai) => setPindahkan(nilai ?? false)} />
    </PeriksaDialog>
  )
}

function Kelas({ hasil }: { hasil: BagiKelasHasil }) {
  return (
    <Stack gap="sm">
      <Text size="sm">{`${formatAngka(hasil.jumlah)} mahasiswa menjadi ${formatAngka(hasil.kelas.length)} kelas.`}</Text>
      <Table.ScrollContainer minWidth={420} mah={300}>
        <Table aria-label="Kelas yang dibentuk">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Kode</Table.Th>
              <Table.Th>Program studi</Table.Th>
              <Table.Th ta="end">Mahasiswa</Table.Th>
              <Table.Th ta="end">L</Table.Th>
              <Table.Th ta="end">P</Table.Th>
              <Table.Th>NIM</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {hasil.kelas.map((kelas) => (
              <Table.Tr key={`${kelas.labelProdi}${kelas.kode}`}>
                <Table.Th scope="row">{kelas.kode}</Table.Th>
                <Table.Td>{`${kelas.labelProdi} ${kelas.angkatan}`}</Table.Td>
                <Table.Td ta="end">{kelas.jumlah}</Table.Td>
                <Table.Td ta="end">{kelas.l}</Table.Td>
                <Table.Td ta="end">{kelas.p}</Table.Td>
                <Table.Td>{`${kelas.nimAwal}-${kelas.nimAkhir}`}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      <DitolakAlert ditolak={hasil.ditolak} />
    </Stack>
  )
}
