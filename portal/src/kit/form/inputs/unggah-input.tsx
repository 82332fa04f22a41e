import { useEffect, useRef, useState } from 'react'
import { pesanGalat } from '../../galat'
import { useMasalah, type IsianProps } from './isian'
import { periksaBerkas, type SyaratBerkas } from './periksa-berkas'
import { useUrlBerkas } from './use-url-berkas'
import { ZonaBerkas, type BerkasTampil } from './zona-berkas'

/** A file that the server has taken: its id goes into the form. */
export type BerkasTersimpan = { id: string; nama: string; ukuran: number; url?: string | undefined }

/** Sends a file at once and answers what the server made of it; the screen gives the call. */
export type KirimBerkas = (berkas: File, opsi: { signal: AbortSignal; onProgres: (persen: number) => void }) => Promise<BerkasTersimpan>

type UnggahInputProps = IsianProps<string> &
  SyaratBerkas & {
    kirim: KirimBerkas
    /** What the id in the form stands for, where the file was stored before. */
    tersimpan?: BerkasTersimpan | undefined
  }

const SEDANG = 'Tunggu sampai berkas selesai diunggah'

/** A file that is sent as soon as it is chosen (C8); the value is its id. Saving waits for it. */
export function UnggahInput({ terima, maksBytes, kirim, tersimpan, ...props }: UnggahInputProps) {
  const [masalah, setMasalah] = useMasalah(props.onMasalah)
  const [progres, setProgres] = useState<number | null>(null)
  const [mengirim, setMengirim] = useState<File | null>(null)
  const [hasil, setHasil] = useState<BerkasTersimpan | null>(tersimpan ?? null)
  const batal = useRef<AbortController | null>(null)
  const url = useUrlBerkas(mengirim)
  useEffect(() => () => batal.current?.abort(), [])

  const berhenti = (pesan: string | null) => {
    setProgres(null)
    setMengirim(null)
    setMasalah(pesan)
  }
  const pilih = async (berkas: File) => {
    const salah = periksaBerkas(berkas, { terima, maksBytes })
    if (salah !== null) return setMasalah(salah)
    batal.current?.abort()
    const kendali = new AbortController()
    batal.current = kendali
    setMengirim(berkas)
    setProgres(0)
    setMasalah(SEDANG)
    try {
      const baru = await kirim(berkas, { signal: kendali.signal, onProgres: setProgres })
      setHasil(baru)
      berhenti(null)
      props.onChange(baru.id)
    } catch (error) {
      // Cancelled by the person, or replaced by the next file: nothing went wrong.
      if (!kendali.signal.aborted) berhenti(pesanGalat(error))
    }
  }
  const punya = props.value !== null && props.value !== undefined && props.value !== '' && hasil?.id === props.value
  const tampil: BerkasTampil | null = mengirim ? { nama: mengirim.name, ukuran: mengirim.size, url } : punya ? hasil : null

  return (
    <ZonaBerkas
      bingkai={{ ...props, error: (masalah === SEDANG ? null : masalah) ?? props.error }}
      syarat={{ terima, maksBytes }}
      berkas={tampil}
      progres={progres}
      onPilih={(berkas) => void pilih(berkas)}
      onBatal={() => {
        batal.current?.abort()
        berhenti(null)
      }}
      onHapus={() => {
        berhenti(null)
        props.onChange(null)
      }}
    />
  )
}
