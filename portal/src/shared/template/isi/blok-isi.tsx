import type { Blok } from '@sivitas/contract/pengaturan/template/isi'
import { AngkaInput } from '../../../kit/form/inputs/angka-input'
import { PilihInput } from '../../../kit/form/inputs/pilih-input'
import { SaklarInput } from '../../../kit/form/inputs/saklar-input'
import { TeksInput } from '../../../kit/form/inputs/teks-input'
import { TeksKayaInput } from '../../../kit/form/inputs/teks-kaya-input'
import { FotoInput } from '../../berkas/foto-input'
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

const Kop = ({ blok, disabled, onUbah }: IsiProps<'kop'>) => (
  <SaklarInput label="Dengan logo" disabled={disabled} value={blok.logo} onChange={(logo) => onUbah({ ...blok, logo: logo ?? false })} />
)

const Judul = ({ blok, disabled, onUbah }: IsiProps<'judul'>) => (
  <Kisi>
    <TeksInput
      label="Teks judul"
      maks={150}
      disabled={disabled}
      value={blok.teks}
      onChange={(teks) => onUbah({ ...blok, teks: teks ?? '' })}
    />
    <TeksInput
      label="Teks judul Inggris"
      maks={150}
      disabled={disabled}
      value={blok.teksInggris ?? ''}
      onChange={(teksInggris) => onUbah({ ...blok, teksInggris: teksInggris ?? '' })}
    />
    <TeksInput
      label="Keterangan"
      maks={150}
      disabled={disabled}
      value={blok.keterangan ?? ''}
      onChange={(keterangan) => onUbah({ ...blok, keterangan: keterangan ?? '' })}
    />
  </Kisi>
)

const Identitas = ({ blok, disabled, onUbah }: IsiProps<'identitas'>) => (
  <>
    <Kisi>
      <PilihInput
        label="Susunan"
        required
        disabled={disabled}
        pilihan={KOLOM}
        value={blok.kolom}
        onChange={(kolom) => kolom && onUbah({ ...blok, kolom })}
      />
      <SaklarInput
        label="Dengan foto"
        disabled={disabled}
        value={blok.foto}
        onChange={(foto) => onUbah({ ...blok, foto: foto ?? false })}
      />
    </Kisi>
    <BarisEditor baris={blok.baris} disabled={disabled} onUbah={(baris) => onUbah({ ...blok, baris })} />
  </>
)

const Ringkasan = ({ blok, disabled, onUbah }: IsiProps<'ringkasan'>) => (
  <>
    <Kisi>
      <PilihInput
        label="Susunan"
        required
        disabled={disabled}
        pilihan={KOLOM}
        value={blok.kolom}
        onChange={(kolom) => kolom && onUbah({ ...blok, kolom })}
      />
    </Kisi>
    <BarisEditor baris={blok.baris} disabled={disabled} onUbah={(baris) => onUbah({ ...blok, baris })} />
  </>
)

const Tabel = ({ blok, disabled, onUbah }: IsiProps<'tabel'>) => (
  <Kisi>
    <TeksInput
      label="Sumber baris"
      maks={30}
      disabled={disabled}
      value={blok.sumber}
      onChange={(sumber) => onUbah({ ...blok, sumber: sumber ?? '' })}
    />
    <TeksInput
      label="Dikelompokkan menurut"
      maks={30}
      disabled={disabled}
      value={blok.kelompok ?? ''}
      onChange={(kelompok) => onUbah({ ...blok, kelompok: kelompok || null })}
    />
    <AngkaInput
      label="Ukuran huruf tabel"
      min={6}
      max={14}
      disabled={disabled}
      value={blok.ukuran}
      onChange={(ukuran) => onUbah({ ...blok, ukuran })}
    />
    <SaklarInput
      label="Dua kolom"
      disabled={disabled}
      value={blok.duaKolom}
      onChange={(dua) => onUbah({ ...blok, duaKolom: dua ?? false })}
    />
  </Kisi>
)

const TandaTangan = ({ blok, disabled, onUbah }: IsiProps<'tanda-tangan'>) => (
  <TeksInput
    label="Tempat dan tanggal"
    description="Pejabatnya diatur di bagian Penandatangan."
    maks={100}
    disabled={disabled}
    value={blok.tempatTanggal}
    onChange={(tempatTanggal) => onUbah({ ...blok, tempatTanggal: tempatTanggal ?? '' })}
  />
)

const Teks = ({ blok, disabled, onUbah }: IsiProps<'teks'>) => (
  <TeksKayaInput
    label="Isi teks"
    maks={20_000}
    disabled={disabled}
    value={blok.html}
    onChange={(html) => onUbah({ ...blok, html: html ?? '' })}
  />
)

const Qr = ({ blok, disabled, onUbah }: IsiProps<'qr'>) => (
  <Kisi>
    <PilihInput
      label="Posisi"
      required
      disabled={disabled}
      pilihan={PILIHAN_POSISI}
      value={blok.posisi}
      onChange={(posisi) => posisi && onUbah({ ...blok, posisi })}
    />
    <AngkaInput
      label="Sisi (mm)"
      min={12}
      max={60}
      disabled={disabled}
      value={blok.ukuran}
      onChange={(sisi) => onUbah({ ...blok, ukuran: sisi ?? 22 })}
    />
  </Kisi>
)

const Gambar = ({ blok, disabled, onUbah }: IsiProps<'gambar'>) => (
  <>
    <Kisi>
      <PilihInput
        label="Gambar"
        required
        disabled={disabled}
        pilihan={SUMBER_GAMBAR}
        value={blok.sumber}
        onChange={(sumber) => sumber && onUbah({ ...blok, sumber })}
      />
      <PilihInput
        label="Posisi"
        required
        disabled={disabled}
        pilihan={PILIHAN_POSISI}
        value={blok.posisi}
        onChange={(posisi) => posisi && onUbah({ ...blok, posisi })}
      />
      <AngkaInput
        label="Lebar (mm)"
        min={5}
        max={300}
        disabled={disabled}
        value={blok.lebar}
        onChange={(lebar) => onUbah({ ...blok, lebar: lebar ?? 25 })}
      />
      <AngkaInput
        label="Tinggi (mm)"
        min={5}
        max={400}
        disabled={disabled}
        value={blok.tinggi}
        onChange={(tinggi) => onUbah({ ...blok, tinggi })}
      />
    </Kisi>
    {blok.sumber === 'berkas' && (
      <FotoInput label="Berkas gambar" disabled={disabled} value={blok.idBerkas} onChange={(idBerkas) => onUbah({ ...blok, idBerkas })} />
    )}
  </>
)

const Pemisah = ({ blok, disabled, onUbah }: IsiProps<'pemisah'>) => (
  <Kisi>
    <PilihInput
      required
      label="Gaya"
      disabled={disabled}
      pilihan={GAYA}
      value={blok.gaya}
      onChange={(gaya) => gaya && onUbah({ ...blok, gaya })}
    />
    <AngkaInput
      label="Tinggi (mm)"
      min={0}
      max={100}
      disabled={disabled}
      value={blok.tinggi}
      onChange={(tinggi) => onUbah({ ...blok, tinggi: tinggi ?? 0 })}
    />
  </Kisi>
)

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
