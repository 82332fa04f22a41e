import { Button, Card, Group, Stack, Text, Title } from '@mantine/core'
import { formatAngka } from '@sivitas/rules/platform/angka'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../api'
import { toast } from '../../kit/feedback/toast'
import { AngkaInput } from '../../kit/form/inputs/angka-input'
import { TanggalInput } from '../../kit/form/inputs/tanggal-input'
import { pesanGalat } from '../../kit/galat'
import { PilihProdi } from '../../shared/pickers/pilih-prodi'

type Hasil = Awaited<ReturnType<typeof api.akademik.skalaNilai.uji.call>>['data']

const lulus = (hasil: Hasil): string => (hasil.lulus === null ? '' : hasil.lulus ? ', lulus' : ', tidak lulus')

/** A score, and the letter that it has for a prodi on a day (AK-R38). */
export function UjiTab() {
  const [angka, setAngka] = useState<number | null>(null)
  const [idProdi, setIdProdi] = useState<string | null>(null)
  const [tanggal, setTanggal] = useState<string | null>(null)
  const uji = useMutation({
    mutationFn: () => api.akademik.skalaNilai.uji.call({ angka: angka ?? 0, idProdi, ...(tanggal === null ? {} : { tanggal }) }),
    meta: { galat: 'sendiri' },
    onError: (error) => toast.gagal(pesanGalat(error)),
  })
  return (
    <Card>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          uji.mutate()
        }}
      >
        <Stack gap="md">
          <Group align="end" gap="sm">
            <AngkaInput label="Nilai angka" required min={0} max={100} desimal={4} value={angka} onChange={setAngka} />
            <PilihProdi label="Program studi" value={idProdi} onChange={setIdProdi} />
            <TanggalInput label="Pada tanggal" value={tanggal} onChange={setTanggal} />
            <Button type="submit" loading={uji.isPending} disabled={angka === null}>
              Uji
            </Button>
          </Group>
          <div role="status">
            {uji.data && (
              <>
                <Title order={2}>{uji.data.data.huruf ?? 'Tidak ada huruf'}</Title>
                <Text>{`${formatAngka(uji.data.data.angka, 2)}, indeks ${formatAngka(uji.data.data.indeks, 2)}${lulus(uji.data.data)}`}</Text>
                <Text c="dimmed">{`Menurut skala: ${uji.data.data.lingkup ?? 'belum ada'}`}</Text>
              </>
            )}
          </div>
        </Stack>
      </form>
    </Card>
  )
}
