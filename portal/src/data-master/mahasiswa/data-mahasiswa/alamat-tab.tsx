import { Biodata as BiodataSchema } from '@sivitas/contract/data-master/mahasiswa/biodata'
import { titleOf } from '@sivitas/contract/kit/schema-words'
import { KeyValues } from '../../../kit/page/key-values'
import { drawField } from '../../../kit/table/schema-columns'
import { DenganBiodata } from './biodata-query'

const FIELDS = ['jalan', 'dusun', 'rt', 'rw', 'kelurahan', 'wilayah', 'kodePos', 'jenisTinggal', 'alatTransportasi'] as const

export function AlamatTab({ id }: { id: string }) {
  return (
    <DenganBiodata id={id}>
      {(biodata) => (
        <KeyValues
          facts={FIELDS.map((name) => ({ label: titleOf(BiodataSchema, name), value: drawField(BiodataSchema, name, biodata[name]) }))}
        />
      )}
    </DenganBiodata>
  )
}
