import { Text } from '@mantine/core'
import { SCOPES, type ScopeCode } from '@sivitas/contract/kit/scope'
import { LAMA_AKSES } from '@sivitas/contract/platform/permintaan-akses'
import { useQueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import { api } from '../../api'
import { fields } from '../../kit/form/fields'
import { useFormulir } from '../../kit/form/use-formulir'
import { DialogForm } from '../../kit/page/side-panel-form'
import type { PermintaanRow } from './permintaan-row'

type Hak = { kode: ScopeCode; tingkat: 'T' | 'B' }

/** What may be granted for a request: each code that was asked for, to read or, where it was asked, to write. */
function hakDari({ scopeDiminta }: PermintaanRow): Hak[] {
  return scopeDiminta.flatMap((teks) => {
    const [kode = '', tingkat] = teks.split(':')
    if (!(kode in SCOPES)) return []
    const baca: Hak = { kode: kode as ScopeCode, tingkat: 'B' }
    const tulis: Hak = { kode: kode as ScopeCode, tingkat: 'T' }
    return tingkat === 'T' ? [tulis, baca] : [baca, tulis]
  })
}
const teksHak = ({ kode, tingkat }: Hak) => `${kode}:${tingkat}`

const JawabInput = z.object({
  hak: z.string().min(1).meta({ title: 'Hak yang diberikan' }),
  lama: z.enum(['hari', 'minggu', 'seterusnya']).meta({ title: 'Untuk' }),
  catatan: z.string().trim().max(500).nullable().meta({ title: 'Catatan untuk pemohon' }),
})
const field = fields(JawabInput)

type JawabDialogProps = { row: PermintaanRow; putusan: 'diberikan' | 'ditolak'; onTutup: () => void }

/** Grants a request for a day, a week or for good, or says why not (platform, Beyond 2). */
export function JawabDialog({ row, putusan, onTutup }: JawabDialogProps) {
  const queryClient = useQueryClient()
  const pilihan = hakDari(row)
  const beri = putusan === 'diberikan'
  const form = useFormulir({
    schema: JawabInput,
    nama: beri ? 'Berikan akses' : 'Tolak permintaan',
    values: { hak: pilihan[0] ? teksHak(pilihan[0]) : '', lama: 'hari', catatan: null },
    pesan: beri ? 'Akses diberikan' : 'Permintaan ditolak',
    simpan: ({ hak, lama, catatan }) =>
      api.platform.permintaanAkses.jawab.call({
        id: row.id,
        versi: row.versi,
        putusan,
        lama,
        catatan,
        ...(beri && { hak: pilihan.find((satu) => teksHak(satu) === hak) }),
      }),
    berhasil: () => {
      void queryClient.invalidateQueries({ queryKey: api.platform.key() })
      onTutup()
    },
  })
  return (
    <DialogForm
      title={beri ? `Berikan akses kepada ${row.nama}` : `Tolak permintaan ${row.nama}`}
      form={form}
      onClose={onTutup}
      submit={beri ? 'Berikan' : 'Tolak'}
    >
      <Text mb="sm">
        {row.halaman}: {row.alasan}
      </Text>
      {beri && (
        <>
          <field.Pilih
            name="hak"
            pilihan={pilihan.map((hak) => ({
              value: teksHak(hak),
              label: `${teksHak(hak)} ${SCOPES[hak.kode].nama} (${hak.tingkat === 'T' ? 'tulis' : 'baca'})`,
            }))}
          />
          <field.Pilih name="lama" pilihan={Object.entries(LAMA_AKSES).map(([value, label]) => ({ value, label }))} />
        </>
      )}
      <field.TeksPanjang name="catatan" />
    </DialogForm>
  )
}
