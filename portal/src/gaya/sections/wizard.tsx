import { Text, TextInput } from '@mantine/core'
import { useNavigate, useSearchParams } from 'react-router'
import { z } from 'zod'
import { toast } from '../../kit/feedback/toast'
import { useDraft } from '../../kit/page/use-draft'
import { WizardPage } from '../../kit/page/wizard-page'
import { Penyedia } from '../contoh/penyedia'

const Draf = z.object({ nama: z.string(), nomor: z.string() })
const KOSONG = { nama: '', nomor: '' }
const pathOf = (key: string) => `?bagian=wizard&langkah=${key}`

function Wizard() {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const { draft, change, forget } = useDraft('gaya', Draf, KOSONG)
  return (
    <WizardPage
      title="Terbitkan surat"
      current={params.get('langkah') ?? undefined}
      pathOf={pathOf}
      steps={[
        {
          key: 'penerima',
          label: 'Penerima',
          missing: draft.nama === '' ? 'Isi nama penerima.' : null,
          content: () => (
            <TextInput
              label="Nama penerima"
              withAsterisk
              value={draft.nama}
              onChange={(event) => change({ ...draft, nama: event.currentTarget.value })}
            />
          ),
        },
        {
          key: 'nomor',
          label: 'Nomor',
          missing: draft.nomor === '' ? 'Isi nomor surat.' : null,
          content: () => (
            <TextInput
              label="Nomor surat"
              withAsterisk
              value={draft.nomor}
              onChange={(event) => change({ ...draft, nomor: event.currentTarget.value })}
            />
          ),
        },
        {
          key: 'tinjau',
          label: 'Tinjau',
          missing: null,
          content: () => (
            <Text>
              Surat {draft.nomor} untuk {draft.nama}.
            </Text>
          ),
        },
      ]}
      finish="Terbitkan"
      finishing={false}
      onFinish={() => {
        toast.berhasil('Surat berhasil diterbitkan')
        forget()
        void navigate(pathOf('penerima'))
      }}
      onCancel={forget}
    />
  )
}

export function Bagian() {
  return (
    <Penyedia>
      <Wizard />
    </Penyedia>
  )
}
