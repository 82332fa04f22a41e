import { Badge, Button, Paper, Text } from '@mantine/core'
import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react'
import { permintaanGagal } from './permintaan-gagal'
import { snackbar, type Snackbar } from './snackbar'
import classes from './snackbars.module.css'

function Batang({ teks, hitung, children }: { teks: string; hitung: number; children: ReactNode }) {
  return (
    <Paper className={classes.batang} data-snackbar>
      <Text component="span" inherit className={classes.teks}>
        {teks}
      </Text>
      {hitung > 1 && (
        <Badge className={classes.hitung} aria-label={`${hitung} kali`}>
          {hitung}
        </Badge>
      )}
      {children}
    </Paper>
  )
}

/** A passing snackbar waits while the pointer or the focus is on it, so that it can be read and pressed. */
function Lewat({ entry }: { entry: Snackbar }) {
  const [ditahan, setDitahan] = useState(false)
  const { id, durasi, hitung } = entry
  useEffect(() => {
    if (ditahan || durasi === null) return
    const timer = window.setTimeout(() => snackbar.tutup(id), durasi)
    return () => window.clearTimeout(timer)
  }, [id, durasi, hitung, ditahan])
  const tekan = () => {
    snackbar.tutup(id)
    entry.tindakan?.()
  }
  return (
    <div
      onPointerEnter={() => setDitahan(true)}
      onPointerLeave={() => setDitahan(false)}
      onFocus={() => setDitahan(true)}
      onBlur={() => setDitahan(false)}
    >
      <Batang teks={entry.teks} hitung={hitung}>
        <Button className={classes.tombol} variant="transparent" size="compact-sm" onClick={tekan}>
          {entry.tombol}
        </Button>
      </Batang>
    </div>
  )
}

function Gagal() {
  const { daftar, mengulang } = useSyncExternalStore(permintaanGagal.dengar, permintaanGagal.kini)
  if (daftar.length === 0) return null
  return (
    <Batang teks="Terjadi kesalahan" hitung={daftar.length}>
      <Button
        className={classes.tombol}
        variant="transparent"
        size="compact-sm"
        loading={mengulang}
        onClick={() => void permintaanGagal.ulangiSemua()}
      >
        Muat Ulang
      </Button>
    </Batang>
  )
}

/** The stack at the bottom: failed requests with one 'Muat Ulang' for all of them, and passing messages. */
export function Snackbars() {
  const daftar = useSyncExternalStore(snackbar.dengar, snackbar.kini)
  return (
    <div className={classes.tumpukan} aria-live="polite" data-cetak="sembunyi">
      {daftar.map((entry) => (
        <Lewat key={entry.id} entry={entry} />
      ))}
      <Gagal />
    </div>
  )
}
