import { Group, Text } from '@mantine/core'
import { silangkan, tertulis, type Hasil, type Nilai, type Satuan } from './bentuk'
import classes from './research.module.css'
import { tandaSumbu } from './skala'

const LEBAR = 960
const TINGGI = 320
const TEPI = { kiri: 72, kanan: 16, atas: 16, bawah: 72 }
/** More groups than this can't be told apart in a picture; the table below has all of them. */
const PALING_BANYAK = 40
const WARNA = 6
const TEBAL_PALING = 64

/** A hidden group is drawn as nothing, which is what a reader may know of it. */
const angka = (nilai: Nilai | undefined): number => (typeof nilai === 'number' ? nilai : 0)

type Seri = { nama: string; nilai: readonly number[] }
type Bidang = {
  kategori: readonly string[]
  seri: readonly Seri[]
  tanda: readonly number[]
  lebar: number
  x: (i: number) => number
  y: (nilai: number) => number
}

function bidangOf(hasil: Hasil, dimensiBaris: number, tumpuk: boolean): Bidang {
  const silang = silangkan(hasil, dimensiBaris)
  const kategori = silang.baris.slice(0, PALING_BANYAK)
  const seri = silang.kolom.map((kolom) => ({ nama: kolom, nilai: kategori.map((baris) => angka(silang.isi(baris, kolom)?.[0])) }))
  const jumlah = kategori.map((_baris, i) => seri.reduce((sum, { nilai }) => sum + (nilai[i] ?? 0), 0))
  const tanda = tandaSumbu(Math.max(...(tumpuk ? jumlah : seri.flatMap(({ nilai }) => nilai)), 0))
  const puncak = tanda.at(-1) ?? 1
  const lebar = (LEBAR - TEPI.kiri - TEPI.kanan) / Math.max(kategori.length, 1)
  const dalam = TINGGI - TEPI.atas - TEPI.bawah
  return { kategori, seri, tanda, lebar, x: (i) => TEPI.kiri + i * lebar, y: (nilai) => TEPI.atas + dalam * (1 - nilai / puncak) }
}

const warna = (i: number) => classes[`seri${i % WARNA}`]

function Batang({ bidang: { kategori, seri, lebar, x, y }, tumpuk }: { bidang: Bidang; tumpuk: boolean }) {
  const batang = tumpuk ? 1 : Math.max(seri.length, 1)
  const tebal = Math.min((lebar * 0.72) / batang, TEBAL_PALING)
  return kategori.map((nama, i) => {
    let dasar = 0
    return (
      <g key={nama}>
        {seri.map((satu, s) => {
          const nilai = satu.nilai[i] ?? 0
          const bawah = tumpuk ? dasar : 0
          dasar += nilai
          const kiri = x(i) + (lebar - tebal * batang) / 2 + (tumpuk ? 0 : s * tebal)
          return (
            <rect
              key={satu.nama}
              className={warna(s)}
              x={kiri}
              y={y(bawah + nilai)}
              width={Math.max(tebal - 1, 1)}
              height={Math.max(y(bawah) - y(bawah + nilai), 0)}
              rx={2}
            />
          )
        })}
      </g>
    )
  })
}

function Garis({ bidang: { kategori, seri, lebar, x, y } }: { bidang: Bidang }) {
  return seri.map((satu, s) => {
    const titik = kategori.map((_nama, i) => `${x(i) + lebar / 2},${y(satu.nilai[i] ?? 0)}`)
    return (
      <g key={satu.nama} className={warna(s)}>
        <polyline points={titik.join(' ')} fill="none" stroke="currentColor" strokeWidth={2} />
        {titik.map((pasangan, i) => (
          <circle key={kategori[i]} cx={pasangan.split(',')[0]} cy={pasangan.split(',')[1]} r={3} fill="currentColor" />
        ))}
      </g>
    )
  })
}

type GrafikProps = { jenis: 'batang' | 'garis' | 'tumpuk'; hasil: Hasil; dimensiBaris: number; satuan: Satuan }

/** The first measure as bars, lines or stacks. The table below says the same in figures, so the picture needs only its name. */
export function Grafik({ jenis, hasil, dimensiBaris, satuan }: GrafikProps) {
  const bidang = bidangOf(hasil, dimensiBaris, jenis === 'tumpuk')
  const { kategori, seri, tanda, lebar, x, y } = bidang
  const nama = hasil.ukuran[0]?.nama ?? ''
  const langkah = Math.ceil(kategori.length / 16)
  return (
    <figure className={classes['gambar']}>
      <svg
        viewBox={`0 0 ${LEBAR} ${TINGGI}`}
        role="img"
        aria-label={`Grafik ${nama} menurut ${hasil.dimensi.map((dimensi) => dimensi.nama).join(', ')}; angkanya ada pada tabel di bawah`}
      >
        {tanda.map((nilai) => (
          <g key={nilai} className={classes['bantu']}>
            <line x1={TEPI.kiri} x2={LEBAR - TEPI.kanan} y1={y(nilai)} y2={y(nilai)} />
            <text x={TEPI.kiri - 8} y={y(nilai) + 4} textAnchor="end">
              {tertulis(nilai, satuan)}
            </text>
          </g>
        ))}
        {jenis === 'garis' ? <Garis bidang={bidang} /> : <Batang bidang={bidang} tumpuk={jenis === 'tumpuk'} />}
        {kategori.map(
          (teks, i) =>
            i % langkah === 0 && (
              <text
                key={teks}
                className={classes['sumbu']}
                transform={`translate(${x(i) + lebar / 2},${TINGGI - TEPI.bawah + 16}) rotate(-28)`}
                textAnchor="end"
              >
                {teks.length > 18 ? `${teks.slice(0, 17)}…` : teks || 'Semua'}
              </text>
            ),
        )}
      </svg>
      <figcaption>
        <Group gap="md" component="span">
          {seri.length > 1 &&
            seri.map((satu, i) => (
              <Text key={satu.nama} component="span" size="xs">
                <span className={classes['kotak']}>
                  <span className={warna(i)} />
                </span>
                {satu.nama}
              </Text>
            ))}
          {kategori.length === PALING_BANYAK && (
            <Text component="span" size="xs" c="dimmed">
              Grafik memuat {PALING_BANYAK} kelompok pertama.
            </Text>
          )}
        </Group>
      </figcaption>
    </figure>
  )
}
