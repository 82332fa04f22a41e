import { Text } from '@mantine/core'
import { UnggahInput } from '../../../kit/form/inputs/unggah-input'
import { kirimBerkas } from '../../berkas/kirim-berkas'
import { useSyaratBerkas } from '../../berkas/use-syarat'

const kirim = kirimBerkas('template')

type DocxInputProps = Readonly<{ value: string; disabled: boolean | undefined; onChange: (idBerkas: string | null) => void }>

/** A DOCX with placeholders in braces; documents made of it are DOCX too. */
export function DocxInput({ value, disabled, onChange }: DocxInputProps) {
  const syarat = useSyaratBerkas('template')
  return (
    <>
      <UnggahInput label="Berkas DOCX" {...syarat} terima={['docx']} kirim={kirim} disabled={disabled} value={value} onChange={onChange} />
      <Text size="sm" c="dimmed">
        Tulis isian dalam kurung kurawal, misalnya {'{nama}'}; tabel diulang antara {'{#mk}'} dan {'{/mk}'}. Hasil cetaknya juga DOCX.
      </Text>
    </>
  )
}
