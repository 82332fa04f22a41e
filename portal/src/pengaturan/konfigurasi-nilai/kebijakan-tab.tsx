import { Anchor, Button, Card, Group, Stack, Text } from '@mantine/core'
import { DAFTAR_ATURAN } from '@sivitas/contract/pengaturan/aturan/daftar'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { api } from '../../api'
import { Muatan } from '../../kit/feedback/muatan'
import { toast } from '../../kit/feedback/toast'
import { pesanGalat } from '../../kit/galat'
import { useMay } from '../../kit/izin/can'
import { NilaiAturanInput } from '../konfigurasi-lain/nilai-aturan-input'

const calls = api.pengaturan.aturan
/** The keys of grading; their other sets stand in Konfigurasi Lain. */
const KUNCI = DAFTAR_ATURAN.filter(([, { kelompok, pemilik }]) => kelompok === 'Nilai' && pemilik === 'akademik')

type Umum = Awaited<ReturnType<typeof calls.umum.call>>['data']

/** The policies of grading for the whole college: retakes, postponed grades, what counts in the IPK. */
export function KebijakanTab() {
  const query = useQuery(calls.umum.queryOptions({ input: undefined }))
  return (
    <Stack gap="md">
      <Text c="dimmed">
        {'Berlaku untuk semua program studi. Aturan bagi jenjang, prodi, atau angkatan tertentu diatur pada '}
        <Anchor component={Link} to="/pengaturan/konfigurasi-lain">
          Konfigurasi Lain
        </Anchor>
        . Nilai yang sudah final tidak berubah.
      </Text>
      <Muatan query={query} baris={6}>
        {({ data }) => <FormKebijakan key={data.versi} umum={data} />}
      </Muatan>
    </Stack>
  )
}

function FormKebijakan({ umum }: { umum: Umum }) {
  const client = useQueryClient()
  const boleh = useMay()(calls.ubahUmum)
  const [diubah, setDiubah] = useState<Record<string, unknown>>({})
  const simpan = useMutation({
    mutationFn: () => calls.ubahUmum.call({ nilai: { ...umum.nilai, ...diubah }, versi: umum.versi }),
    meta: { galat: 'sendiri' },
    onSuccess: async () => {
      toast.berhasil('Data berhasil diubah')
      await client.invalidateQueries({ queryKey: calls.key() })
    },
    onError: (error) => toast.gagal(pesanGalat(error)),
  })
  return (
    <Card>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          simpan.mutate()
        }}
      >
        <Stack gap="md">
          {KUNCI.map(([kunci, definisi]) => (
            <div key={kunci}>
              <Text fw={600}>{definisi.label}</Text>
              <NilaiAturanInput
                definisi={definisi}
                nilai={kunci in diubah ? diubah[kunci] : (umum.berlaku[kunci]?.nilai ?? null)}
                error={undefined}
                disabled={!boleh}
                onChange={(nilai) => setDiubah((kini) => ({ ...kini, [kunci]: nilai }))}
              />
            </div>
          ))}
          {boleh && (
            <Group>
              <Button type="submit" loading={simpan.isPending} disabled={Object.keys(diubah).length === 0}>
                Simpan
              </Button>
            </Group>
          )}
        </Stack>
      </form>
    </Card>
  )
}
