import { Button, Group, Stack, Text } from '@mantine/core'
import { IdpLuarInput } from '@sivitas/contract/pengaturan/sso/klien'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../api'
import { useKonfirmasi } from '../../kit/feedback/konfirmasi'
import { Kosong } from '../../kit/feedback/kosong'
import { Kerangka } from '../../kit/feedback/memuat'
import { MuatGagalCard } from '../../kit/feedback/muat-gagal-card'
import { toast } from '../../kit/feedback/toast'
import { fields } from '../../kit/form/fields'
import { useFormulir } from '../../kit/form/use-formulir'
import { IconPlus } from '../../kit/icons'
import { Can } from '../../kit/izin/can'
import { FactTable } from '../../kit/page/fact-table'
import { SidePanelForm } from '../../kit/page/side-panel-form'
import { AktifBadge } from '../../kit/page/status-badge'

const calls = api.pengaturan.idpLuar
type IdpRow = Awaited<ReturnType<typeof calls.list.call>>['data'][number]

const field = fields(IdpLuarInput)
const KOSONG = { nama: '', issuer: '', clientId: '', rahasia: null, aktif: true }

function IdpPanel({ idp, onTutup }: { idp: IdpRow | null; onTutup: () => void }) {
  const queryClient = useQueryClient()
  const form = useFormulir({
    schema: IdpLuarInput,
    nama: idp === null ? 'Tambah penyedia identitas' : `Ubah ${idp.nama}`,
    values: idp === null ? KOSONG : { ...idp, rahasia: null },
    simpan: async (values, { versi, idempotencyKey }) => {
      if (idp === null) await calls.create.call(values, { context: { idempotencyKey } })
      else await calls.update.call({ ...values, id: idp.id, versi: versi ?? idp.versi })
    },
    berhasil: () => {
      void queryClient.invalidateQueries({ queryKey: calls.key() })
      onTutup()
    },
    ...(idp !== null && {
      versi: {
        kini: idp.versi,
        segarkan: async () => {
          const { data } = await calls.get.call({ id: idp.id })
          return { values: { ...data, rahasia: null }, versi: data.versi }
        },
      },
    }),
  })
  return (
    <SidePanelForm title={form.nama} form={form} onClose={onTutup}>
      <field.Text name="nama" maks={60} />
      <field.Text name="issuer" maks={200} />
      <field.Text name="clientId" maks={200} />
      <field.Text name="rahasia" maks={200} />
      <field.Saklar name="aktif" />
    </SidePanelForm>
  )
}

/** Identity providers of others; their buttons show on the login page while `izinkan_idp_luar` is on. */
export function IdpTab() {
  const tanya = useKonfirmasi()
  const queryClient = useQueryClient()
  const [panel, setPanel] = useState<IdpRow | 'baru' | null>(null)
  const { data, error, isFetching, refetch } = useQuery(calls.list.queryOptions({ input: { itemsPerPage: 200 } }))
  const hapus = useMutation(
    calls.remove.mutationOptions({
      meta: { metode: 'DELETE' },
      onSuccess: async () => {
        toast.berhasil('Data berhasil dihapus')
        await queryClient.invalidateQueries({ queryKey: calls.key() })
      },
    }),
  )
  const tanyaHapus = async (idp: IdpRow) => {
    const akibat = [`${idp.jumlahAkun} akun yang tertaut hanya dapat masuk dengan kata sandi.`]
    if (await tanya({ pesan: `Hapus ${idp.nama}?`, akibat, setuju: 'Hapus' })) hapus.mutate({ id: idp.id })
  }
  const columns = [
    { id: 'nama', title: 'Nama', cell: ({ nama }: IdpRow) => nama },
    { id: 'issuer', title: 'Issuer', cell: ({ issuer }: IdpRow) => issuer },
    { id: 'akun', title: 'Akun tertaut', cell: ({ jumlahAkun }: IdpRow) => jumlahAkun },
    { id: 'aktif', title: 'Status', cell: ({ aktif }: IdpRow) => <AktifBadge aktif={aktif} /> },
    {
      id: 'aksi',
      title: 'Tindakan',
      cell: (idp: IdpRow) => (
        <Can call={calls.update}>
          <Group gap="xs" wrap="nowrap">
            <Button variant="default" size="compact-sm" aria-label={`Ubah ${idp.nama}`} onClick={() => setPanel(idp)}>
              Ubah
            </Button>
            <Button variant="default" size="compact-sm" aria-label={`Hapus ${idp.nama}`} onClick={() => void tanyaHapus(idp)}>
              Hapus
            </Button>
          </Group>
        </Can>
      ),
    },
  ]
  const rows = data?.data
  return (
    <Stack gap="sm">
      <Group justify="space-between">
        <Text c="dimmed">Tombolnya tampil di halaman masuk bila konfigurasi izinkan_idp_luar bernilai 1. Alamat kembali: /login.</Text>
        <Can call={calls.create}>
          <Button variant="default" leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setPanel('baru')}>
            Tambah penyedia
          </Button>
        </Can>
      </Group>
      {error && !rows && <MuatGagalCard error={error} sibuk={isFetching} onMuatUlang={() => void refetch()} />}
      {!error && !rows && <Kerangka baris={3} />}
      {rows?.length === 0 && <Kosong jenis="belumAda" petunjuk="Orang masuk dengan nama pengguna dan kata sandi." />}
      {rows && rows.length > 0 && <FactTable label="Penyedia identitas luar" columns={columns} rows={rows} keyOf={({ id }) => id} />}
      {panel !== null && <IdpPanel idp={panel === 'baru' ? null : panel} onTutup={() => setPanel(null)} />}
    </Stack>
  )
}
