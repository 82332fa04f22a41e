import { Radio, Stack } from '@mantine/core'
import { usePreferensiAdapter } from '../../kit/table/preferensi-context'
import { MODE_WARNA, type ModeWarna } from '../../kit/theme/pilihan-tema'
import { NAMA_TEMA, type NamaTema } from '../../kit/theme/tema'
import { useTema } from '../../kit/theme/use-tema'

const LABEL_TEMA: Record<NamaTema, string> = { biru: 'Normal (biru)', merah: 'Alternatif (merah)' }
const LABEL_MODE: Record<ModeWarna, string> = { terang: 'Terang', gelap: 'Gelap', sistem: 'Ikuti sistem' }

/** Theme and colour mode; kept in the browser at once and on the server for the next one. */
export function ThemeChoice() {
  const { tema, mode, pilihTema, pilihMode } = useTema()
  const adapter = usePreferensiAdapter()
  const pilihNama = (nama: NamaTema) => {
    pilihTema(nama)
    void adapter?.set('tema', nama)
  }
  const pilihWarna = (warna: ModeWarna) => {
    pilihMode(warna)
    void adapter?.set('colorMode', warna)
  }
  return (
    <Stack gap="xl">
      <Radio.Group label="Tema" value={tema} onChange={(value) => pilihNama(value as NamaTema)}>
        <Stack gap="sm" mt="sm">
          {NAMA_TEMA.map((nama) => (
            <Radio key={nama} value={nama} label={LABEL_TEMA[nama]} />
          ))}
        </Stack>
      </Radio.Group>
      <Radio.Group label="Mode warna" value={mode} onChange={(value) => pilihWarna(value as ModeWarna)}>
        <Stack gap="sm" mt="sm">
          {MODE_WARNA.map((warna) => (
            <Radio key={warna} value={warna} label={LABEL_MODE[warna]} />
          ))}
        </Stack>
      </Radio.Group>
    </Stack>
  )
}
