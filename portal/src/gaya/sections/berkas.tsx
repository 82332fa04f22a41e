import { Code, SimpleGrid, Stack, Title } from '@mantine/core'
import { useState } from 'react'
import { BerkasInput } from '../../kit/form/inputs/berkas-input'
import { TeksKayaInput } from '../../kit/form/inputs/teks-kaya-input'
import { UnggahInput, type KirimBerkas } from '../../kit/form/inputs/unggah-input'
import { HtmlAman } from '../../kit/html/html-aman'

const FOTO = { terima: ['jpg', 'png', 'webp'], maksBytes: 2_048_000 }

/** Takes its time like a network, and can be cancelled like one. */
const kirim: KirimBerkas = async (berkas, { signal, onProgres }) => {
  for (let persen = 0; persen <= 100; persen += 20) {
    signal.throwIfAborted()
    onProgres(persen)
    await new Promise((resolve) => window.setTimeout(resolve, 250))
  }
  return { id: `berkas-${berkas.name}`, nama: berkas.name, ukuran: berkas.size }
}

const KOTOR =
  '<p style="color:maroon;position:fixed" onclick="alert(1)">Pengumuman</p><img src="x" onerror="alert(1)"><script>alert(1)</script><a href="javascript:alert(1)">tautan</a>'

export function Bagian() {
  const [foto, setFoto] = useState<File | null>(null)
  const [surat, setSurat] = useState<string | null>(null)
  const [isi, setIsi] = useState<string | null>('<p>Isi <strong>pengumuman</strong></p>')
  return (
    <Stack gap="lg">
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <BerkasInput label="Foto" {...FOTO} rasio={3 / 4} value={foto} onChange={setFoto} />
        <UnggahInput
          label="Surat keputusan"
          terima={['pdf', 'docx']}
          maksBytes={10_240_000}
          kirim={kirim}
          value={surat}
          onChange={setSurat}
        />
      </SimpleGrid>
      <TeksKayaInput label="Isi pengumuman" maks={2000} value={isi} onChange={setIsi} />
      <Code block data-testid="berkas">
        {JSON.stringify({ foto: foto?.name ?? null, surat, isi })}
      </Code>
      <Title order={3}>HTML yang dibersihkan</Title>
      <div data-testid="html-aman">
        <HtmlAman html={KOTOR} />
      </div>
    </Stack>
  )
}
