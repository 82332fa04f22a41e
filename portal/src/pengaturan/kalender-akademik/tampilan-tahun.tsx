import { Card, ColorSwatch, Text, Title, UnstyledButton } from '@mantine/core'
import type { CSSProperties } from 'react'
import { duaBelasBulan, entriBulan, entriHari, type Bulan } from './bulan'
import classes from './kalender.module.css'
import { Bentrok } from './tampilan-daftar'
import { rentangEntri, type Entri, type IsiKalender } from './use-kalender'

const HARI = ['Sn', 'Sl', 'Rb', 'Km', 'Jm', 'Sb', 'Mg'] as const

type TahunProps = { isi: IsiKalender; tahun: number; onBuka: (entri: Entri) => void }

/** Twelve months with coloured days, and below each what happens in it. */
export function TampilanTahun({ isi, tahun, onBuka }: TahunProps) {
  return (
    <div className={classes.tahun}>
      {duaBelasBulan(tahun, isi.entri).map((bulan) => (
        <KartuBulan key={bulan.kunci} bulan={bulan} isi={isi} onBuka={onBuka} />
      ))}
    </div>
  )
}

function KartuBulan({ bulan, isi, onBuka }: { bulan: Bulan; isi: IsiKalender; onBuka: (entri: Entri) => void }) {
  const entri = entriBulan(bulan.kunci, isi.entri)
  return (
    <Card component="section" aria-label={bulan.judul} padding="sm">
      <Title order={2} size="h4" mb={4}>
        {bulan.judul}
      </Title>
      <table className={classes.bulan} aria-hidden>
        <thead>
          <tr>
            {HARI.map((hari) => (
              <th key={hari}>{hari}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {bulan.pekan.map((pekan, n) => (
            <tr key={pekan.find(Boolean) ?? n}>
              {pekan.map((hari, tempat) => (
                <Hari key={hari ?? `kosong-${tempat}`} hari={hari} entri={entri} minggu={tempat === 6} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {entri.length === 0 ? (
        <Text size="xs" c="dimmed">
          Tidak ada kegiatan
        </Text>
      ) : (
        <ul className={classes.kegiatan}>
          {entri.map((row) => (
            <li key={row.id}>
              <UnstyledButton className={classes.entri ?? ''} onClick={() => onBuka(row)}>
                <ColorSwatch component="span" color={row.warna ?? 'transparent'} size={10} aria-hidden />
                <span>
                  {row.nama}
                  <Text component="span" size="xs" c="dimmed" display="block">
                    {rentangEntri(row)}
                  </Text>
                  <Bentrok nama={isi.bentrok.get(row.id)} />
                </span>
              </UnstyledButton>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

function Hari({ hari, entri, minggu }: { hari: string | null; entri: readonly Entri[]; minggu: boolean }) {
  if (hari === null) return <td>&nbsp;</td>
  const isi = entriHari(hari, entri)
  const gaya = isi ? ({ '--warna': isi.warna ?? 'var(--mantine-color-gray-5)' } as CSSProperties) : undefined
  return (
    <td data-isi={isi !== undefined} data-libur={minggu || isi?.libur === true} {...(gaya && { style: gaya })} title={isi?.nama}>
      {Number(hari.slice(8))}
    </td>
  )
}
