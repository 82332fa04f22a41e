import { Biodata as BiodataSchema } from '@sivitas/contract/data-master/mahasiswa/biodata'
import { titleOf } from '@sivitas/contract/kit/schema-words'
import { Alert, Button, Group, Stack } from '@mantine/core'
import { useState } from 'react'
import { NilaiTanggal } from '../../../kit/format/nilai'
import { KeyValues } from '../../../kit/page/key-values'
import { drawField } from '../../../kit/table/schema-columns'
import { DenganBiodata, type Biodata } from './biodata-query'

const FIELDS = [
  'nama',
  'jenisKelamin',
  'tempatLahir',
  'tanggalLahir',
  'agama',
  'kewarganegaraan',
  'nik',
  'nikTerverifikasi',
  'noPaspor',
  'nisn',
  'npwp',
  'noKk',
  'namaIbuKandung',
  'golonganDarah',
  'telepon',
  'handphone',
  'email',
  'emailKampus',
  'penerimaKps',
  'nomorKps',
] as const

/** The person. NIK and the mother's name stay masked until somebody asks, and asking is written down (DM-R27). */
export function BiodataTab({ id }: { id: string }) {
  const [rahasia, setRahasia] = useState(false)
  return (
    <DenganBiodata id={id} rahasia={rahasia}>
      {(biodata) => (
        <Stack>
          <Group justify="flex-end">
            <Button variant="default" onClick={() => setRahasia(!rahasia)}>
              {rahasia ? 'Samarkan data pribadi' : 'Tampilkan data pribadi'}
            </Button>
          </Group>
          {rahasia && <Alert>Data pribadi ditampilkan. Tindakan ini tercatat pada riwayat mahasiswa.</Alert>}
          <KeyValues facts={FIELDS.map((name) => factOf(biodata, name))} />
        </Stack>
      )}
    </DenganBiodata>
  )
}

function factOf(biodata: Biodata, name: (typeof FIELDS)[number]) {
  const label = titleOf(BiodataSchema, name)
  if (name === 'tanggalLahir') return { label, value: <NilaiTanggal nilai={biodata.tanggalLahir} /> }
  if (name === 'jenisKelamin') return { label, value: biodata.jenisKelamin === 'L' ? 'Laki-laki' : 'Perempuan' }
  return { label, value: drawField(BiodataSchema, name, biodata[name]) }
}
