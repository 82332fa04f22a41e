import { Badge, Button, Group, Text } from '@mantine/core'
import { useState } from 'react'
import { api } from '../../api'
import { NilaiTanggalJam } from '../../kit/format/nilai'
import { RiwayatVersi } from '../../shared/versi/riwayat-versi'
import classes from '../setelan.module.css'
import { NilaiKonfigurasiInput } from './nilai-konfigurasi-input'
import type { Konfigurasi, Perubahan } from './use-konfigurasi'

type BarisKonfigurasiProps = {
  row: Konfigurasi
  perubahan: Perubahan | undefined
  galat: string | undefined
  boleh: boolean
  onUbah: (perubahan: Perubahan) => void
  onKembali: () => void
}

const sebut = ({ pilihan, tipe }: Konfigurasi, value: string): string => {
  if (value === '') return 'kosong'
  if (tipe === 'bool01') return value === '1' ? 'aktif' : 'tidak aktif'
  return pilihan?.[value] ?? value
}

/** One keyword: what it is, its input, its default, who changed it last. */
export function BarisKonfigurasi({ row, perubahan, galat, boleh, onUbah, onKembali }: BarisKonfigurasiProps) {
  const [riwayat, setRiwayat] = useState(false)
  const rahasia = row.tipe === 'rahasia'
  const tombol = { variant: 'subtle', size: 'compact-sm' } as const
  const kembali = rahasia ? 'Kosongkan' : 'Kembalikan bawaan'
  return (
    <div className={classes.baris} data-diubah={perubahan !== undefined}>
      <Keterangan row={row} />
      <div>
        <NilaiKonfigurasiInput
          row={row}
          value={perubahan?.value ?? row.value}
          error={galat}
          disabled={!boleh}
          onChange={(next) => onUbah({ value: next })}
        />
        <Group gap="xs" mt={4}>
          {boleh && row.terisi && !perubahan?.bawaan && (
            <Button
              {...tombol}
              onClick={() => onUbah(rahasia ? { value: '' } : { value: row.bawaan, bawaan: true })}
              aria-label={`${kembali} ${row.label}`}
            >
              {kembali}
            </Button>
          )}
          {!rahasia && row.versi > 0 && (
            <Button {...tombol} onClick={() => setRiwayat(true)} aria-label={`Versi ${row.label}`}>
              Versi
            </Button>
          )}
        </Group>
      </div>
      {riwayat && <Riwayat row={row} onKembali={onKembali} onClose={() => setRiwayat(false)} />}
    </div>
  )
}

function Keterangan({ row }: { row: Konfigurasi }) {
  const rahasia = row.tipe === 'rahasia'
  return (
    <div>
      <Group gap="xs">
        <Text fw={600}>{row.label}</Text>
        {row.publik && <Badge color="abu">Publik</Badge>}
        {rahasia && <Badge color="abu">Rahasia</Badge>}
      </Group>
      {row.deskripsi !== null && <Text size="sm">{row.deskripsi}</Text>}
      <Text className={classes.kunci}>
        {row.keyword} · bawaan: {rahasia ? 'kosong' : sebut(row, row.bawaan)}
        {row.oleh !== null && row.diubahPada !== null && (
          <>
            {' '}
            · diubah <NilaiTanggalJam nilai={row.diubahPada} /> oleh {row.oleh}
          </>
        )}
      </Text>
    </div>
  )
}

function Riwayat({ row, onKembali, onClose }: { row: Konfigurasi; onKembali: () => void; onClose: () => void }) {
  return (
    <RiwayatVersi
      judul={row.label}
      kunci={row.keyword}
      calls={api.pengaturan.konfigurasi}
      tampil={(isi) => [{ label: row.label, nilai: sebut(row, (isi as { value: string } | null)?.value ?? '') }]}
      onKembali={onKembali}
      onClose={onClose}
    />
  )
}
