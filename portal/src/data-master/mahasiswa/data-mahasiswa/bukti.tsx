import { Alert, Card, Stack, Textarea } from '@mantine/core'
import { useState } from 'react'
import { UnggahInput } from '../../../kit/form/inputs/unggah-input'
import { kirimBerkas } from '../../../shared/berkas/kirim-berkas'
import { useSyaratBerkas } from '../../../shared/berkas/use-syarat'

const kirim = kirimBerkas('dokumen')
type Isi = { alasan?: string; idBerkasBukti?: string }

/** Reason and paper for a change of what PDDikti has already (DM-R9). */
export function useBukti(perlu: boolean) {
  const [isi, setIsi] = useState<Isi>({})
  return { perlu, isi, setIsi }
}

export function BuktiFields({ isi, setIsi }: { isi: Isi; setIsi: (isi: Isi) => void }) {
  const syarat = useSyaratBerkas('dokumen')
  return (
    <Card component="section" aria-label="Bukti perubahan">
      <Stack>
        <Alert color="jingga">
          Data ini sudah dilaporkan ke PDDikti. Perubahan nama, tempat dan tanggal lahir, jenis kelamin, NIK, atau nama ibu kandung
          memerlukan alasan dan dokumen pendukung.
        </Alert>
        <Textarea
          label="Alasan perubahan"
          maxLength={255}
          autosize
          value={isi.alasan ?? ''}
          onChange={(event) => setIsi({ ...isi, alasan: event.currentTarget.value })}
        />
        <UnggahInput
          label="Dokumen pendukung"
          {...syarat}
          terima={['pdf', 'jpg', 'jpeg', 'png']}
          kirim={kirim}
          value={isi.idBerkasBukti}
          onChange={(id) => setIsi({ ...isi, ...(id === null ? {} : { idBerkasBukti: id }) })}
        />
      </Stack>
    </Card>
  )
}
