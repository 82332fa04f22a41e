import { Text } from '@mantine/core'
import { formatAngka } from '@sivitas/rules/platform/angka'
import { labelPeriode, periodeUtamaSebelum } from '@sivitas/rules/platform/periode'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import { api } from '../../../api'
import { Muatan } from '../../../kit/feedback/muatan'
import { fields } from '../../../kit/form/fields'
import { useFormulir } from '../../../kit/form/use-formulir'
import { DialogForm } from '../../../kit/page/side-panel-form'
import { usePilihanPeriode } from '../../../shared/pickers/pilih-periode'

const calls = api.dataMaster.kelasWajib

type Lingkup = { periode: number; prodi?: string[] }
type DialogProps = { lingkup: Lingkup; onTutup: () => void }

const Kosong = z.object({})
const Salin = z.object({ dari: z.int().meta({ title: 'Salin dari periode' }) })
const salin = fields(Salin)

function useSelesai(onTutup: () => void) {
  const client = useQueryClient()
  return () => {
    void client.invalidateQueries({ queryKey: calls.key() })
    onTutup()
  }
}

/** 'Bangkitkan dari aturan' (DM-R13), with how many it gives a row. */
export function BangkitkanDialog({ lingkup, onTutup }: DialogProps) {
  const query = useQuery({
    queryKey: [...calls.key(), 'bangkitkan', lingkup],
    queryFn: ({ signal }) => calls.bangkitkan.call({ ...lingkup, pratinjau: true }, { signal }),
  })
  const form = useFormulir({
    schema: Kosong,
    nama: 'Bangkitkan dari aturan',
    values: {},
    pesan: 'Kelas wajib dibangkitkan',
    simpan: () => calls.bangkitkan.call(lingkup),
    berhasil: useSelesai(onTutup),
    bolehSimpan: () => (query.data?.data.baru ?? 0) > 0,
  })
  return (
    <DialogForm title="Bangkitkan dari aturan" form={form} onClose={onTutup} submit="Bangkitkan">
      <Text>
        {`Dosen tetap aktif yang belum punya SKS wajib pada ${labelPeriode(lingkup.periode)} mendapat 12 SKS. Ekuivalen SKS jabatan struktural pada hari pertama periode mengurangi targetnya.`}
      </Text>
      <Muatan query={query} baris={1}>
        {({ data }) => (
          <Text component="output">{`${formatAngka(data.baru)} dosen mendapat SKS wajib, ${formatAngka(data.sudahAda)} sudah punya dan tidak diubah.`}</Text>
        )}
      </Muatan>
    </DialogForm>
  )
}

/** Copies the rows of another period for who still works. */
export function SalinDialog({ lingkup, onTutup }: DialogProps) {
  const sebelum = periodeUtamaSebelum(lingkup.periode)
  const pilihan = usePilihanPeriode(sebelum).filter(({ value }) => value !== lingkup.periode)
  const form = useFormulir({
    schema: Salin,
    nama: 'Salin kelas wajib',
    values: { dari: sebelum },
    pesan: 'Kelas wajib disalin',
    simpan: ({ dari }) => calls.salin.call({ ...lingkup, dari }),
    berhasil: useSelesai(onTutup),
  })
  return (
    <DialogForm title="Salin dari periode lalu" form={form} onClose={onTutup} submit="Salin">
      <Text>{`Kewajiban dosen aktif disalin ke ${labelPeriode(lingkup.periode)}. Yang sudah ada tidak diubah.`}</Text>
      <salin.Pilih name="dari" pilihan={pilihan} />
      <PratinjauSalin lingkup={lingkup} />
    </DialogForm>
  )
}

function PratinjauSalin({ lingkup }: { lingkup: Lingkup }) {
  const dari = salin.useNilai('dari') ?? 0
  const query = useQuery({
    queryKey: [...calls.key(), 'salin', lingkup, dari],
    queryFn: ({ signal }) => calls.salin.call({ ...lingkup, dari, pratinjau: true }, { signal }),
    retry: false,
  })
  return (
    <Muatan query={query} baris={1}>
      {({ data }) => <Text component="output">{`${formatAngka(data.baru)} baris disalin, ${formatAngka(data.sudahAda)} sudah ada.`}</Text>}
    </Muatan>
  )
}
