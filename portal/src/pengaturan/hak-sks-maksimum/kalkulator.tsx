import { Button, Card, SimpleGrid, Stack } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../api'
import { usePeriode } from '../../auth/operator'
import { toast } from '../../kit/feedback/toast'
import { AngkaInput } from '../../kit/form/inputs/angka-input'
import { PilihInput } from '../../kit/form/inputs/pilih-input'
import { SaklarInput } from '../../kit/form/inputs/saklar-input'
import { pesanGalat } from '../../kit/galat'
import { PilihProdi } from '../../shared/pickers/pilih-prodi'
import { usePilihanPeriode } from '../aturan-studi/lingkup-isian'
import { LangkahHak } from './langkah-hak'

type Isian = {
  ip: number | null
  semesterKe: number | null
  semesterPendek: boolean
  idProdi: string | null
  angkatan: number | null
  periode: number
}

/** IP, semester and kind of period: how many SKS, and why (PL-R33). */
export function Kalkulator() {
  const { id: periode } = usePeriode()
  const [isian, setIsian] = useState<Isian>({ ip: null, semesterKe: null, semesterPendek: false, idProdi: null, angkatan: null, periode })
  const pilihan = usePilihanPeriode(isian.periode)
  const ubah = (isi: Partial<Isian>) => setIsian((kini) => ({ ...kini, ...isi }))
  const hitung = useMutation({
    mutationFn: () => api.akademik.hakSks.hitung.call({ ...isian, semesterKe: isian.semesterKe ?? 1 }),
    meta: { galat: 'sendiri' },
    onError: (error) => toast.gagal(pesanGalat(error)),
  })
  return (
    <Card>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          hitung.mutate()
        }}
      >
        <Stack gap="md">
          <SimpleGrid cols={{ base: 1, sm: 3 }}>
            <AngkaInput
              label="IP"
              description="Kosong bila belum ada"
              min={0}
              max={4}
              desimal={4}
              value={isian.ip}
              onChange={(ip) => ubah({ ip })}
            />
            <AngkaInput
              label="Semester"
              required
              min={1}
              max={20}
              value={isian.semesterKe}
              onChange={(semesterKe) => ubah({ semesterKe })}
            />
            <SaklarInput
              label="Semester pendek"
              value={isian.semesterPendek}
              onChange={(semesterPendek) => ubah({ semesterPendek: semesterPendek ?? false })}
            />
            <PilihProdi label="Program studi" value={isian.idProdi} onChange={(idProdi) => ubah({ idProdi })} />
            <AngkaInput label="Angkatan" min={1980} max={2100} value={isian.angkatan} onChange={(angkatan) => ubah({ angkatan })} />
            <PilihInput
              label="Periode"
              value={isian.periode}
              pilihan={pilihan}
              onChange={(id) => ubah({ periode: Number(id ?? periode) })}
            />
          </SimpleGrid>
          <div>
            <Button type="submit" loading={hitung.isPending} disabled={isian.semesterKe === null}>
              Hitung
            </Button>
          </div>
          {hitung.data && <LangkahHak hak={hitung.data.data} />}
        </Stack>
      </form>
    </Card>
  )
}
