import { Button, Checkbox, Popover, Stack, Text } from '@mantine/core'
import { formatAngka } from '@sivitas/rules/platform/angka'
import { formatRupiah } from '@sivitas/rules/platform/rupiah'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { z } from 'zod'
import { api } from '../../api'
import { usePeriode } from '../../auth/operator'
import { Kosong } from '../../kit/feedback/kosong'
import { usePreferensi } from '../../kit/table/use-preferensi'
import { Bagian } from './bagian'
import classes from './dashboard.module.css'

/** As many cards as the home page has room for. */
const PALING_BANYAK = 6

type Isi = NonNullable<Awaited<ReturnType<typeof api.platform.beranda.bagian.call>>['data']['angka']>
type Angka = Exclude<Isi, { galat: string }>[number]

function tertulis(nilai: number, satuan: Angka['satuan']): string {
  if (satuan === 'Rp') return formatRupiah(nilai)
  return satuan === '%' ? `${formatAngka(nilai, 1)}%` : formatAngka(nilai)
}

function selisih({ nilai, pembanding, satuan }: Angka): string | null {
  if (pembanding === null) return null
  const beda = nilai - pembanding
  const arah = beda > 0 ? 'Naik' : 'Turun'
  const dari = `dari ${tertulis(pembanding, satuan)} pada periode serupa sebelumnya`
  return beda === 0 ? 'Sama dengan periode serupa sebelumnya' : `${arah} ${tertulis(Math.abs(beda), satuan)} ${dari}`
}

function Kartu({ angka }: { angka: Angka }) {
  return (
    <Link to={angka.tautan} className={classes['angka']}>
      <span className={classes['angkaJudul']}>{angka.judul}</span>
      <span className={classes['angkaNilai']}>{tertulis(angka.nilai, angka.satuan)}</span>
      <span className={classes['angkaBeda']}>{selisih(angka)}</span>
    </Link>
  )
}

type PilihProps = { semua: readonly Angka[]; terpilih: readonly string[]; onUbah: (kode: string[]) => void }

/** Which six figures the operator wants to see. */
function PilihAngka({ semua, terpilih, onUbah }: PilihProps) {
  return (
    <Popover position="bottom-end" trapFocus returnFocus width={280}>
      <Popover.Target>
        <Button variant="subtle" size="compact-sm">
          Pilih angka
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label="Pilih angka">
        <Stack gap="sm">
          <Text size="xs" c="dimmed">
            Paling banyak {PALING_BANYAK} angka
          </Text>
          {semua.map(({ kode, judul }) => (
            <Checkbox
              key={kode}
              label={judul}
              checked={terpilih.includes(kode)}
              disabled={!terpilih.includes(kode) && terpilih.length >= PALING_BANYAK}
              onChange={(event) => onUbah(event.currentTarget.checked ? [...terpilih, kode] : terpilih.filter((other) => other !== kode))}
            />
          ))}
        </Stack>
      </Popover.Dropdown>
    </Popover>
  )
}

/** Figures of the period, each with the like period before; the operator chooses six. */
export function AngkaPart() {
  const { id } = usePeriode()
  const asked = useQuery(api.platform.beranda.bagian.queryOptions({ input: { bagian: 'angka', periode: id } }))
  const [pilihan, setPilihan] = usePreferensi('angka', z.array(z.string()).nullable(), null)
  const isi = asked.data?.data.angka
  const semua = Array.isArray(isi) ? isi : []
  const terpilih = pilihan ?? semua.slice(0, PALING_BANYAK).map(({ kode }) => kode)
  const samping =
    semua.length > 1 ? (
      <PilihAngka semua={semua} terpilih={terpilih.filter((kode) => semua.some((angka) => angka.kode === kode))} onUbah={setPilihan} />
    ) : undefined
  return (
    <Bagian<Angka[]> judul="Angka" asked={{ ...asked, data: isi }} samping={samping} kerangka={3}>
      {(daftar) => {
        const tampil = daftar.filter(({ kode }) => terpilih.includes(kode))
        if (tampil.length === 0) return <Kosong jenis="belumAda" petunjuk="Angka muncul sesuai hak akses Anda." />
        return (
          <div className={classes['angkaPetak']}>
            {tampil.map((angka) => (
              <Kartu key={angka.kode} angka={angka} />
            ))}
          </div>
        )
      }}
    </Bagian>
  )
}
