import { Alert, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { ZonaBerkas } from '../../kit/form/inputs/zona-berkas'
import { periksaBerkas } from '../../kit/form/inputs/periksa-berkas'
import { bandingkan, sidikBerkas, type HasilBanding } from './banding-pdf'

const SYARAT = { terima: ['pdf'], maksBytes: 51_200_000 }
const ARTI: Readonly<Record<HasilBanding, { warna: string; kata: string }>> = {
  asli: { warna: 'hijau', kata: 'Sama persis dengan dokumen yang diterbitkan.' },
  salinan: { warna: 'hijau', kata: 'Sama persis dengan salinan resmi dokumen ini.' },
  lama: { warna: 'kuning', kata: 'Ini versi lama; dokumen ini sudah diganti dengan yang baru.' },
  baru: { warna: 'kuning', kata: 'Ini versi yang lebih baru daripada kode yang Anda buka.' },
  beda: { warna: 'bahaya', kata: 'Berbeda dari dokumen yang diterbitkan. Isinya mungkin diubah, atau ini dokumen lain.' },
}

type BandingBerkasProps = Readonly<{ sidik: Parameters<typeof bandingkan>[1] }>

/** Compares a PDF that somebody received with what was issued, without sending it anywhere. */
export function BandingBerkas({ sidik }: BandingBerkasProps) {
  const [berkas, setBerkas] = useState<File | null>(null)
  const [hasil, setHasil] = useState<HasilBanding | null>(null)
  const [masalah, setMasalah] = useState<string | null>(null)
  const pilih = async (file: File) => {
    const salah = periksaBerkas(file, SYARAT)
    setMasalah(salah)
    setHasil(null)
    setBerkas(salah === null ? file : null)
    if (salah === null) setHasil(bandingkan(await sidikBerkas(file), sidik))
  }
  return (
    <Stack gap="xs">
      <ZonaBerkas
        bingkai={{ label: 'Bandingkan dengan PDF yang Anda terima', error: masalah ?? undefined }}
        syarat={SYARAT}
        berkas={berkas && { nama: berkas.name, ukuran: berkas.size, url: undefined }}
        progres={null}
        onPilih={(file) => void pilih(file)}
        onBatal={() => setBerkas(null)}
        onHapus={() => {
          setBerkas(null)
          setHasil(null)
        }}
      />
      <Text size="sm" c="dimmed">
        Berkas dibandingkan di peramban Anda dan tidak dikirim ke mana pun.
      </Text>
      {hasil && (
        <Alert color={ARTI[hasil].warna} role="status">
          {ARTI[hasil].kata}
        </Alert>
      )}
    </Stack>
  )
}
