import { Button, Group, Stack } from '@mantine/core'
import type { Blok } from '@sivitas/contract/pengaturan/template/isi'
import { IconPlus } from '../../../kit/icons'
import { medan } from '../../isian/medan'
import { Kisi, Ujung } from './kisi'
import { buang, ganti, geser } from './susun'
import { UrutTombol } from './urut-tombol'

type Baris = Extract<Blok, { jenis: 'identitas' }>['baris'][number]
type BarisEditorProps = Readonly<{ baris: readonly Baris[]; disabled: boolean | undefined; onUbah: (baris: Baris[]) => void }>

/** Lines of a block: a label, its English, and words with placeholders. */
export function BarisEditor({ baris, disabled, onUbah }: BarisEditorProps) {
  return (
    <Stack gap="xs">
      {baris.map((satu, n) => {
        const nama = `baris ${n + 1}`
        const m = medan(satu, { disabled, ubah: (isi) => onUbah(ganti(baris, n, { ...satu, ...isi })) })
        return (
          // oxlint-disable-next-line react/no-array-index-key -- lines have no name of their own
          <Kisi key={n} label={`Baris ${n + 1}`}>
            {m.teks('label', { label: `Label ${nama}`, maks: 60 })}
            {m.teks('labelInggris', { label: `Label Inggris ${nama}`, maks: 60 })}
            {m.teks('isi', { label: `Isi ${nama}`, maks: 200 })}
            <Ujung>
              <UrutTombol
                nama={nama}
                pertama={n === 0}
                terakhir={n === baris.length - 1}
                disabled={disabled}
                onGeser={(langkah) => onUbah(geser(baris, n, langkah))}
                onHapus={() => onUbah(buang(baris, n))}
              />
            </Ujung>
          </Kisi>
        )
      })}
      {!disabled && (
        <Group>
          <Button
            variant="default"
            size="compact-sm"
            leftSection={<IconPlus size={14} aria-hidden />}
            onClick={() => onUbah([...baris, { label: '', isi: '' }])}
          >
            Tambah baris
          </Button>
        </Group>
      )}
    </Stack>
  )
}
