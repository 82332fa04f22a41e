import { Button, Card, Group, Stack } from '@mantine/core'
import type { Kolom } from '@sivitas/contract/pengaturan/template/isi'
import { AngkaInput } from '../../../kit/form/inputs/angka-input'
import type { IsianProps } from '../../../kit/form/inputs/isian'
import { PilihInput } from '../../../kit/form/inputs/pilih-input'
import { TeksInput } from '../../../kit/form/inputs/teks-input'
import { IconPlus } from '../../../kit/icons'
import { PILIHAN_POSISI } from '../kata'
import { usePlaceholder } from '../use-placeholder'
import { BarisSeret, DaftarSeret } from './seret'
import { buang, ganti, geser } from './susun'
import { Kisi, Ujung } from './kisi'
import { UrutTombol } from './urut-tombol'

/** The columns of the kind's table, from left to right. */
export function KolomInput({ value, onChange, disabled }: IsianProps<Kolom[]>) {
  const kolom = value ?? []
  const { bidang } = usePlaceholder()
  const sisa = bidang.filter(({ nama }) => !kolom.some(({ field }) => field === nama))
  const urutkan = (urutan: string[]) => onChange(urutan.flatMap((nama) => kolom.filter(({ field }) => field === nama)))
  return (
    <Stack gap="xs" role="group" aria-label="Kolom tabel">
      <DaftarSeret kunci={kolom.map(({ field }) => field)} onUrut={urutkan}>
        {kolom.map((satu, n) => {
          const nama = `kolom ${satu.judul || satu.field}`
          const ubah = (isi: Partial<Kolom>) => onChange(ganti(kolom, n, { ...satu, ...isi }))
          return (
            <BarisSeret key={satu.field} kunci={satu.field} ke={n} disabled={disabled}>
              {(pegangan) => (
                <Card padding="xs">
                  <Kisi>
                    <TeksInput
                      label={`Judul ${satu.field}`}
                      maks={60}
                      disabled={disabled}
                      value={satu.judul}
                      onChange={(judul) => ubah({ judul: judul ?? '' })}
                    />
                    <TeksInput
                      label={`Judul Inggris ${satu.field}`}
                      maks={60}
                      disabled={disabled}
                      value={satu.judulInggris ?? ''}
                      onChange={(judulInggris) => ubah({ judulInggris: judulInggris ?? '' })}
                    />
                    <AngkaInput
                      label={`Lebar ${satu.field} (mm)`}
                      description="Kosong: sisa lebar"
                      min={4}
                      max={250}
                      disabled={disabled}
                      value={satu.lebar}
                      onChange={(lebar) => ubah({ lebar })}
                    />
                    <PilihInput
                      label={`Rata ${satu.field}`}
                      required
                      disabled={disabled}
                      pilihan={PILIHAN_POSISI}
                      value={satu.rata}
                      onChange={(rata) => rata && ubah({ rata })}
                    />
                    <Ujung>
                      {pegangan}
                      <UrutTombol
                        nama={nama}
                        pertama={n === 0}
                        terakhir={n === kolom.length - 1}
                        disabled={disabled}
                        onGeser={(langkah) => onChange(geser(kolom, n, langkah))}
                        onHapus={() => onChange(buang(kolom, n))}
                      />
                    </Ujung>
                  </Kisi>
                </Card>
              )}
            </BarisSeret>
          )
        })}
      </DaftarSeret>
      {!disabled && (
        <Group gap="xs">
          {sisa.map(({ nama, label }) => (
            <Button
              key={nama}
              variant="default"
              size="compact-sm"
              leftSection={<IconPlus size={14} aria-hidden />}
              onClick={() => onChange([...kolom, { field: nama, judul: label, lebar: null, rata: 'kiri' }])}
            >
              {label}
            </Button>
          ))}
        </Group>
      )}
    </Stack>
  )
}
