import { Button, Combobox, Group, Loader, Text } from '@mantine/core'
import type { UIEvent } from 'react'
import { pesanGalat } from '../../galat'
import classes from './isian.module.css'
import type { PilihanJauh, useHasilPilihan } from './pilihan-jauh'

/** Pixels above the end of the list at which the next page is asked for. */
const DEKAT_AKHIR = 60

type DaftarPilihanProps = { label: string; hasil: ReturnType<typeof useHasilPilihan>; terpilih: readonly string[] }

function Opsi({ pilihan, terpilih }: { pilihan: PilihanJauh; terpilih: boolean }) {
  return (
    <Combobox.Option value={pilihan.value} active={terpilih}>
      <Text inherit fw={terpilih ? 600 : 400}>
        {pilihan.label}
      </Text>
      {pilihan.keterangan && (
        <Text size="xs" c="dimmed">
          {pilihan.keterangan}
        </Text>
      )}
    </Combobox.Option>
  )
}

/** The open list of a remote select: results in two lines, more on scrolling, and what to do when there are none. */
export function DaftarPilihan({ label, hasil, terpilih }: DaftarPilihanProps) {
  const { pilihan, memuat, galat, ulangi, berikut } = hasil
  const gulir = ({ currentTarget: daftar }: UIEvent<HTMLElement>) => {
    if (daftar.scrollHeight - daftar.scrollTop - daftar.clientHeight < DEKAT_AKHIR) berikut()
  }
  if (galat !== null && pilihan.length === 0) {
    return (
      <Combobox.Dropdown>
        <Group justify="space-between" p="sm" wrap="nowrap">
          <Text>{pesanGalat(galat)}</Text>
          <Button variant="default" size="compact-sm" onMouseDown={(event) => event.preventDefault()} onClick={ulangi}>
            Muat Ulang
          </Button>
        </Group>
      </Combobox.Dropdown>
    )
  }
  return (
    <Combobox.Dropdown>
      <Combobox.Options aria-label={label} className={classes.daftar} onScroll={gulir}>
        {pilihan.map((satu) => (
          <Opsi key={satu.value} pilihan={satu} terpilih={terpilih.includes(satu.value)} />
        ))}
        {!memuat && pilihan.length === 0 && <Combobox.Empty>Data tidak ditemukan</Combobox.Empty>}
        {memuat && (
          <Combobox.Empty>
            <Group gap="sm" justify="center">
              <Loader size="xs" aria-hidden role="presentation" />
              Memuat
            </Group>
          </Combobox.Empty>
        )}
      </Combobox.Options>
    </Combobox.Dropdown>
  )
}
