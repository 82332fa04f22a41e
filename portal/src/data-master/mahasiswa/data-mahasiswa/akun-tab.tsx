import { AkunMahasiswa } from '@sivitas/contract/data-master/mahasiswa/akun'
import { titleOf } from '@sivitas/contract/kit/schema-words'
import { Alert, Button, Group, Stack } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../api'
import { useKonfirmasi } from '../../../kit/feedback/konfirmasi'
import { Muatan } from '../../../kit/feedback/muatan'
import { toast } from '../../../kit/feedback/toast'
import { NilaiTanggal, NilaiTanggalJam } from '../../../kit/format/nilai'
import { pesanGalat } from '../../../kit/galat'
import { useMay } from '../../../kit/izin/can'
import { KeyValues } from '../../../kit/page/key-values'
import { StatusBadge } from '../../../kit/page/status-badge'

const calls = api.dataMaster.akunMahasiswa
type Akun = NonNullable<Awaited<ReturnType<typeof calls.get.call>>['data']>
const STATUS = { aktif: ['Aktif', 'hijau'], terkunci: ['Terkunci', 'kuning'], nonaktif: ['Ditutup', 'abu'] } as const

/** How a student signs in: user name, last sign-in, a password that is shown once, shutting and opening. */
export function AkunTab({ id, nama }: { id: string; nama: string }) {
  const query = useQuery(calls.get.queryOptions({ input: { id } }))
  const boleh = useMay()(calls.create)
  const act = useAksi(id)
  return (
    <Muatan query={query} baris={4}>
      {({ data: akun }) =>
        akun === null ? (
          <Stack align="start">
            <Alert>Mahasiswa ini belum memiliki akun.</Alert>
            {boleh && (
              <Button loading={act.sibuk} onClick={() => act.jalankan(() => calls.create.call({ id }))}>
                Buat akun
              </Button>
            )}
          </Stack>
        ) : (
          <AkunKartu akun={akun} id={id} nama={nama} boleh={boleh} act={act} />
        )
      }
    </Muatan>
  )
}

function useAksi(id: string) {
  const queryClient = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: (act: () => Promise<{ status?: { message?: string | undefined } | undefined }>) => act(),
    meta: { galat: 'sendiri' },
    onSuccess: ({ status }) => {
      toast.berhasil(status?.message ?? 'Data berhasil diubah')
      void queryClient.invalidateQueries({ queryKey: calls.get.queryKey({ input: { id } }) })
    },
    onError: (error) => toast.gagal(pesanGalat(error)),
  })
  return { sibuk: isPending, jalankan: mutate }
}

type KartuProps = { akun: Akun; id: string; nama: string; boleh: boolean; act: ReturnType<typeof useAksi> }

function AkunKartu({ akun, id, nama, boleh, act }: KartuProps) {
  const konfirmasi = useKonfirmasi()
  const [sandi, setSandi] = useState<string | null>(null)
  const [status, tone] = STATUS[akun.status]
  const judul = (name: keyof Akun) => titleOf(AkunMahasiswa, name)
  const buatSandi = async () => {
    if (
      !(await konfirmasi({
        pesan: `Buat kata sandi sementara untuk ${nama}?`,
        akibat: ['Semua sesi mahasiswa ini berakhir'],
        setuju: 'Buat kata sandi',
        aman: true,
      }))
    )
      return
    act.jalankan(async () => {
      const answer = await calls.sandi.call({ id })
      setSandi(answer.data.sandi)
      return answer
    })
  }
  const tutup = async () => {
    if (await konfirmasi({ pesan: `Tutup akun ${akun.username}?`, akibat: ['Mahasiswa ini tidak dapat masuk'], setuju: 'Tutup akun' }))
      act.jalankan(() => calls.kunci.call({ id, status: 'nonaktif' }))
  }
  return (
    <Stack>
      {akun.hanyaBacaSampai && (
        <Alert color="kuning">
          Akun ini hanya baca sampai <NilaiTanggal nilai={akun.hanyaBacaSampai} />, kemudian ditutup.
        </Alert>
      )}
      {sandi && (
        <Alert color="kuning" title="Kata sandi sementara, hanya ditampilkan sekarang">
          <KeyValues facts={[{ label: 'Kata sandi', value: sandi, copy: sandi }]} />
        </Alert>
      )}
      <KeyValues
        facts={[
          { label: judul('username'), value: akun.username, copy: akun.username },
          { label: judul('status'), value: <StatusBadge kode={akun.status} nama={status} tone={tone} /> },
          { label: judul('terakhirMasuk'), value: akun.terakhirMasuk ? <NilaiTanggalJam nilai={akun.terakhirMasuk} /> : 'Belum pernah' },
          {
            label: judul('sandiDiubahPada'),
            value: akun.sandiDiubahPada ? <NilaiTanggalJam nilai={akun.sandiDiubahPada} /> : 'Belum ada kata sandi',
          },
          { label: judul('wajibGantiSandi'), value: akun.wajibGantiSandi ? 'Ya' : 'Tidak' },
        ]}
      />
      {boleh && (
        <Group>
          {akun.status !== 'nonaktif' && (
            <Button variant="default" loading={act.sibuk} onClick={() => void buatSandi()}>
              Buat kata sandi sementara
            </Button>
          )}
          {akun.status === 'aktif' ? (
            <Button variant="outline" color="bahaya" onClick={() => void tutup()}>
              Tutup akun
            </Button>
          ) : (
            <Button variant="default" loading={act.sibuk} onClick={() => act.jalankan(() => calls.kunci.call({ id, status: 'aktif' }))}>
              Buka akun
            </Button>
          )}
        </Group>
      )}
    </Stack>
  )
}
