import { Avatar, Button, Card, Checkbox, Group, Stack, Text, TextInput } from '@mantine/core'
import { isAdmin } from '@sivitas/rules/platform/scope'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { useSearchParams } from 'react-router'
import { api } from '../../api'
import { useOperator } from '../../auth/operator'
import { bukaDenganKode, pesanGagalKode } from '../../auth/request-code'
import { usePengguna } from '../../auth/use-session'
import { toast } from '../../kit/feedback/toast'
import { NilaiTanggalJam } from '../../kit/format/nilai'
import { PilihJauhInput } from '../../kit/form/inputs/pilih-jauh-input'
import type { SumberPilihan } from '../../kit/form/inputs/pilihan-jauh'
import { StatusBadge } from '../../kit/page/status-badge'
import type { Peran } from './login-as-page'

type Jawaban = Awaited<ReturnType<typeof api.platform.sso.loginSebagai.call>>['data']
type Kandidat = Jawaban['kandidat'][number]

const NOMOR = { mahasiswa: 'NIM', dosen: 'NIDN' } as const

/** People by number or name; the second line tells namesakes apart (C11). */
const sumber = (peran: Peran, terpilih: Kandidat | null, onHasil: (kandidat: readonly Kandidat[]) => void): SumberPilihan => ({
  kunci: [...api.platform.sso.loginSebagai.key(), peran],
  cari: async ({ cari, signal }) => {
    const { data } = await api.platform.sso.loginSebagai.call({ peran, cari }, { signal })
    onHasil(data.kandidat)
    return {
      pilihan: data.kandidat.map(({ idAkun, nama, nomor, prodi }) => ({
        value: idAkun,
        label: nama,
        keterangan: [nomor, prodi].filter(Boolean).join(' · '),
      })),
      totalPages: 1,
    }
  },
  sebut: () => Promise.resolve(terpilih === null ? [] : [{ value: terpilih.idAkun, label: terpilih.nama }]),
})

function KartuOrang({ orang }: { orang: Kandidat }) {
  return (
    <Card withBorder>
      <Group gap="sm" wrap="nowrap">
        <Avatar src={orang.fotoUrl} alt="" name={orang.nama} color="initials" size={48} />
        <Stack gap={2}>
          <Group gap="sm">
            <Text fw={600}>{orang.nama}</Text>
            {orang.status && <StatusBadge kode={orang.status} nama={`Status ${orang.status}`} />}
          </Group>
          <Text size="xs" c="dimmed">
            {[orang.nomor, orang.prodi].filter(Boolean).join(' · ')}
          </Text>
          <Text size="xs" c="dimmed">
            Terakhir masuk <NilaiTanggalJam nilai={orang.terakhirMasuk} />
          </Text>
        </Stack>
      </Group>
    </Card>
  )
}

type FormulirProps = { peran: Peran; portal: Jawaban['portal'] }

/** Who, why, and whether more than looking; opens the person's own portal in a new tab. */
export function FormulirLoginAs({ peran, portal }: FormulirProps) {
  const queryClient = useQueryClient()
  const { scopes } = usePengguna()
  const { jenisOperator } = useOperator()
  const [params] = useSearchParams()
  const [kandidat, setKandidat] = useState<readonly Kandidat[]>([])
  const [dipilih, setDipilih] = useState<Kandidat | null>(null)
  const [alasan, setAlasan] = useState('')
  const [bolehUbah, setBolehUbah] = useState(false)
  const [diperiksa, setDiperiksa] = useState(false)
  const [sibuk, setSibuk] = useState(false)
  const cari = params.get('cari') ?? ''
  // A link from the command palette brings the number along: who it names is chosen at once.
  const dariTautan = useQuery(
    api.platform.sso.loginSebagai.queryOptions({ input: { peran, cari }, enabled: cari.length >= 2, staleTime: 60_000 }),
  ).data?.data.kandidat
  const orang = dipilih ?? (dariTautan?.length === 1 ? (dariTautan[0] ?? null) : null)
  const bolehMengubah = isAdmin(scopes) && scopes['A'] === 'T' && jenisOperator === 'Supervisor'
  const panjang = Array.from(alasan.trim()).length

  const kirim = async (event: FormEvent) => {
    event.preventDefault()
    setDiperiksa(true)
    if (orang === null || portal === null || panjang < 5 || sibuk) return
    setSibuk(true)
    try {
      const sebagai = peran === 'mahasiswa' ? 'ROLE_MAHASISWA' : 'ROLE_DOSEN'
      await bukaDenganKode({ ...portal, sebagai, orang: { idAkun: orang.idAkun, alasan: alasan.trim(), bolehUbah } })
      setAlasan('')
      setDiperiksa(false)
      await queryClient.invalidateQueries({ queryKey: api.platform.sso.loginSebagai.key() })
    } catch (error) {
      toast.gagal(pesanGagalKode(error))
    } finally {
      setSibuk(false)
    }
  }
  return (
    <Card component="section" aria-label="Login sebagai">
      <form onSubmit={(event) => void kirim(event)} noValidate>
        <Stack gap="sm">
          <PilihJauhInput
            id={`login-as-${peran}`}
            label={`Cari ${NOMOR[peran]} atau nama`}
            required
            sumber={sumber(peran, orang, (hasil) => setKandidat((lama) => [...lama, ...hasil]))}
            value={orang?.idAkun ?? null}
            error={diperiksa && orang === null ? 'Field tidak boleh kosong' : undefined}
            onChange={(id) => setDipilih(kandidat.findLast(({ idAkun }) => idAkun === id) ?? null)}
          />
          {orang && <KartuOrang orang={orang} />}
          <TextInput
            label="Alasan"
            required
            maxLength={255}
            value={alasan}
            description="5-255 karakter; tercatat pada log audit dan terlihat oleh orangnya"
            error={
              diperiksa && panjang < 5 ? (panjang === 0 ? 'Field tidak boleh kosong' : 'Alasan terdiri dari 5-255 karakter.') : undefined
            }
            onChange={(event) => setAlasan(event.currentTarget.value)}
          />
          {bolehMengubah && (
            <Checkbox label="Izinkan mengubah data" checked={bolehUbah} onChange={(event) => setBolehUbah(event.currentTarget.checked)} />
          )}
          <Group justify="flex-end">
            <Button type="submit" disabled={portal === null} loading={sibuk}>
              Login sebagai
            </Button>
          </Group>
        </Stack>
      </form>
    </Card>
  )
}
