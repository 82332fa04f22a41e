import { Anchor, Button, Group, Stack, Text, Title } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router'
import { api } from '../../../api'
import { toast } from '../../../kit/feedback/toast'
import { Muatan } from '../../../kit/feedback/muatan'
import { NilaiTanggalJam } from '../../../kit/format/nilai'
import { Can } from '../../../kit/izin/can'
import { KeyValues } from '../../../kit/page/key-values'
import { StatusBadge } from '../../../kit/page/status-badge'
import type { Dosen } from './dosen-lengkap'

const calls = api.dataMaster.dosen
const STATUS = { aktif: 'Aktif', terkunci: 'Terkunci', nonaktif: 'Nonaktif' } as const

/** The account by which the lecturer signs in elsewhere; passwords are given in Pengaturan. */
export function AkunTab({ dosen }: { dosen: Pick<Dosen, 'id' | 'namaLengkap'> }) {
  const query = useQuery(calls.akun.queryOptions({ input: { id: dosen.id } }))
  return (
    <Muatan query={query}>
      {({ data }) => (
        <Stack gap="md">
          <Title order={2}>Akun</Title>
          {data.idAkun === null ? (
            <Belum id={dosen.id} usul={data.usul} />
          ) : (
            <>
              <KeyValues
                facts={[
                  { label: 'Nama pengguna', value: data.username, copy: data.username },
                  { label: 'Status', value: data.status && <StatusBadge kode={data.status} nama={STATUS[data.status]} /> },
                  { label: 'Terakhir masuk', value: <NilaiTanggalJam nilai={data.terakhirMasuk} /> },
                  { label: 'Wajib ganti kata sandi', value: data.wajibGantiSandi ? 'Ya' : 'Tidak' },
                ]}
              />
              <Group gap="sm">
                <Can call={api.pengaturan.kataSandi.sementara}>
                  <Anchor component={Link} to={`/pengaturan/kata-sandi?cari=${encodeURIComponent(data.username ?? '')}`}>
                    Atur kata sandi
                  </Anchor>
                </Can>
                <Can call={api.platform.sso.loginSebagai}>
                  <Anchor component={Link} to={`/login-as?peran=dosen&cari=${encodeURIComponent(data.username ?? '')}`}>
                    Login sebagai Dosen
                  </Anchor>
                </Can>
              </Group>
            </>
          )}
        </Stack>
      )}
    </Muatan>
  )
}

function Belum({ id, usul }: { id: string; usul: string | null }) {
  const queryClient = useQueryClient()
  const buat = useMutation({
    mutationFn: () => calls.buatAkun.call({ id: [id] }),
    onSuccess: ({ data: [hasil] }) => {
      if (hasil?.berhasil) toast.berhasil('Akun berhasil dibuat')
      else toast.gagal(hasil?.pesan ?? 'Akun tidak dibuat')
      void queryClient.invalidateQueries({ queryKey: calls.key() })
    },
  })
  return (
    <Stack gap="sm" align="flex-start">
      <Text>
        {usul === null
          ? 'Dosen ini belum memiliki akun. Isi NIDN, NUPTK, NIDK/NUP, atau NIP terlebih dahulu; nomor itu menjadi nama penggunanya.'
          : `Dosen ini belum memiliki akun. Nama penggunanya akan ${usul}.`}
      </Text>
      <Can call={calls.buatAkun}>
        <Button disabled={usul === null} loading={buat.isPending} onClick={() => buat.mutate()}>
          Buat akun
        </Button>
      </Can>
    </Stack>
  )
}
