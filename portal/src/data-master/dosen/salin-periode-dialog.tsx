import { Text } from '@mantine/core'
import { periodeUtamaSebelum } from '@sivitas/rules/platform/periode'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import { Muatan } from '../../kit/feedback/muatan'
import { fields } from '../../kit/form/fields'
import { useFormulir } from '../../kit/form/use-formulir'
import { DialogForm } from '../../kit/page/side-panel-form'
import { usePilihanPeriode } from '../../shared/pickers/pilih-periode'

const Salin = z.object({ dari: z.int().meta({ title: 'Salin dari periode' }) })
const field = fields(Salin)

type SalinPeriodeProps<Akibat> = {
  /** The period that is filled. */
  periode: number
  /** What the form is called, and what is said once it is done. */
  nama: string
  pesan: string
  /** Key of the calls that it changes, and of what it is asked for. */
  calls: readonly unknown[]
  lingkup: object
  salin: (dari: number, pilihan: { pratinjau: boolean; signal?: AbortSignal }) => Promise<{ data: Akibat }>
  /** What would be copied, in one sentence. */
  sebut: (akibat: Akibat) => string
  /** Where it goes to and what it leaves alone. */
  keterangan: string
  onTutup: () => void
}

/** Copies what lecturers had in another period into this one, and says beforehand how much that is. */
export function SalinPeriodeDialog<Akibat>(props: SalinPeriodeProps<Akibat>) {
  const { periode, nama, pesan, calls, salin, keterangan, onTutup } = props
  const client = useQueryClient()
  const sebelum = periodeUtamaSebelum(periode)
  const pilihan = usePilihanPeriode(sebelum).filter(({ value }) => value !== periode)
  const form = useFormulir({
    schema: Salin,
    nama,
    values: { dari: sebelum },
    pesan,
    simpan: ({ dari }) => salin(dari, { pratinjau: false }),
    berhasil: () => {
      void client.invalidateQueries({ queryKey: calls })
      onTutup()
    },
  })
  return (
    <DialogForm title="Salin dari periode lalu" form={form} onClose={onTutup} submit="Salin">
      <Text>{keterangan}</Text>
      <field.Pilih name="dari" pilihan={pilihan} />
      <Pratinjau {...props} />
    </DialogForm>
  )
}

function Pratinjau<Akibat>({ calls, lingkup, salin, sebut }: SalinPeriodeProps<Akibat>) {
  const dari = field.useNilai('dari') ?? 0
  const query = useQuery({
    queryKey: [...calls, 'salin', lingkup, dari],
    queryFn: ({ signal }) => salin(dari, { pratinjau: true, signal }),
    retry: false,
  })
  return (
    <Muatan query={query} baris={1}>
      {({ data }) => <Text component="output">{sebut(data)}</Text>}
    </Muatan>
  )
}
