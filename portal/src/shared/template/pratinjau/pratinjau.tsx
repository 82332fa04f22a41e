import { Alert, Card, Stack, Text, Title } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { JENIS_KARTU, kartuPetugas } from '@sivitas/contract/data-master/mahasiswa/setting-kartu/setting-kartu'
import { TemplateInput } from '@sivitas/contract/pengaturan/template/template'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useContext, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { api } from '../../../api'
import { Memuat } from '../../../kit/feedback/memuat'
import { useIkatanFormulir } from '../../../kit/form/formulir-context'
import { PilihJauhInput } from '../../../kit/form/inputs/pilih-jauh-input'
import { pesanGalat } from '../../../kit/galat'
import { sumberMahasiswa } from '../../pickers/sumber-mahasiswa'
import { JenisContext } from '../use-placeholder'
import { ContohKartu } from './contoh-kartu'
import classes from './pratinjau.module.css'

const HalamanPdf = lazy(async () => ({ default: (await import('./halaman-pdf')).HalamanPdf }))
const JEDA = 800
/** The preview asks for what the form holds, whether its name is filled in yet or not. */
const Isian = TemplateInput.partial({ nama: true, kode: true })

/** The template as it stands in the form, printed by the server for a real student or with sample words. */
export function Pratinjau() {
  const { control } = useIkatanFormulir()
  const isian = useWatch({ control })
  const [idPemilik, setIdPemilik] = useState<string | null>(null)
  const [tenang] = useDebouncedValue(JSON.stringify({ ...isian, idPemilik }), JEDA)
  const terbaca = Isian.safeParse(JSON.parse(tenang))
  const { data, error, isFetching } = useQuery({
    ...api.pengaturan.template.pratinjau.queryOptions({
      input: { ...(terbaca.data as NonNullable<typeof terbaca.data>), ...(idPemilik && { idPemilik }) },
      meta: { galat: 'sendiri' },
    }),
    enabled: terbaca.success,
    retry: false,
    placeholderData: (sebelum) => sebelum,
    gcTime: 0,
  })
  const jenis = useContext(JenisContext)
  const kartu = JENIS_KARTU.find((satu) => satu === jenis)
  const petugas = kartuPetugas(jenis)
  const docx = terbaca.data?.isi.bentuk === 'docx'
  return (
    <Card component="section" aria-label="Pratinjau" className={classes.tetap} aria-busy={isFetching}>
      <Title order={2}>Pratinjau</Title>
      <Stack gap="xs">
        {!petugas && <PilihJauhInput label="Mahasiswa contoh" sumber={sumberMahasiswa} value={idPemilik} onChange={setIdPemilik} />}
        {kartu && <ContohKartu jenis={kartu} value={idPemilik} onChange={setIdPemilik} />}
        {!terbaca.success && <Alert color="kuning">Perbaiki isian agar pratinjau dapat dibuat lagi.</Alert>}
        {error && (
          <Alert color="bahaya" role="alert">
            {pesanGalat(error)}
          </Alert>
        )}
        {docx ? (
          <Text size="sm">Template DOCX dicetak sebagai DOCX, sehingga tidak ada pratinjau halaman.</Text>
        ) : data ? (
          <Suspense fallback={<Memuat />}>
            <HalamanPdf isi={data} />
          </Suspense>
        ) : (
          terbaca.success && !error && <Memuat />
        )}
      </Stack>
    </Card>
  )
}
