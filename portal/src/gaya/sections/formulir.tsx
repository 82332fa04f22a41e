import { Anchor, Badge, Button, Group, SegmentedControl, Stack, Text } from '@mantine/core'
import { kode, text } from '@sivitas/contract/kit/fields'
import { useState } from 'react'
import { Link } from 'react-router'
import { z } from 'zod'
import { fields } from '../../kit/form/fields'
import { useFormulir } from '../../kit/form/use-formulir'
import { ApiError, NetworkError } from '../../kit/galat'
import { FormCard, FormPage } from '../../kit/page/form-page'
import { DialogForm, SidePanelForm } from '../../kit/page/side-panel-form'

const Konsentrasi = z.strictObject({
  kode: kode(10).meta({ title: 'Kode' }),
  nama: text().meta({ title: 'Nama konsentrasi' }),
  namaInggris: text().meta({ title: 'Nama dalam bahasa Inggris' }),
})
const Alasan = z.strictObject({ alasan: text(255).min(5).meta({ title: 'Alasan' }) })

const field = fields(Konsentrasi)
const isianAlasan = fields(Alasan)

const JAWABAN = ['berhasil', 'jaringan', 'validasi', 'usang', 'rusak'] as const
type Jawaban = (typeof JAWABAN)[number]

/** Answers as the server would in each case that a form has to handle. */
async function jawab(jawaban: Jawaban, versi: number | undefined): Promise<void> {
  await new Promise((resolve) => window.setTimeout(resolve, 150))
  if (jawaban === 'jaringan') throw new NetworkError()
  if (jawaban === 'rusak') throw new ApiError({ status: 500, type: 'galat_server', message: 'Unknown error.' })
  if (jawaban === 'validasi') {
    throw new ApiError({
      status: 422,
      type: 'validasi',
      message: 'Isian tidak sesuai',
      errors: [{ field: 'kode', code: 'duplikat', message: 'Kode sudah dipakai' }],
    })
  }
  if (jawaban === 'usang' && versi === 3) {
    throw new ApiError({ status: 409, type: 'versi_usang', message: 'Sudah diubah oleh Operator B pada 21 November 2026 10.12' })
  }
}

function FormKonsentrasi() {
  const [jawaban, setJawaban] = useState<Jawaban>('berhasil')
  const [tersimpan, setTersimpan] = useState(0)
  const form = useFormulir({
    schema: Konsentrasi,
    nama: 'Konsentrasi',
    values: { kode: 'RPL', nama: 'Rekayasa Perangkat Lunak', namaInggris: 'Software Engineering' },
    versi: {
      kini: 3,
      segarkan: () =>
        Promise.resolve({ values: { kode: 'RPL', nama: 'Rekayasa Perangkat', namaInggris: 'Software Engineering' }, versi: 4 }),
    },
    simpan: (_values, { versi }) => jawab(jawaban, versi),
    berhasil: () => setTersimpan((n) => n + 1),
    pesan: 'Data berhasil diubah',
  })
  return (
    <Stack gap="lg">
      <SegmentedControl
        aria-label="Jawaban server"
        data={[...JAWABAN]}
        value={jawaban}
        onChange={(nilai) => setJawaban(JAWABAN.find((satu) => satu === nilai) ?? 'berhasil')}
      />
      <FormPage
        title="Ubah konsentrasi"
        identity={
          <>
            <Text component="span">RPL</Text>
            <Badge color="hijau">Aktif</Badge>
          </>
        }
        form={form}
        onCancel={() => form.muatTerbaru()}
      >
        <FormCard title="Identitas" hint="Nama yang tercetak pada transkrip.">
          <field.Text name="kode" />
          <field.Text name="nama" />
          <field.Text name="namaInggris" />
        </FormCard>
      </FormPage>
      <Text>
        Tersimpan {tersimpan} kali.{' '}
        <Anchor component={Link} to="/gaya-lain">
          Ke halaman lain
        </Anchor>
      </Text>
    </Stack>
  )
}

function useAlasan(onTutup: () => void) {
  return useFormulir({
    schema: Alasan,
    nama: 'Alasan pembukaan kunci',
    values: {},
    simpan: () => jawab('berhasil', undefined),
    berhasil: onTutup,
  })
}

function Panel({ onTutup }: { onTutup: () => void }) {
  const form = useAlasan(onTutup)
  return (
    <SidePanelForm title="Buka kunci nilai" form={form} onClose={onTutup}>
      <isianAlasan.TeksPanjang name="alasan" />
    </SidePanelForm>
  )
}

function Dialog({ onTutup }: { onTutup: () => void }) {
  const form = useAlasan(onTutup)
  return (
    <DialogForm title="Tolak pengajuan" submit="Tolak" form={form} onClose={onTutup}>
      <isianAlasan.Text name="alasan" />
    </DialogForm>
  )
}

export function Bagian() {
  const [buka, setBuka] = useState<'panel' | 'dialog' | null>(null)
  const tutup = () => setBuka(null)
  return (
    <Stack gap="lg">
      <FormKonsentrasi />
      <Group>
        <Button variant="default" onClick={() => setBuka('panel')}>
          Panel samping
        </Button>
        <Button variant="default" onClick={() => setBuka('dialog')}>
          Dialog
        </Button>
      </Group>
      {buka === 'panel' && <Panel onTutup={tutup} />}
      {buka === 'dialog' && <Dialog onTutup={tutup} />}
    </Stack>
  )
}
