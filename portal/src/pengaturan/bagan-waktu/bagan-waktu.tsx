import { Text } from '@mantine/core'
import { Fragment, useState, type CSSProperties } from 'react'
import { Kosong } from '../../kit/feedback/kosong'
import { useHariIni } from '../../kit/format/zona'
import { bulanBagan, letak, rentangBagan, type BarisBagan, type Batang } from './bagan'
import { BatangWaktu } from './batang-waktu'
import classes from './bagan-waktu.module.css'

type BaganWaktuProps = {
  label: string
  baris: readonly BarisBagan[]
  /** Whole months to show; those that hold all bars unless named. */
  rentang?: { mulai: string; selesai: string }
  onPilih?: (batang: Batang) => void
  /** Called with the new days after a drag, or after the arrow keys; without it bars stay where they are. */
  onTarik?: (batang: Batang, baru: { mulai: string; selesai: string }) => void
}

/** Place of a part in percent; the style sheet reads it. */
export const tempat = ({ kiri, lebar }: { kiri: number; lebar: number }) =>
  ({ '--kiri': `${kiri}%`, '--lebar': `${lebar}%` }) as CSSProperties

/** Days as bars over months: dragged by the mouse, moved by arrows, stretched with Shift; today is the red line. */
export function BaganWaktu({ label, baris, rentang: diminta, onPilih, onTarik }: BaganWaktuProps) {
  const hariIni = useHariIni()
  const [kabar, setKabar] = useState('')
  const rentang = diminta ?? rentangBagan(baris)
  if (rentang === null) return <Kosong jenis="belumAda" petunjuk="Belum ada tanggal yang dapat digambar." />
  const kini = hariIni >= rentang.mulai && hariIni <= rentang.selesai ? letak(rentang, { mulai: hariIni, selesai: hariIni }) : null
  return (
    <section aria-label={label}>
      {onTarik && (
        <Text size="xs" c="dimmed" mb={4}>
          Seret batang untuk memindahkan, seret ujungnya untuk memanjangkan. Dengan papan ketik: panah kiri dan kanan, Shift untuk ujung
          akhir.
        </Text>
      )}
      <div className={classes.gulir}>
        <div className={classes.bagan}>
          <div className={classes.label} />
          <div className={classes.kepala} aria-hidden>
            {bulanBagan(rentang).map(({ kunci, label: nama, ...satu }) => (
              <span key={kunci} className={classes.bulan} style={tempat(satu)}>
                {nama}
              </span>
            ))}
          </div>
          {baris.map(({ id, label: nama, batang }) => (
            <Fragment key={id}>
              <div className={classes.label} title={nama}>
                {nama}
              </div>
              <div className={classes.jalur}>
                {batang.map((satu) => (
                  <BatangWaktu key={satu.id} batang={satu} rentang={rentang} onPilih={onPilih} onTarik={onTarik} onKabar={setKabar} />
                ))}
                {kini && <span className={classes.kini} style={tempat(kini)} />}
              </div>
            </Fragment>
          ))}
        </div>
      </div>
      <p className="hanya-pembaca" aria-live="polite">
        {kabar}
      </p>
    </section>
  )
}
