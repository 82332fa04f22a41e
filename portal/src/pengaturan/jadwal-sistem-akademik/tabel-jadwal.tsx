import { Table } from '@mantine/core'
import { useState } from 'react'
import { BarisBaca } from './baris-baca'
import { BarisKhusus } from './baris-khusus'
import { BarisUbah } from './baris-ubah'
import { PerpanjangDialog } from './perpanjang-dialog'
import type { BarisKode } from './use-jadwal'
import { VersiJendela } from './versi-jendela'

type Terbuka = { jenis: 'ubah' | 'perpanjang' | 'versi'; kode: string } | null

/** One line for each window code; the ends are changed in the line itself. */
export function TabelJadwal({ baris, periode }: { baris: readonly BarisKode[]; periode: number }) {
  const [terbuka, setTerbuka] = useState<Terbuka>(null)
  const tutup = () => setTerbuka(null)
  const dipilih = baris.find(({ kode }) => kode === terbuka?.kode)
  return (
    <>
      <Table.ScrollContainer minWidth={1080}>
        <Table>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Jendela</Table.Th>
              <Table.Th>Mulai</Table.Th>
              <Table.Th>Selesai</Table.Th>
              <Table.Th miw={140}>Keadaan</Table.Th>
              <Table.Th>Pengecualian</Table.Th>
              <Table.Th>Perubahan terakhir</Table.Th>
              <Table.Th>Tindakan</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {baris.map((satu) => [
              terbuka?.jenis === 'ubah' && terbuka.kode === satu.kode ? (
                <BarisUbah key={satu.kode} baris={satu} periode={periode} onTutup={tutup} />
              ) : (
                <BarisBaca key={satu.kode} baris={satu} onBuka={(jenis) => setTerbuka({ jenis, kode: satu.kode })} />
              ),
              ...satu.khusus.map((row) => <BarisKhusus key={row.id} row={row} />),
            ])}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      {terbuka?.jenis === 'perpanjang' && dipilih && <PerpanjangDialog kode={dipilih.kode} periode={periode} onTutup={tutup} />}
      {terbuka?.jenis === 'versi' && dipilih && <VersiJendela kode={dipilih.kode} periode={periode} onTutup={tutup} />}
    </>
  )
}
