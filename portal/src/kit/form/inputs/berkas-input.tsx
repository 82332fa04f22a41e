import { Button } from '@mantine/core'
import { useState } from 'react'
import { IconCrop } from '../../icons'
import { useMasalah, type IsianProps } from './isian'
import { gambar, periksaBerkas, type SyaratBerkas } from './periksa-berkas'
import { PotongGambarDialog } from './potong-gambar-dialog'
import { useUrlBerkas } from './use-url-berkas'
import { ZonaBerkas } from './zona-berkas'

type BerkasInputProps = IsianProps<File> &
  SyaratBerkas & {
    /** Width divided by height; with it a chosen picture can be cropped to that shape. */
    rasio?: number | undefined
  }

/** A file that goes along when the form is saved (multipart); refused at once when too big or of the wrong kind. */
export function BerkasInput({ terima, maksBytes, rasio, ...props }: BerkasInputProps) {
  const [masalah, setMasalah] = useMasalah(props.onMasalah)
  const [memotong, setMemotong] = useState(false)
  const berkas = props.value ?? null
  const url = useUrlBerkas(berkas)
  const pilih = (baru: File) => {
    const salah = periksaBerkas(baru, { terima, maksBytes })
    setMasalah(salah)
    if (salah === null) {
      props.onChange(baru)
      setMemotong(rasio !== undefined && gambar(baru.name))
    }
  }
  return (
    <>
      <ZonaBerkas
        bingkai={{ ...props, error: masalah ?? props.error }}
        syarat={{ terima, maksBytes }}
        berkas={berkas && { nama: berkas.name, ukuran: berkas.size, url }}
        progres={null}
        onPilih={pilih}
        onBatal={() => undefined}
        onHapus={() => {
          setMasalah(null)
          props.onChange(null)
        }}
      >
        {berkas && rasio !== undefined && gambar(berkas.name) && (
          <Button variant="default" size="compact-md" leftSection={<IconCrop size={16} aria-hidden />} onClick={() => setMemotong(true)}>
            Potong gambar
          </Button>
        )}
      </ZonaBerkas>
      {memotong && berkas && rasio !== undefined && (
        <PotongGambarDialog berkas={berkas} rasio={rasio} onTutup={() => setMemotong(false)} onPotong={props.onChange} />
      )}
    </>
  )
}
