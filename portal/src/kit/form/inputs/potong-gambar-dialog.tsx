import { Button, Group, Modal, Slider, Stack, Text } from '@mantine/core'
import { useRef, useState } from 'react'
import { useKembaliFokus } from '../../feedback/kembali-fokus'
import { kotakPotong, potong, type Potongan } from './potong-gambar'
import { useUrlBerkas } from './use-url-berkas'
import classes from './potong-gambar-dialog.module.css'

type PotongGambarDialogProps = { berkas: File; rasio: number; onTutup: () => void; onPotong: (berkas: File) => void }
type Ukuran = { lebar: number; tinggi: number }

/** Cuts a picture to the wanted shape. Three sliders move the piece, so that the keyboard can do it too. */
export function PotongGambarDialog({ berkas, rasio, onTutup, onPotong }: PotongGambarDialogProps) {
  useKembaliFokus()
  const url = useUrlBerkas(berkas)
  const gambar = useRef<HTMLImageElement>(null)
  const [ukuran, setUkuran] = useState<Ukuran | null>(null)
  const [potongan, setPotongan] = useState<Potongan>({ x: 0.5, y: 0.5, perbesar: 1 })
  const kotak = ukuran && kotakPotong(ukuran, rasio, potongan)
  const pakai = async () => {
    if (gambar.current && kotak) onPotong(await potong(gambar.current, kotak, berkas))
    onTutup()
  }
  return (
    <Modal opened onClose={onTutup} title="Potong gambar" size={480}>
      <Stack gap="md">
        <div className={classes.bidang}>
          {url !== undefined && (
            <img
              ref={gambar}
              src={url}
              alt={`Gambar ${berkas.name}`}
              className={classes.gambar}
              onLoad={(event) => setUkuran({ lebar: event.currentTarget.naturalWidth, tinggi: event.currentTarget.naturalHeight })}
            />
          )}
          {kotak && ukuran && (
            <svg className={classes.bingkai} viewBox={`0 0 ${ukuran.lebar} ${ukuran.tinggi}`} aria-hidden>
              <path
                className={classes.gelap}
                fillRule="evenodd"
                d={`M0 0H${ukuran.lebar}V${ukuran.tinggi}H0Z M${kotak.kiri} ${kotak.atas}h${kotak.lebar}v${kotak.tinggi}h-${kotak.lebar}Z`}
              />
            </svg>
          )}
        </div>
        <Text size="sm">Mendatar</Text>
        <Slider
          label={null}
          thumbLabel="Geser mendatar"
          min={0}
          max={1}
          step={0.01}
          value={potongan.x}
          onChange={(x) => setPotongan({ ...potongan, x })}
        />
        <Text size="sm">Tegak</Text>
        <Slider
          label={null}
          thumbLabel="Geser tegak"
          min={0}
          max={1}
          step={0.01}
          value={potongan.y}
          onChange={(y) => setPotongan({ ...potongan, y })}
        />
        <Text size="sm">Perbesar</Text>
        <Slider
          label={null}
          thumbLabel="Perbesar"
          min={1}
          max={4}
          step={0.05}
          value={potongan.perbesar}
          onChange={(perbesar) => setPotongan({ ...potongan, perbesar })}
        />
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onTutup}>
            Pakai seluruh gambar
          </Button>
          <Button disabled={kotak === null} onClick={() => void pakai()}>
            Potong
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
