import { Stack } from '@mantine/core'
import { useWindowEvent } from '@mantine/hooks'
import { periksaOrang } from '@sivitas/contract/data-master/mahasiswa/isian-orang'
import { periksaRegistrasi } from '@sivitas/contract/data-master/mahasiswa/isian-registrasi'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { api } from '../../../../api'
import type { Formulir } from '../../../../kit/form/formulir'
import { FormulirBadan } from '../../../../kit/form/formulir-badan'
import { useFormulir } from '../../../../kit/form/use-formulir'
import { ApiError } from '../../../../kit/galat'
import { useDraft } from '../../../../kit/page/use-draft'
import { WizardPage, type Step } from '../../../../kit/page/wizard-page'
import { IsiDariKtp } from '../../../../shared/ktp/isi-dari-ktp'
import { AlamatCards } from '../isian/alamat-fields'
import { IdentitasCard, KontakCard, LainLainCard } from '../isian/orang-fields'
import { RegistrasiCards } from '../isian/registrasi-fields'
import { Draf, KOSONG } from './draf'
import { ISIAN_LANGKAH, isianDari, OrangBaru, OrangLama, susunBaru } from './isian'
import { DokumenLangkah, KeluargaCards, OrangTerpilih, Ringkasan } from './langkah'
import { OrangSama } from './orang-sama'

const DAFTAR = '/data-master/mahasiswa/data-mahasiswa'
const TAMBAH = `${DAFTAR}/tambah`
/** What the next student of the same counter has in common with the one before. */
const TETAP = [
  'idProdi',
  'idKampus',
  'idJenisKelas',
  'idKelompokSesi',
  'periodeMasuk',
  'tanggalMasuk',
  'jenisDaftar',
  'jalurDaftar',
  'pembiayaan',
  'gelombang',
  'kewarganegaraan',
]

/** A new student in five steps (data-master, wizard 'tambah'). */
export function TambahPage() {
  const { draft, change, forget } = useDraft('mahasiswa-baru', Draf, KOSONG)
  // Another schema asks less of somebody who is here already, so the form begins anew with him.
  return <Pandu key={draft.orang?.idBiodata ?? 'baru'} draf={draft} onUbah={change} onLupa={forget} />
}

type PanduProps = { draf: Draf; onUbah: (draf: Draf) => void; onLupa: () => void }

/** Refusals of the server lose their section, so that they stand under the wizard's own fields. */
function keIsian(error: unknown, orangTua: readonly Record<string, unknown>[]): unknown {
  if (!(error instanceof ApiError)) return error
  const { status, type, message, detail, requestId, rincian, halangan } = error
  const errors = error.errors.map((satu) => ({ ...satu, field: isianDari(satu.field, orangTua) }))
  return new ApiError({ status, type, message, detail, errors, requestId, rincian, halangan })
}

function useSimpanBaru({ draf, onUbah, onLupa }: PanduProps) {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const lagi = useRef(false)
  // The draft is forgotten when the page is gone: without it the wizard would go back to its first step instead.
  const tuntas = useRef(false)
  useEffect(
    () => () => {
      if (tuntas.current) onLupa()
    },
    [onLupa],
  )
  const form = useFormulir({
    schema: draf.orang === null ? OrangBaru : (OrangLama as never as typeof OrangBaru),
    nama: 'Tambah mahasiswa',
    pesan: 'Mahasiswa berhasil ditambahkan',
    values: draf.isi as never,
    simpan: async (values, { idempotencyKey }) => {
      const isi = susunBaru(values, draf.orang?.idBiodata ?? null)
      const body = {
        ...isi,
        dokumen: draf.dokumen.map(({ jenis, idBerkas }) => ({ jenis, idBerkas })),
        ...(draf.idFoto && { idFoto: draf.idFoto }),
        ...(draf.lain && { abaikanMirip: '1', alasan: draf.lain }),
      }
      try {
        return await api.dataMaster.mahasiswaTulis.create.call(body as never, { context: { idempotencyKey } as never })
      } catch (error) {
        throw keIsian(error, 'orangTua' in isi ? isi.orangTua : [])
      }
    },
    berhasil: ({ data }, values) => {
      void queryClient.invalidateQueries({ queryKey: api.dataMaster.mahasiswa.key() })
      if (!lagi.current) {
        tuntas.current = true
        void navigate(`${DAFTAR}/${data.idMahasiswa}`)
        return
      }
      onLupa()
      const tetap = Object.fromEntries(TETAP.map((name) => [name, (values as Record<string, unknown>)[name]]))
      onUbah({ ...KOSONG, isi: { ...KOSONG.isi, ...tetap } })
      void navigate(TAMBAH)
      form.ikatan.form.reset({ ...KOSONG.isi, ...tetap })
    },
  })
  const simpan = (tambahLagi: boolean) => {
    lagi.current = tambahLagi
    form.kirim()
  }
  return { form, simpan }
}

/** What no single field tells, of the steps that have such rules. */
function aduanLangkah(key: string, isi: Record<string, unknown>): { field: string; message: string }[] {
  if (key === 'orang') return periksaOrang(isi)
  return key === 'registrasi' ? periksaRegistrasi(isi, { tanggalLahir: isi['tanggalLahir'] as string | undefined }) : []
}

async function periksaLangkah({ ikatan: { form } }: Formulir, key: string): Promise<void> {
  const sah = await form.trigger([...(ISIAN_LANGKAH[key] ?? [])], { shouldFocus: true })
  const aduan = aduanLangkah(key, form.getValues())
  for (const { field, message } of aduan) form.setError(field, { type: 'aturan', message })
  if (!sah || aduan.length > 0) throw new Error('Ada isian yang perlu diperbaiki')
}

function Pandu(props: PanduProps) {
  const { draf, onUbah } = props
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const { form, simpan } = useSimpanBaru(props)
  const kini = () => form.ikatan.form.getValues()
  const ubah = (bagian: Partial<Draf>) => onUbah({ ...draf, isi: { ...draf.isi, ...kini() }, ...bagian })
  // Closing or reloading finds the last words too, not only those of finished steps.
  useWindowEvent('pagehide', () => ubah({}))
  const selesaikan = async (key: string) => {
    await periksaLangkah(form as unknown as Formulir, key)
    ubah({ selesai: [...new Set([...draf.selesai, key])] })
  }
  const leave = (key: string) => ({ label: 'Lanjut', done: draf.selesai.includes(key), run: () => selesaikan(key) })
  const registrasi: Step = {
    key: 'registrasi',
    label: 'Registrasi',
    missing: null,
    leave: leave('registrasi'),
    content: () => <RegistrasiLangkah />,
  }
  const dokumen: Step = { key: 'dokumen', label: 'Dokumen', missing: null, content: () => <DokumenLangkah draf={draf} onUbah={ubah} /> }
  const ringkasan: Step = {
    key: 'ringkasan',
    label: 'Ringkasan',
    missing: null,
    content: () => (
      <Ringkasan
        draf={draf}
        umum={form.ringkasan.map(({ label, message }) => (label ? `${label}: ${message}` : message))}
        menyimpan={form.menyimpan}
        onLagi={() => simpan(true)}
      />
    ),
  }
  const steps: Step[] =
    draf.orang === null
      ? [
          {
            key: 'orang',
            label: 'Orang',
            missing: draf.lain === '' ? 'Tulis alasan mengapa ini orang lain' : null,
            leave: leave('orang'),
            content: () => (
              <Stack>
                <IsiDariKtp />
                <OrangSama lain={draf.lain} onPilih={(orang) => ubah({ orang, selesai: [] })} onLain={(lain) => ubah({ lain })} />
                <IdentitasCard />
                <KontakCard />
                <LainLainCard />
              </Stack>
            ),
          },
          registrasi,
          { key: 'alamat', label: 'Alamat & orang tua', missing: null, leave: leave('alamat'), content: () => <AlamatLangkah /> },
          dokumen,
          ringkasan,
        ]
      : [
          {
            key: 'orang',
            label: 'Orang',
            missing: null,
            content: () => (
              <OrangTerpilih
                orang={draf.orang ?? { idBiodata: '', nama: '', nim: [] }}
                onLepas={() => ubah({ orang: null, selesai: [] })}
              />
            ),
          },
          registrasi,
          dokumen,
          ringkasan,
        ]
  return (
    <FormulirBadan formulir={form as unknown as Formulir} kaki={null}>
      <WizardPage
        title="Tambah mahasiswa"
        steps={steps}
        current={params.get('langkah') ?? undefined}
        pathOf={(key) => `${TAMBAH}?langkah=${key}`}
        finish="Simpan"
        finishing={form.menyimpan}
        onFinish={() => simpan(false)}
        onCancel={() => void navigate(DAFTAR)}
      />
    </FormulirBadan>
  )
}

const RegistrasiLangkah = () => (
  <Stack>
    <RegistrasiCards />
  </Stack>
)

const AlamatLangkah = () => (
  <Stack>
    <AlamatCards />
    <KeluargaCards />
  </Stack>
)
