import { Button, Group, Stack, Text } from '@mantine/core'
import { useEffect, type ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { api } from '../../../api'
import type { Formulir } from '../../../kit/form/formulir'
import { FormulirBadan } from '../../../kit/form/formulir-badan'
import { idIsian } from '../../../kit/form/formulir-context'
import { TombolSimpan } from '../../../kit/form/tombol-simpan'
import { IconPencil } from '../../../kit/icons'
import { useMay } from '../../../kit/izin/can'

/** Whether a tab is being edited stands in the address, so that 'Kelengkapan' can lead to one of its fields. */
export function useUbahTab() {
  const [params, setParams] = useSearchParams()
  const may = useMay()(api.dataMaster.mahasiswaTulis.update)
  const geser = (ubah: boolean) =>
    setParams(
      (kini) => {
        const baru = new URLSearchParams(kini)
        baru.delete('isian')
        if (ubah) baru.set('ubah', '1')
        else baru.delete('ubah')
        return baru
      },
      { preventScrollReset: true, replace: true },
    )
  return { may, ubah: may && params.get('ubah') === '1', buka: () => geser(true), tutup: () => geser(false), isian: params.get('isian') }
}

/** The facts of a tab, with 'Ubah' for who may. */
export function BacaTab({
  judul,
  boleh,
  onUbah,
  lain,
  children,
}: {
  judul: string
  boleh: boolean
  onUbah: () => void
  lain?: ReactNode
  children: ReactNode
}) {
  return (
    <Stack>
      <Group justify="flex-end" gap="sm">
        {lain}
        {boleh && (
          <Button variant="default" leftSection={<IconPencil size={16} aria-hidden />} aria-label={`Ubah ${judul}`} onClick={onUbah}>
            Ubah
          </Button>
        )}
      </Group>
      {children}
    </Stack>
  )
}

/** The form of a tab: its own save, the field that the address names first. */
export function FormTab({
  form,
  isian,
  onBatal,
  children,
}: {
  form: Formulir
  isian: string | null
  onBatal: () => void
  children: ReactNode
}) {
  const { idAwal } = form.ikatan
  useEffect(() => {
    if (isian !== null) document.getElementById(idIsian(idAwal, isian))?.focus()
  }, [isian, idAwal])
  const kaki = (
    <Group justify="space-between" mt="md">
      <Text c="dimmed" aria-live="polite">
        {form.kotor ? 'Ada perubahan yang belum disimpan' : ''}
      </Text>
      <TombolSimpan formulir={form} onBatal={onBatal} />
    </Group>
  )
  return (
    <FormulirBadan formulir={form} kaki={kaki}>
      {children}
    </FormulirBadan>
  )
}
