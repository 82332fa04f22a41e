import { Button, Card, Group, Stack } from '@mantine/core'
import type { TemplateInput } from '@sivitas/contract/pengaturan/template/template'
import type { IsianProps } from '../../../kit/form/inputs/isian'
import { PilihInput } from '../../../kit/form/inputs/pilih-input'
import { SaklarInput } from '../../../kit/form/inputs/saklar-input'
import { TeksInput } from '../../../kit/form/inputs/teks-input'
import { IconPlus } from '../../../kit/icons'
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
        const ubah = (isi: Partial<Penandatangan>) => onChange(ganti(daftar, n, { ...satu, ...isi }))
        return (
          // oxlint-disable-next-line react/no-array-index-key -- one office may sign twice
          <Card key={n} padding="xs">
            <Kisi label={`Penandatangan ${n + 1}`}>
              <PilihInput
                label="Jabatan"
                required
                disabled={disabled}
                pilihan={PILIHAN_JABATAN}
                value={satu.jabatan}
                onChange={(jabatan) => jabatan && ubah({ jabatan })}
              />
              {satu.jabatan === 'LAIN' && (
                <TeksInput
                  label="Nama jabatan"
                  disabled={disabled}
                  value={satu.namaJabatan}
                  onChange={(namaJabatan) => ubah({ namaJabatan })}
                />
              )}
              <PilihInput
                label="Posisi"
                required
                disabled={disabled}
                pilihan={PILIHAN_POSISI}
                value={satu.posisi}
                onChange={(posisi) => posisi && ubah({ posisi })}
              />
              <SaklarInput
                label="Tanda tangan"
                disabled={disabled}
                value={satu.pakaiTtd}
                onChange={(pakaiTtd) => ubah({ pakaiTtd: pakaiTtd ?? false })}
              />
              <SaklarInput
                label="Cap"
                disabled={disabled}
                value={satu.pakaiCap}
                onChange={(pakaiCap) => ubah({ pakaiCap: pakaiCap ?? false })}
              />
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
