import { Alert, Button, FileButton, Group, Stack, Text, Textarea } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { formatAngka } from '@sivitas/rules/platform/angka'
import { useState } from 'react'
import { IconFileTypePdf } from '../../../kit/icons'
import { bacaBaris, bacaTempelan, type Terbaca } from './baca-transkrip'
import type { SubjekAsal } from './padanan'

/** A transcript has some pages; larger files are scans, which have no text. */
const PALING_BESAR = 20_000_000

type TempelKotakProps = {
  onMasuk: (subjek: readonly SubjekAsal[]) => void
  /** Types one subject instead. */
  onTambah?: () => void
}

/** Takes a block that was copied from Excel or a page, or the text of a transcript PDF; what was read shows before it is taken. */
export function TempelKotak({ onMasuk, onTambah }: TempelKotakProps) {
  const [teks, setTeks] = useState('')
  const [pdf, setPdf] = useState<Terbaca | null>(null)
  const baca = useMutation({
    meta: { galat: 'sendiri' },
    mutationFn: async (berkas: File) => {
      if (berkas.size > PALING_BESAR) throw new Error('Terlalu besar')
      const { bacaPdf } = await import('./baca-pdf')
      return bacaBaris(await bacaPdf(berkas))
    },
    onSuccess: (terbaca) => {
      setTeks('')
      setPdf(terbaca)
    },
  })
  const terbaca = pdf ?? bacaTempelan(teks)
  const ada = terbaca.subjek.length
  const kosong = pdf !== null ? ada === 0 : teks.trim() !== '' && ada === 0
  return (
    <Stack gap="xs">
      <Textarea
        label="Transkrip asal"
        description="Kolom kode, mata kuliah, SKS, dan nilai, disalin dari Excel atau halaman transkrip."
        placeholder="Tempel transkrip asal di sini."
        minRows={4}
        maxRows={10}
        autosize
        value={teks}
        onChange={(event) => {
          setPdf(null)
          setTeks(event.currentTarget.value)
        }}
      />
      {baca.isError && <Alert color="bahaya">PDF ini tidak dapat dibaca. Pilih berkas PDF transkrip, paling besar 20 MB.</Alert>}
      {kosong && (
        <Alert color="kuning">
          {pdf === null
            ? 'Tidak ada baris mata kuliah yang terbaca. Setiap baris memerlukan kode, nama, SKS, dan nilai huruf.'
            : 'Tidak ada mata kuliah yang terbaca dari PDF ini. PDF hasil pindai tidak memuat teks; ketik atau tempel isinya.'}
        </Alert>
      )}
      {ada > 0 && <PratinjauSubjek terbaca={terbaca} />}
      <Group gap="xs">
        <Button disabled={ada === 0} onClick={() => onMasuk(terbaca.subjek)}>
          {ada === 0 ? 'Masukkan' : `Masukkan ${formatAngka(ada)} mata kuliah`}
        </Button>
        <FileButton accept="application/pdf" onChange={(berkas) => berkas && baca.mutate(berkas)}>
          {(tombol) => (
            <Button {...tombol} variant="default" loading={baca.isPending} leftSection={<IconFileTypePdf size={16} aria-hidden />}>
              Baca dari PDF
            </Button>
          )}
        </FileButton>
        {onTambah && (
          <Button variant="default" onClick={onTambah}>
            Ketik satu per satu
          </Button>
        )}
      </Group>
    </Stack>
  )
}

function PratinjauSubjek({ terbaca: { subjek, dilewati } }: { terbaca: Terbaca }) {
  const sks = subjek.reduce((n, satu) => n + satu.sks, 0)
  return (
    <Text size="sm" role="status">
      {`Terbaca ${formatAngka(subjek.length)} mata kuliah, ${formatAngka(sks, Number.isInteger(sks) ? 0 : 2)} SKS`}
      {dilewati > 0 && `; ${formatAngka(dilewati)} baris lain dilewati`}.
    </Text>
  )
}
