import { Stack, Title } from '@mantine/core'
import { Kosong } from '../../../kit/feedback/kosong'
import { NilaiTanggal } from '../../../kit/format/nilai'
import { KeyValues } from '../../../kit/page/key-values'
import { DenganBiodata, type Biodata } from './biodata-query'

const PERAN = { ayah: 'Ayah', ibu: 'Ibu', wali: 'Wali' } as const

type OrangTua = Biodata['orangTua'][number]

const factsOf = (orang: OrangTua) => [
  { label: 'Nama', value: orang.nama },
  { label: 'Tanggal lahir', value: <NilaiTanggal nilai={orang.tanggalLahir} /> },
  { label: 'Pendidikan', value: orang.pendidikan },
  { label: 'Pekerjaan', value: orang.pekerjaan },
  { label: 'Penghasilan', value: orang.penghasilan },
  { label: 'Masih hidup', value: orang.masihHidup ? 'Ya' : 'Tidak' },
  { label: 'Handphone', value: orang.handphone },
]

export function OrangTuaTab({ id }: { id: string }) {
  return (
    <DenganBiodata id={id}>
      {({ orangTua }) =>
        orangTua.length === 0 ? (
          <Kosong jenis="belumAda" petunjuk="Data orang tua belum diisi." />
        ) : (
          <Stack>
            {orangTua.map((orang) => (
              <section key={orang.peran} aria-label={PERAN[orang.peran]}>
                <Title order={3}>{PERAN[orang.peran]}</Title>
                <KeyValues facts={factsOf(orang)} />
              </section>
            ))}
          </Stack>
        )
      }
    </DenganBiodata>
  )
}
