import { Alert, Badge, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useParams } from 'react-router'
import { api } from '../../api'
import { LoginLayout } from '../../auth/login-layout'
import { Memuat } from '../../kit/feedback/memuat'
import { NilaiTanggal } from '../../kit/format/nilai'
import { ApiError, pesanGalat } from '../../kit/galat'
import { KeyValues } from '../../kit/page/key-values'
import { BandingBerkas } from './banding-berkas'

type Fakta = Awaited<ReturnType<typeof api.platform.dokumen.verifikasi.call>>['data']

/** /verifikasi/{kode}: what anybody learns who scans the QR of a document (PL-R56). */
export function VerifikasiPage() {
  const { kode = '' } = useParams()
  const { data, error } = useQuery({
    ...api.platform.dokumen.verifikasi.queryOptions({ input: { kode }, meta: { galat: 'sendiri' } }),
    retry: false,
  })
  useEffect(() => {
    document.title = 'Verifikasi dokumen'
  }, [])
  return (
    <LoginLayout>
      <Stack gap="md">
        <Title order={2} ta="center">
          Verifikasi dokumen
        </Title>
        {error ? (
          <Alert color="bahaya" role="alert">
            {error instanceof ApiError && error.status === 404 ? 'Dokumen tidak ditemukan' : pesanGalat(error)}
          </Alert>
        ) : data ? (
          <Isi fakta={data.data} />
        ) : (
          <Memuat />
        )}
      </Stack>
    </LoginLayout>
  )
}

function Isi({ fakta }: { fakta: Fakta }) {
  return (
    <>
      <Keadaan fakta={fakta} />
      <KeyValues
        facts={[
          { label: 'Jenis dokumen', value: fakta.namaJenis },
          { label: 'Judul', value: fakta.judul },
          { label: 'Nomor', value: fakta.nomor },
          { label: 'Pemilik', value: fakta.namaPemilik },
          { label: 'NIM', value: fakta.nimPemilik },
          { label: 'Tanggal', value: <NilaiTanggal nilai={fakta.tanggal} /> },
          { label: 'Perguruan tinggi', value: fakta.perguruanTinggi },
          ...fakta.penandatangan.map(({ jabatan, nama }) => ({ label: jabatan, value: nama })),
        ]}
      />
      <BandingBerkas sidik={fakta.sidik} />
    </>
  )
}

function Keadaan({ fakta: { status, berakhirPada } }: { fakta: Fakta }) {
  if (status === 'sah') {
    return (
      <Badge color="hijau" size="lg" mx="auto">
        Sah
      </Badge>
    )
  }
  return (
    <Alert color="bahaya" role="alert">
      <Text fw={700}>{status === 'dibatalkan' ? 'DIBATALKAN' : 'SUDAH DIGANTI'}</Text>
      <Text>
        {status === 'dibatalkan' ? 'Dokumen ini dibatalkan pada ' : 'Dokumen ini diganti dengan yang baru pada '}
        <NilaiTanggal nilai={berakhirPada} />. Dokumen ini tidak berlaku lagi.
      </Text>
    </Alert>
  )
}
