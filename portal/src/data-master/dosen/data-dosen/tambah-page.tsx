import { DosenInput, IKATAN_BAWAAN } from '@sivitas/contract/data-master/dosen/dosen-input'
import { Alert, SimpleGrid, Stack, Text } from '@mantine/core'
import { z } from 'zod'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearchParams } from 'react-router'
import { api } from '../../../api'
import { fields } from '../../../kit/form/fields'
import { FormulirBadan } from '../../../kit/form/formulir-badan'
import type { Isian } from '../../../kit/form/formulir'
import { useFormulir } from '../../../kit/form/use-formulir'
import { WizardPage } from '../../../kit/page/wizard-page'
import { IsiDariKtp } from '../../../shared/ktp/isi-dari-ktp'
import { CalonSamaCard } from './calon-sama-card'
import { AlamatKeluargaFields, IdentitasFields, KepegawaianFields } from './dosen-fields'
import { tahan, useCalonSama } from './use-calon-sama'

const LIST = '/data-master/dosen/data-dosen'
const calls = api.dataMaster.dosen

const TambahInput = DosenInput.safeExtend({
  abaikanMirip: z.boolean().default(false).meta({ title: 'Orang yang berbeda, atau pegawai yang juga mengajar' }),
  alasan: z.string().trim().max(500).optional().meta({ title: 'Alasan' }),
  buatAkun: z.boolean().default(true).meta({ title: 'Buat akun dosen' }),
})
const field = fields(TambahInput)

const IDENTITAS = [
  'nama',
  'nik',
  'gelarDepan',
  'gelarBelakang',
  'jenisKelamin',
  'tanggalLahir',
  'tempatLahir',
  'namaIbuKandung',
  'nuptk',
  'nidn',
  'nidk',
  'nip',
  'npwp',
  'email',
  'emailKampus',
  'handphone',
  'telepon',
  'kodePos',
  'nipSuamiIstri',
]
const KEPEGAWAIAN = [
  'jenisDosen',
  'idIkatanKerja',
  'idStatusKepegawaian',
  'idProdiHomebase',
  'unitTamu',
  'maksBimbinganPa',
  'maksSksMengajar',
]

const KOSONG: Isian<typeof TambahInput> = {
  negara: 'ID',
  jenisDosen: 'A',
  idIkatanKerja: IKATAN_BAWAAN.A,
  bidangIlmu: [],
  maksBimbinganPa: 30,
  maksSksMengajar: 16,
  abaikanMirip: false,
  buatAkun: true,
}

/** 'Tambah Dosen' in three steps: who he is and whether he is here already (DM-R4), how he is employed, his account. */
export function TambahDosenPage() {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const form = useFormulir({
    schema: TambahInput,
    nama: 'Tambah dosen',
    values: KOSONG,
    pesan: 'Data berhasil ditambahkan',
    simpan: (values, { idempotencyKey }) => calls.create.call(values, { context: { idempotencyKey } }),
    berhasil: ({ data }) => {
      void queryClient.invalidateQueries({ queryKey: calls.key() })
      void navigate(`${LIST}/${data.id}`)
    },
  })
  const { calon, periksa, perluAlasan } = useCalonSama(form)
  const lengkap = (names: readonly string[]) => async () => {
    if (!(await form.ikatan.form.trigger([...names]))) throw tahan('Periksa isian yang ditandai.')
  }
  const grid = { cols: { base: 1, sm: 2 }, spacing: 'lg', verticalSpacing: 'xs' }
  return (
    <FormulirBadan formulir={form} kaki={null}>
      <WizardPage
        title="Tambah dosen"
        current={params.get('langkah') ?? undefined}
        pathOf={(key) => `${LIST}/tambah?langkah=${key}`}
        finish="Simpan"
        finishing={form.menyimpan}
        onFinish={() => form.kirim()}
        onCancel={() => void navigate(LIST)}
        steps={[
          {
            key: 'identitas',
            label: 'Identitas',
            missing: null,
            leave: {
              label: 'Lanjut',
              done: form.baca().nama !== undefined && form.baca().tanggalLahir !== undefined && form.baca().email !== undefined,
              run: async () => {
                await lengkap(IDENTITAS)()
                await periksa()
              },
            },
            content: () => (
              <Stack gap="lg">
                <IsiDariKtp />
                <SimpleGrid {...grid}>
                  <IdentitasFields />
                  <AlamatKeluargaFields />
                </SimpleGrid>
                {calon.length > 0 && <CalonSamaCard calon={calon} />}
                {perluAlasan && (
                  <SimpleGrid {...grid}>
                    <field.Saklar name="abaikanMirip" />
                    <field.TeksPanjang name="alasan" />
                  </SimpleGrid>
                )}
              </Stack>
            ),
          },
          {
            key: 'kepegawaian',
            label: 'Kepegawaian',
            missing: null,
            leave: { label: 'Lanjut', done: Boolean(form.baca().idStatusKepegawaian), run: lengkap(KEPEGAWAIAN) },
            content: () => (
              <SimpleGrid {...grid}>
                <KepegawaianFields />
              </SimpleGrid>
            ),
          },
          {
            key: 'akun',
            label: 'Akun',
            missing: null,
            content: () => (
              <Stack gap="sm">
                <Text>{form.baca().nama}</Text>
                <field.Saklar name="buatAkun" />
                <Alert color="biru">
                  Nama pengguna adalah NIDN, NUPTK, NIDK/NUP, atau NIP. Kata sandi pertama dibuat di Pengaturan &gt; Kata Sandi. Jabatan,
                  pangkat, pendidikan, dan sertifikasi diisi pada halaman dosen setelah disimpan.
                </Alert>
              </Stack>
            ),
          },
        ]}
      />
    </FormulirBadan>
  )
}
