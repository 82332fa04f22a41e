import { Alert, Button, Checkbox, Group, MultiSelect, Stack, Text } from '@mantine/core'
import { formatAngka } from '@sivitas/rules/platform/angka'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { api } from '../../api'
import { useKonfirmasi } from '../../kit/feedback/konfirmasi'
import { Can } from '../../kit/izin/can'
import { SandiZipDialog, type SandiZip } from '../../shared/pekerjaan/sandi-zip-dialog'

const calls = api.pengaturan.kataSandiMassal
const CLEAR = { 'aria-label': 'Kosongkan' }

const hitungan = ({ jumlah, dilewati }: { jumlah: number; dilewati: number }): string =>
  `${formatAngka(jumlah)} akun mendapat kata sandi pertama${dilewati > 0 ? `; ${formatAngka(dilewati)} dilewati karena sudah pernah masuk` : ''}.`

/** First passwords for an intake, or for operators who were imported: who, how many, and the ZIP that they come in. */
export function MassalTab() {
  const [params] = useSearchParams()
  const impor = params.get('impor')
  const [prodi, setProdi] = useState<string[]>([])
  const [angkatan, setAngkatan] = useState<string[]>([])
  const [pernahMasuk, setPernahMasuk] = useState(false)
  const [hasil, setHasil] = useState<SandiZip | null>(null)
  const tanya = useKonfirmasi()
  const input = {
    ...(impor === null ? { prodi, angkatan: angkatan.map(Number) } : { impor }),
    pernahMasuk,
  }
  const chosen = impor !== null || prodi.length > 0 || angkatan.length > 0
  const count = useQuery(calls.hitung.queryOptions({ input, enabled: chosen }))
  const buat = useMutation(calls.buat.mutationOptions({ onSuccess: ({ data }) => setHasil(data) }))
  const jumlah = count.data?.data.jumlah ?? 0
  const mulai = async () => {
    const akibat = [
      'Kata sandi lama mereka tidak berlaku lagi dan wajib diganti saat masuk.',
      'Hasilnya ZIP terenkripsi di halaman Unduhan, terhapus sesudah 24 jam.',
    ]
    if (await tanya({ pesan: `Buat kata sandi pertama untuk ${formatAngka(jumlah)} akun?`, akibat, setuju: 'Buat kata sandi' }))
      buat.mutate(input)
  }
  return (
    <Stack gap="md" maw={640}>
      {impor === null ? (
        <Pilihan prodi={prodi} angkatan={angkatan} onProdi={setProdi} onAngkatan={setAngkatan} />
      ) : (
        <Alert variant="default">Operator dari impor terakhir Anda.</Alert>
      )}
      <Checkbox
        label="Termasuk yang sudah pernah masuk"
        description="Mereka kehilangan kata sandi yang mereka pilih sendiri dan keluar dari semua perangkat."
        checked={pernahMasuk}
        onChange={(event) => setPernahMasuk(event.currentTarget.checked)}
      />
      <Text component="output">
        {chosen && count.data !== undefined ? hitungan(count.data.data) : 'Pilih program studi atau angkatan.'}
      </Text>
      <Can call={calls.buat}>
        <Group>
          <Button disabled={!chosen || jumlah === 0} loading={buat.isPending} onClick={() => void mulai()}>
            Buat kata sandi
          </Button>
        </Group>
      </Can>
      {hasil && <SandiZipDialog hasil={hasil} onTutup={() => setHasil(null)} />}
    </Stack>
  )
}

type PilihanProps = {
  prodi: string[]
  angkatan: string[]
  onProdi: (prodi: string[]) => void
  onAngkatan: (angkatan: string[]) => void
}

function Pilihan({ prodi, angkatan, onProdi, onAngkatan }: PilihanProps) {
  const units = useQuery(api.dataMaster.unitRef.prodi.queryOptions({ input: {} }))
  const years = useQuery(api.dataMaster.orangRef.angkatan.queryOptions({ input: {} }))
  const look = { clearable: true, searchable: true, clearButtonProps: CLEAR, nothingFoundMessage: 'Data tidak ditemukan' } as const
  return (
    <>
      <MultiSelect
        {...look}
        label="Program studi"
        data={(units.data?.data ?? []).map(({ id, labelProdi }) => ({ value: id, label: labelProdi }))}
        value={prodi}
        onChange={onProdi}
      />
      <MultiSelect
        {...look}
        label="Angkatan"
        data={(years.data?.data ?? []).map((year) => String(year.angkatan))}
        value={angkatan}
        onChange={onAngkatan}
      />
    </>
  )
}
