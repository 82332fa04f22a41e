import { Button, Card, Group, Stack } from '@mantine/core'
import type { Kolom } from '@sivitas/contract/pengaturan/template/isi'
import type { IsianProps } from '../../../kit/form/inputs/isian'
import { IconPlus } from '../../../kit/icons'
import { medan } from '../../isian/medan'
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
          const m = medan(satu, { disabled, ubah: (isi) => onChange(ganti(kolom, n, { ...satu, ...isi })) })
          return (
            <BarisSeret key={satu.field} kunci={satu.field} ke={n} disabled={disabled}>
              {(pegangan) => (
                <Card padding="xs">
                  <Kisi>
                    {m.teks('judul', { label: `Judul ${satu.field}`, maks: 60 })}
                    {m.teks('judulInggris', { label: `Judul Inggris ${satu.field}`, maks: 60 })}
                    {m.angka('lebar', {
                      label: `Lebar ${satu.field} (mm)`,
                      description: 'Kosong: sisa lebar',
                      min: 4,
                      max: 250,
                      kosong: null,
                    })}
                    {m.pilih('rata', { label: `Rata ${satu.field}`, pilihan: PILIHAN_POSISI, wajib: true })}
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
