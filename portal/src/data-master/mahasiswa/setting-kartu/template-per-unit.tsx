import { ActionIcon, Button, Group, Stack, Text } from '@mantine/core'
import { BAWAAN_JENJANG, JENJANG_PRODI } from '@sivitas/rules/data-master/jenjang'
import type { IsianProps } from '../../../kit/form/inputs/isian'
import { PilihInput, type Pilihan } from '../../../kit/form/inputs/pilih-input'
import { PilihJauhInput } from '../../../kit/form/inputs/pilih-jauh-input'
import { IconPlus, IconTrash } from '../../../kit/icons'
import { sumberProdi } from '../../../shared/pickers/sumber-unit'

type Aturan = { jenjang?: string | null | undefined; idProdi?: string | null | undefined; kodeTemplate?: string | null | undefined }
type Props = IsianProps<Aturan[]> & { template: readonly Pilihan<string>[] }

const JENJANG = JENJANG_PRODI.map((value) => ({ value: value as string, label: BAWAAN_JENJANG[value].nama }))

/** Which template a prodi or jenjang prints with, where the templates' own cakupan does not say it. */
export function TemplatePerUnit({ value, onChange, template, label, error, disabled }: Props) {
  const baris = value ?? []
  const ubah = (n: number, isi: Aturan) => onChange(baris.map((satu, i) => (i === n ? { ...satu, ...isi } : satu)))
  return (
    <Stack gap="sm" role="group" aria-label={label}>
      <Text fw={600}>{label}</Text>
      {baris.length === 0 && <Text size="sm">Template dipilih menurut cakupannya sendiri.</Text>}
      {baris.map((satu, n) => (
        <Group key={n} align="end" grow preventGrowOverflow={false}>
          <PilihInput
            label={`Jenjang ${n + 1}`}
            pilihan={JENJANG}
            value={satu.jenjang}
            disabled={disabled}
            onChange={(jenjang) => ubah(n, { jenjang })}
          />
          <PilihJauhInput
            label={`Program studi ${n + 1}`}
            sumber={sumberProdi}
            value={satu.idProdi}
            disabled={disabled}
            onChange={(idProdi) => ubah(n, { idProdi })}
          />
          <PilihInput
            label={`Template ${n + 1}`}
            pilihan={template}
            value={satu.kodeTemplate}
            disabled={disabled}
            onChange={(kodeTemplate) => ubah(n, { kodeTemplate })}
          />
          <ActionIcon
            color="bahaya"
            aria-label={`Hapus baris ${n + 1}`}
            disabled={disabled ?? false}
            onClick={() => onChange(baris.filter((_, i) => i !== n))}
          >
            <IconTrash size={16} aria-hidden />
          </ActionIcon>
        </Group>
      ))}
      {error && (
        <Text size="sm" c="bahaya">
          {error}
        </Text>
      )}
      <Group>
        <Button
          variant="default"
          leftSection={<IconPlus size={16} aria-hidden />}
          disabled={disabled ?? false}
          onClick={() => onChange([...baris, { jenjang: null, idProdi: null, kodeTemplate: null }])}
        >
          Tambah aturan template
        </Button>
      </Group>
    </Stack>
  )
}
