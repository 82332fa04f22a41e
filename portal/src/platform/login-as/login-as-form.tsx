import { Avatar, Button, Card, Checkbox, Group, Stack, Text, TextInput } from '@mantine/core'
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
import type { Peran } from './peran'

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

/** Who was chosen: by hand, or named by a link from the command palette. */
function useOrang(peran: Peran) {
  const [params] = useSearchParams()
  const cari = params.get('cari') ?? ''
  const [kandidat, setKandidat] = useState<readonly Kandidat[]>([])
  const [dipilih, setDipilih] = useState<Kandidat | null>(null)
  const input = { peran, cari }
  const { data } = useQuery(api.platform.sso.loginSebagai.queryOptions({ input, enabled: cari.length >= 2, staleTime: 60_000 }))
  const dariTautan = data?.data.kandidat ?? []
  const orang = dipilih ?? (dariTautan.length === 1 ? (dariTautan[0] ?? null) : null)
  return {
    orang,
    temukan: (hasil: readonly Kandidat[]) => setKandidat((lama) => [...lama, ...hasil]),
    pilih: (id: string | null) => setDipilih(kandidat.findLast(({ idAkun }) => idAkun === id) ?? null),
  }
}

const galatAlasan = (alasan: string): string | undefined => {
  const panjang = Array.from(alasan.trim()).length
  if (panjang === 0) return 'Field tidak boleh kosong'
  return panjang < 5 ? 'Alasan terdiri dari 5-255 karakter.' : undefined
}

/** More than looking is for Supervisors with A:T only. */
function useBolehMengubah(): boolean {
  const { scopes } = usePengguna()
  const { jenisOperator } = useOperator()
  return scopes['A'] === 'T' && jenisOperator === 'Supervisor'
}

/** Opens the person's own portal; answers whether it opened. */
function useBuka({ peran, portal }: FormulirProps) {
  const queryClient = useQueryClient()
  const [sibuk, setSibuk] = useState(false)
  const buka = async (orang: { idAkun: string; alasan: string; bolehUbah: boolean }): Promise<boolean> => {
    if (portal === null || sibuk) return false
    setSibuk(true)
    try {
      await bukaDenganKode({ ...portal, sebagai: peran === 'mahasiswa' ? 'ROLE_MAHASISWA' : 'ROLE_DOSEN', orang })
      await queryClient.invalidateQueries({ queryKey: api.platform.sso.loginSebagai.key() })
      return true
    } catch (error) {
      toast.gagal(pesanGagalKode(error))
      return false
    } finally {
      setSibuk(false)
    }
  }
  return { sibuk, buka }
}

/** Who, why, and whether more than looking; opens the person's own portal in a new tab. */
export function FormulirLoginAs({ peran, portal }: FormulirProps) {
  const { orang, temukan, pilih } = useOrang(peran)
  const { sibuk, buka } = useBuka({ peran, portal })
  const bolehMengubah = useBolehMengubah()
  const [alasan, setAlasan] = useState('')
  const [bolehUbah, setBolehUbah] = useState(false)
  const [diperiksa, setDiperiksa] = useState(false)
  const galat = diperiksa ? { orang: orang === null ? 'Field tidak boleh kosong' : undefined, alasan: galatAlasan(alasan) } : {}

  const kirim = async (event: FormEvent) => {
    event.preventDefault()
    setDiperiksa(true)
    if (orang === null || galatAlasan(alasan) !== undefined) return
    if (await buka({ idAkun: orang.idAkun, alasan: alasan.trim(), bolehUbah })) {
      setAlasan('')
      setDiperiksa(false)
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
            sumber={sumber(peran, orang, temukan)}
            value={orang?.idAkun ?? null}
            error={galat.orang}
            onChange={pilih}
          />
          {orang && <KartuOrang orang={orang} />}
          <TextInput
            label="Alasan"
            required
            maxLength={255}
            value={alasan}
            description="5-255 karakter; tercatat pada log audit dan terlihat oleh orangnya"
            error={galat.alasan}
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
