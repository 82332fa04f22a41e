import { Button, Card, Group, Stack } from '@mantine/core'
import type { TemplateInput } from '@sivitas/contract/pengaturan/template/template'
import type { IsianProps } from '../../../kit/form/inputs/isian'
import { IconPlus } from '../../../kit/icons'
import { medan } from '../../isian/medan'
import { PILIHAN_JABATAN, PILIHAN_POSISI } from '../kata'
import { Kisi, Ujung } from './kisi'
import { buang, ganti, geser } from './susun'
import { UrutTombol } from './urut-tombol'

type Penandatangan = TemplateInput['penandatangan'][number]
const PALING_BANYAK = 4

/** Who signs: an office, and on which day's holder it falls is found when a document is made (PL-R53). */
export function PenandatanganInput({ value, onChange, disabled }: IsianProps<Penandatangan[]>) {
  const daftar = value ?? []
  return (
    <Stack gap="xs" role="group" aria-label="Penandatangan">
      {daftar.map((satu, n) => {
        const nama = `penandatangan ${n + 1}`
        const m = medan(satu, { disabled, ubah: (isi) => onChange(ganti(daftar, n, { ...satu, ...isi })) })
        return (
          // oxlint-disable-next-line react/no-array-index-key -- one office may sign twice
          <Card key={n} padding="xs">
            <Kisi label={`Penandatangan ${n + 1}`}>
              {m.pilih('jabatan', { label: 'Jabatan', pilihan: PILIHAN_JABATAN, wajib: true })}
              {satu.jabatan === 'LAIN' && m.teks('namaJabatan', { label: 'Nama jabatan' })}
              {m.pilih('posisi', { label: 'Posisi', pilihan: PILIHAN_POSISI, wajib: true })}
              {m.saklar('pakaiTtd', { label: 'Tanda tangan' })}
              {m.saklar('pakaiCap', { label: 'Cap' })}
              <Ujung>
                <UrutTombol
                  nama={nama}
                  pertama={n === 0}
                  terakhir={n === daftar.length - 1}
                  disabled={disabled}
                  onGeser={(langkah) => onChange(geser(daftar, n, langkah))}
                  onHapus={() => onChange(buang(daftar, n))}
                />
              </Ujung>
            </Kisi>
          </Card>
        )
      })}
      {!disabled && daftar.length < PALING_BANYAK && (
        <Group>
          <Button
            variant="default"
            size="compact-sm"
            leftSection={<IconPlus size={14} aria-hidden />}
            onClick={() =>
              onChange([...daftar, { jabatan: 'KAPRODI', namaJabatan: null, posisi: 'kanan', pakaiTtd: true, pakaiCap: true }])
            }
          >
            Tambah penandatangan
          </Button>
        </Group>
      )}
    </Stack>
  )
}
