import { Alert, Button, Card, Checkbox, Group, Stack, Text, TextInput, Title } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { galatNik } from '@sivitas/rules/data-master/nik'
import { BiodataIsian } from '@sivitas/contract/data-master/mahasiswa/isian-orang'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../../api'
import { fields } from '../../../../kit/form/fields'
import { NilaiTanggal } from '../../../../kit/format/nilai'
import { StatusMahasiswaBadge } from '../../../../shared/status/status-mahasiswa-badge'
import type { Draf } from './draf'

const call = api.dataMaster.mahasiswaTulis.cekOrang
const field = fields(BiodataIsian)
type Calon = Awaited<ReturnType<typeof call.call>>['data'][number]
/** Every question is written down, so it waits until the typing pauses. */
const TUNDA_MS = 700

type SamaProps = { lain: string | null; onPilih: (orang: NonNullable<Draf['orang']>) => void; onLain: (alasan: string | null) => void }

/** Answers who may be the same person, as soon as the NIK, or name, birth date and mother, are there. */
function useCalon(): readonly Calon[] {
  const nik = field.useNilai('nik') ?? ''
  const isi = [field.useNilai('nama'), field.useNilai('tanggalLahir'), field.useNilai('namaIbuKandung')].map((nilai) => nilai ?? '')
  const [nama, tanggalLahir, namaIbuKandung] = isi
  const lengkap = isi.every((nilai) => nilai.trim() !== '')
  const kini = JSON.stringify({ ...(galatNik(nik) === null && { nik }), ...(lengkap && { nama, tanggalLahir, namaIbuKandung }) })
  const [tanya] = useDebouncedValue(kini, TUNDA_MS)
  const { data } = useQuery({
    ...call.queryOptions({ input: JSON.parse(tanya) as { nik?: string } }),
    enabled: tanya !== '{}',
    retry: false,
    meta: { senyap: true },
  })
  return tanya === '{}' ? [] : (data?.data ?? [])
}

/** The card that says that a person is known already, and offers him (DM-R4). */
export function OrangSama({ lain, onPilih, onLain }: SamaProps) {
  const calon = useCalon()
  if (calon.length === 0) return null
  const pasti = calon.some(({ kesamaan }) => kesamaan === 'biodata_sama')
  return (
    <Card component="section" withBorder aria-label="Orang yang sudah tercatat">
      <Stack>
        <Title order={3}>{pasti ? 'Orang ini sudah tercatat' : 'Mungkin orang ini sudah tercatat'}</Title>
        {calon.map((satu) => (
          <CalonBaris key={satu.idBiodata} calon={satu} onPilih={onPilih} />
        ))}
        {!pasti && (
          <>
            <Checkbox
              label="Ini orang lain"
              checked={lain !== null}
              onChange={(event) => onLain(event.currentTarget.checked ? '' : null)}
            />
            {lain !== null && (
              <TextInput label="Alasan" required maxLength={255} value={lain} onChange={(event) => onLain(event.currentTarget.value)} />
            )}
          </>
        )}
        {pasti && (
          <Alert color="jingga">
            NIK ini tidak dapat dipakai untuk orang lain. Tambahkan NIM untuk orang itu, atau periksa NIK yang diketik.
          </Alert>
        )}
      </Stack>
    </Card>
  )
}

function CalonBaris({ calon, onPilih }: { calon: Calon; onPilih: SamaProps['onPilih'] }) {
  const { idBiodata, nama, tanggalLahir, registrasi } = calon
  return (
    <Group justify="space-between" align="start">
      <div>
        <Text fw={600}>{nama}</Text>
        <Text c="dimmed">
          Lahir <NilaiTanggal nilai={tanggalLahir} />
        </Text>
        {registrasi.map(({ id, nim, labelProdi, status }) => (
          <Group key={id} gap="xs">
            <Text>
              {nim} · {labelProdi}
            </Text>
            <StatusMahasiswaBadge status={status as never} />
          </Group>
        ))}
      </div>
      <Button onClick={() => onPilih({ idBiodata, nama, nim: registrasi.map(({ nim }) => nim) })}>Tambah NIM untuk orang ini</Button>
    </Group>
  )
}
