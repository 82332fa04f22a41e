import type { Blok } from '@sivitas/contract/pengaturan/template/isi'
import { TeksKayaInput } from '../../../kit/form/inputs/teks-kaya-input'
import { FotoInput } from '../../berkas/foto-input'
import { medan } from '../../isian/medan'
import { PILIHAN_POSISI } from '../kata'
import { BarisEditor } from './baris-editor'
import { Kisi } from './kisi'

type Jenis = Blok['jenis']
type Dari<J extends Jenis> = Extract<Blok, { jenis: J }>
type IsiProps<J extends Jenis> = Readonly<{ blok: Dari<J>; disabled: boolean | undefined; onUbah: (blok: Blok) => void }>

const KOLOM = [
  { value: 1, label: 'Satu kolom' },
  { value: 2, label: 'Dua kolom' },
] as const
const SUMBER_GAMBAR = [
  { value: 'logo', label: 'Logo perguruan tinggi' },
  { value: 'foto', label: 'Foto pemilik dokumen' },
  { value: 'berkas', label: 'Berkas sendiri' },
] as const
const GAYA = [
  { value: 'garis', label: 'Garis' },
  { value: 'jarak', label: 'Jarak kosong' },
  { value: 'halaman', label: 'Halaman baru' },
] as const

/** Inputs for the fields of a block, each changing it alone. */
const isianBlok = <J extends Jenis>({ blok, disabled, onUbah }: IsiProps<J>) =>
  medan<Dari<J>>(blok, { disabled, ubah: (isi) => onUbah({ ...blok, ...isi }) })

const Kop = (props: IsiProps<'kop'>) => isianBlok(props).saklar('logo', { label: 'Dengan logo' })

function Judul(props: IsiProps<'judul'>) {
  const m = isianBlok(props)
  return (
    <Kisi>
      {m.teks('teks', { label: 'Teks judul', maks: 150 })}
      {m.teks('teksInggris', { label: 'Teks judul Inggris', maks: 150 })}
      {m.teks('keterangan', { label: 'Keterangan', maks: 150 })}
    </Kisi>
  )
}

function Identitas(props: IsiProps<'identitas'>) {
  const m = isianBlok(props)
  const { blok, disabled, onUbah } = props
  return (
    <>
      <Kisi>
        {m.pilih('kolom', { label: 'Susunan', pilihan: KOLOM, wajib: true })}
        {m.saklar('foto', { label: 'Dengan foto' })}
      </Kisi>
      <BarisEditor baris={blok.baris} disabled={disabled} onUbah={(baris) => onUbah({ ...blok, baris })} />
    </>
  )
}

function Ringkasan(props: IsiProps<'ringkasan'>) {
  const { blok, disabled, onUbah } = props
  return (
    <>
      <Kisi>{isianBlok(props).pilih('kolom', { label: 'Susunan', pilihan: KOLOM, wajib: true })}</Kisi>
      <BarisEditor baris={blok.baris} disabled={disabled} onUbah={(baris) => onUbah({ ...blok, baris })} />
    </>
  )
}

function Tabel(props: IsiProps<'tabel'>) {
  const m = isianBlok(props)
  return (
    <Kisi>
      {m.teks('sumber', { label: 'Sumber baris', maks: 30 })}
      {m.teks('kelompok', { label: 'Dikelompokkan menurut', maks: 30, kosong: null })}
      {m.angka('ukuran', { label: 'Ukuran huruf tabel', min: 6, max: 14, kosong: null })}
      {m.saklar('duaKolom', { label: 'Dua kolom' })}
    </Kisi>
  )
}

const TandaTangan = (props: IsiProps<'tanda-tangan'>) =>
  isianBlok(props).teks('tempatTanggal', {
    label: 'Tempat dan tanggal',
    description: 'Pejabatnya diatur di bagian Penandatangan.',
    maks: 100,
  })

const Teks = ({ blok, disabled, onUbah }: IsiProps<'teks'>) => (
  <TeksKayaInput
    label="Isi teks"
    maks={20_000}
    disabled={disabled}
    value={blok.html}
    onChange={(html) => onUbah({ ...blok, html: html ?? '' })}
  />
)

function Qr(props: IsiProps<'qr'>) {
  const m = isianBlok(props)
  return (
    <Kisi>
      {m.pilih('posisi', { label: 'Posisi', pilihan: PILIHAN_POSISI, wajib: true })}
      {m.angka('ukuran', { label: 'Sisi (mm)', min: 12, max: 60, kosong: 22 })}
    </Kisi>
  )
}

function Gambar(props: IsiProps<'gambar'>) {
  const m = isianBlok(props)
  const { blok, disabled, onUbah } = props
  return (
    <>
      <Kisi>
        {m.pilih('sumber', { label: 'Gambar', pilihan: SUMBER_GAMBAR, wajib: true })}
        {m.pilih('posisi', { label: 'Posisi', pilihan: PILIHAN_POSISI, wajib: true })}
        {m.angka('lebar', { label: 'Lebar (mm)', min: 5, max: 300, kosong: 25 })}
        {m.angka('tinggi', { label: 'Tinggi (mm)', min: 5, max: 400, kosong: null })}
      </Kisi>
      {blok.sumber === 'berkas' && (
        <FotoInput label="Berkas gambar" disabled={disabled} value={blok.idBerkas} onChange={(idBerkas) => onUbah({ ...blok, idBerkas })} />
      )}
    </>
  )
}

function Pemisah(props: IsiProps<'pemisah'>) {
  const m = isianBlok(props)
  return (
    <Kisi>
      {m.pilih('gaya', { label: 'Gaya', pilihan: GAYA, wajib: true })}
      {m.angka('tinggi', { label: 'Tinggi (mm)', min: 0, max: 100 })}
    </Kisi>
  )
}

/** The settings of one block, by its kind. */
export function BlokIsi({ blok, ...rest }: Readonly<{ blok: Blok; disabled: boolean | undefined; onUbah: (blok: Blok) => void }>) {
  switch (blok.jenis) {
    case 'kop':
      return <Kop blok={blok} {...rest} />
    case 'judul':
      return <Judul blok={blok} {...rest} />
    case 'identitas':
      return <Identitas blok={blok} {...rest} />
    case 'tabel':
      return <Tabel blok={blok} {...rest} />
    case 'ringkasan':
      return <Ringkasan blok={blok} {...rest} />
    case 'tanda-tangan':
      return <TandaTangan blok={blok} {...rest} />
    case 'teks':
      return <Teks blok={blok} {...rest} />
    case 'qr':
      return <Qr blok={blok} {...rest} />
    case 'gambar':
      return <Gambar blok={blok} {...rest} />
    case 'pemisah':
      return <Pemisah blok={blok} {...rest} />
  }
}
