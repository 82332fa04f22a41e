import { Alert, Button, List, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { api, client } from '../api'
import { Memuat } from '../kit/feedback/memuat'
import { toast } from '../kit/feedback/toast'
import { pesanGalat } from '../kit/galat'
import { GagalMasuk } from './failed-sign-in'
import { LoginForm } from './login-form'
import { LoginLayout } from './login-layout'
import type { IsianMasuk } from './sign-in'

type Interaksi = Awaited<ReturnType<typeof client.platform.sso.interaksi>>['data']

const SCOPE: Readonly<Record<string, string>> = {
  profile: 'Nama Anda',
  email: 'Alamat surel Anda',
  akademik: 'Nomor induk, program studi, dan status akademik Anda',
  roles: 'Peran dan grup Anda',
  offline_access: 'Tetap masuk selama sesi Anda berlaku',
}

/** The way on is on this site: the authorization server, which then leads to the other system. */
const pergi = (lanjut: string) => window.location.assign(lanjut)

type LangkahProps = { uid: string; interaksi: Interaksi; onAkunLain: () => void }

function useLangkah() {
  const [sibuk, setSibuk] = useState(false)
  const jalankan = async (act: () => Promise<{ data: { lanjut: string } }>) => {
    setSibuk(true)
    try {
      pergi((await act()).data.lanjut)
    } catch (error) {
      setSibuk(false)
      toast.gagal(pesanGalat(error))
    }
  }
  return { sibuk, setSibuk, jalankan }
}

/** Somebody is signed in already: he goes on, agrees, or learns that he may not. */
function SudahMasuk({ uid, interaksi: { langkah, klien, akun, scope }, onAkunLain }: LangkahProps) {
  const { sibuk, jalankan } = useLangkah()
  const setuju = langkah === 'setuju'
  return (
    <Stack gap="md">
      {langkah === 'peran' && (
        <Alert color="bahaya" role="alert">
          Akun Anda tidak diizinkan memakai {klien.nama}.
        </Alert>
      )}
      <Text>
        Anda masuk sebagai <strong>{akun?.nama}</strong> ({akun?.username}).
      </Text>
      {setuju && (
        <>
          <Text>{klien.nama} meminta:</Text>
          <List>{scope.flatMap((satu) => (SCOPE[satu] === undefined ? [] : <List.Item key={satu}>{SCOPE[satu]}</List.Item>))}</List>
        </>
      )}
      {langkah !== 'peran' && (
        <Button loading={sibuk} onClick={() => void jalankan(() => client.platform.sso.lanjutInteraksi({ uid }))}>
          {setuju ? 'Izinkan' : 'Lanjutkan'}
        </Button>
      )}
      {!setuju && (
        <Button variant="default" disabled={sibuk} onClick={onAkunLain}>
          Gunakan akun lain
        </Button>
      )}
      <Button variant="subtle" disabled={sibuk} onClick={() => void jalankan(() => client.platform.sso.batalInteraksi({ uid }))}>
        {setuju ? 'Tolak' : 'Batal'}
      </Button>
    </Stack>
  )
}

function Masuk({ uid }: { uid: string }) {
  const { sibuk, setSibuk, jalankan } = useLangkah()
  const masuk = async (isian: IsianMasuk): Promise<null> => {
    setSibuk(true)
    try {
      pergi((await client.platform.sso.masukInteraksi({ uid, ...isian })).data.lanjut)
    } catch (error) {
      setSibuk(false)
      throw error
    }
    return null
  }
  return (
    <Stack gap="xs">
      <LoginForm onMasuk={masuk} sibuk={sibuk} />
      <Button variant="subtle" disabled={sibuk} onClick={() => void jalankan(() => client.platform.sso.batalInteraksi({ uid }))}>
        Batal
      </Button>
    </Stack>
  )
}

/** /masuk-sso: signing in for another system, for people of every role; opened by the authorization server. */
export function MasukSsoPage() {
  const [params] = useSearchParams()
  const uid = params.get('i') ?? ''
  const [akunLain, setAkunLain] = useState(false)
  const { data, error } = useQuery({
    ...api.platform.sso.interaksi.queryOptions({ input: { uid }, retry: false, staleTime: Infinity }),
    meta: { senyap: true },
  })
  if (error) return <GagalMasuk pesan={pesanGalat(error)} />
  if (!data) return <Memuat teks="Memproses masuk..." />
  const { langkah, klien } = data.data
  const isiSandi = akunLain || langkah === 'masuk'
  return (
    <LoginLayout>
      <Title order={2} ta="center">
        Masuk ke {klien.nama}
      </Title>
      {isiSandi ? <Masuk uid={uid} /> : <SudahMasuk uid={uid} interaksi={data.data} onAkunLain={() => setAkunLain(true)} />}
    </LoginLayout>
  )
}
