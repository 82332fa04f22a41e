import { Alert, Radio, Stack, Text, TextInput } from '@mantine/core'
import { galatAlamatKembali } from '@sivitas/rules/pengaturan/sso/alamat-kembali'
import { CATATAN_SISTEM, nilaiTempel, rancanganKlien, SISTEM_SSO, type SistemSso } from '@sivitas/rules/pengaturan/sso/panduan'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { api } from '../../api'
import { toast } from '../../kit/feedback/toast'
import { pesanGalat } from '../../kit/galat'
import { KeyValues } from '../../kit/page/key-values'
import { WizardPage } from '../../kit/page/wizard-page'
import { HasilUji } from './uji-dialog'

const calls = api.pengaturan.ssoKlien
const DAFTAR = '/pengaturan/sso'
const PANDU = `${DAFTAR}/pandu`
const SISTEM = Object.entries(SISTEM_SSO) as [SistemSso, string][]

type Isian = { sistem: SistemSso; alamat: string; id: string }
type Dibuat = { id: string; rahasia: string | null }

function PilihSistem({ isian, onUbah }: { isian: Isian; onUbah: (isian: Isian) => void }) {
  const salah = isian.alamat !== '' && galatAlamatKembali(isian.alamat, { izinkanLokal: true })
  return (
    <Stack gap="md">
      <Radio.Group
        label="Sistem yang dihubungkan"
        value={isian.sistem}
        onChange={(sistem) => onUbah({ ...isian, sistem: sistem as SistemSso, id: sistem })}
      >
        <Stack gap="xs" mt="xs">
          {SISTEM.map(([sistem, nama]) => (
            <Radio key={sistem} value={sistem} label={nama} />
          ))}
        </Stack>
      </Radio.Group>
      {CATATAN_SISTEM[isian.sistem] && <Alert color="kuning">{CATATAN_SISTEM[isian.sistem]}</Alert>}
      <TextInput
        label="Alamat sistem itu"
        required
        placeholder="https://lms.contoh.ac.id"
        value={isian.alamat}
        error={salah || undefined}
        onChange={(event) => onUbah({ ...isian, alamat: event.currentTarget.value.trim() })}
      />
      <TextInput
        label="Id klien"
        required
        maxLength={40}
        value={isian.id}
        onChange={(event) => onUbah({ ...isian, id: event.currentTarget.value.trim() })}
      />
    </Stack>
  )
}

function Tempel({ isian, issuer, dibuat }: { isian: Isian; issuer: string; dibuat: Dibuat | null }) {
  const { redirectUri } = rancanganKlien(isian.sistem, isian.alamat)
  const nilai = nilaiTempel(isian.sistem, { issuer, idKlien: isian.id, rahasia: dibuat?.rahasia ?? null })
  return (
    <Stack gap="md">
      <Text>Tempelkan nilai berikut di {SISTEM_SSO[isian.sistem]}. Alamat kembalinya sudah terdaftar di sini.</Text>
      {dibuat?.rahasia && <Alert color="kuning">Rahasia ini hanya ditampilkan sekarang.</Alert>}
      <KeyValues
        facts={[
          ...nilai.map((satu) => ({ label: satu.label, value: satu.nilai, copy: satu.nilai })),
          { label: 'Alamat kembali (terdaftar)', value: redirectUri, copy: redirectUri },
        ]}
      />
    </Stack>
  )
}

function Periksa({ isian }: { isian: Isian }) {
  const { redirectUri, caraKirim, metodeAuth, scopeOidc } = rancanganKlien(isian.sistem, isian.alamat)
  return (
    <Stack gap="md">
      <Text>Klien berikut akan didaftarkan; semua isiannya dapat diubah kemudian.</Text>
      <KeyValues
        facts={[
          { label: 'Id klien', value: isian.id },
          { label: 'Alamat kembali', value: redirectUri },
          { label: 'Cara kirim', value: caraKirim },
          { label: 'Autentikasi klien', value: metodeAuth },
          { label: 'Scope', value: scopeOidc.join(' ') },
        ]}
      />
    </Stack>
  )
}

const kurang = ({ alamat, id }: Isian): string | null => {
  if (alamat === '' || galatAlamatKembali(alamat, { izinkanLokal: true }) !== null) return 'Isi alamat sistem itu'
  return /^[a-z0-9][a-z0-9._-]{1,39}$/.test(id) ? null : 'Isi id klien: huruf kecil, angka, titik, dan strip'
}

/** Connects a known system: choose it, register it, paste the values, test (PL-R14). */
export function PanduPage() {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const [params] = useSearchParams()
  const [isian, setIsian] = useState<Isian>({ sistem: 'moodle', alamat: '', id: 'moodle' })
  const [dibuat, setDibuat] = useState<Dibuat | null>(null)
  const issuer = useQuery(calls.panduan.queryOptions({ staleTime: 300_000 })).data?.data.issuer ?? ''
  const buat = useMutation(
    calls.create.mutationOptions({
      meta: { galat: 'sendiri' },
      onSuccess: ({ data }) => {
        setDibuat({ id: data.id, rahasia: data.rahasia })
        void queryClient.invalidateQueries({ queryKey: calls.key() })
        void navigate(`${PANDU}?langkah=tempel`)
      },
      onError: (error) => toast.gagal(pesanGalat(error)),
    }),
  )
  const daftarkan = () => {
    const { redirectUri, scopeOidc, ...rancangan } = rancanganKlien(isian.sistem, isian.alamat)
    buat.mutate({
      ...rancangan,
      id: isian.id,
      nama: SISTEM_SSO[isian.sistem],
      redirectUri: [redirectUri],
      scopeOidc: [...scopeOidc],
      peranDiizinkan: ['ROLE_OPERATOR', 'ROLE_MAHASISWA', 'ROLE_DOSEN'],
    })
  }
  const sesudah = [
    { key: 'tempel', label: 'Tempel', missing: null, content: () => <Tempel isian={isian} issuer={issuer} dibuat={dibuat} /> },
    { key: 'uji', label: 'Uji', missing: null, content: () => <HasilUji id={dibuat?.id ?? ''} /> },
  ]
  const sebelum = [
    { key: 'sistem', label: 'Sistem', missing: kurang(isian), content: () => <PilihSistem isian={isian} onUbah={setIsian} /> },
    { key: 'periksa', label: 'Periksa', missing: null, content: () => <Periksa isian={isian} /> },
  ]
  return (
    <WizardPage
      title={dibuat === null ? 'Hubungkan sistem' : `Hubungkan ${SISTEM_SSO[isian.sistem]}`}
      steps={dibuat === null ? sebelum : sesudah}
      current={params.get('langkah') ?? undefined}
      pathOf={(key) => `${PANDU}?langkah=${key}`}
      finish={dibuat === null ? 'Daftarkan' : 'Selesai'}
      finishing={buat.isPending}
      onFinish={dibuat === null ? daftarkan : () => void navigate(DAFTAR)}
      onCancel={() => void navigate(DAFTAR)}
    />
  )
}
