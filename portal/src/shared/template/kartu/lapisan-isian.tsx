import type { Lapisan } from '@sivitas/contract/pengaturan/template/isi'
import { ColorInput } from '@mantine/core'
import { AngkaInput } from '../../../kit/form/inputs/angka-input'
import { PilihInput } from '../../../kit/form/inputs/pilih-input'
import { SaklarInput } from '../../../kit/form/inputs/saklar-input'
import { TeksInput } from '../../../kit/form/inputs/teks-input'
import { FotoInput } from '../../berkas/foto-input'
import { Kisi } from '../isi/kisi'
import { NAMA_LAPISAN, PILIHAN_POSISI, pilihanDari } from '../kata'

type LapisanIsianProps = Readonly<{ lapisan: Lapisan; disabled: boolean | undefined; onUbah: (lapisan: Lapisan) => void }>

const UKURAN = [
  ['x', 'Dari kiri (mm)'],
  ['y', 'Dari atas (mm)'],
  ['lebar', 'Lebar (mm)'],
  ['tinggi', 'Tinggi (mm)'],
] as const

/** Everything of one layer in fields, so that a card can be drawn without a mouse. */
export function LapisanIsian({ lapisan, disabled, onUbah }: LapisanIsianProps) {
  const { jenis } = lapisan
  const ubah = (isi: Partial<Lapisan>) => onUbah({ ...lapisan, ...isi })
  return (
    <Kisi label={`Isian ${NAMA_LAPISAN[jenis]}`}>
      <PilihInput
        label="Jenis lapisan"
        required
        disabled={disabled}
        pilihan={pilihanDari(NAMA_LAPISAN)}
        value={jenis}
        onChange={(baru) => baru && ubah({ jenis: baru })}
      />
      {UKURAN.map(([nama, label]) => (
        <AngkaInput
          key={nama}
          label={label}
          desimal={1}
          disabled={disabled}
          value={lapisan[nama]}
          onChange={(mm) => ubah({ [nama]: mm ?? 0 })}
        />
      ))}
      {(jenis === 'teks' || jenis === 'qr' || jenis === 'barcode') && (
        <TeksInput label="Isi lapisan" maks={200} disabled={disabled} value={lapisan.isi} onChange={(isi) => ubah({ isi: isi ?? '' })} />
      )}
      {jenis === 'teks' && (
        <>
          <AngkaInput
            label="Huruf (poin)"
            min={6}
            max={24}
            desimal={1}
            disabled={disabled}
            value={lapisan.ukuran}
            onChange={(ukuran) => ubah({ ukuran: ukuran ?? 9 })}
          />
          <PilihInput
            label="Rata lapisan"
            required
            disabled={disabled}
            pilihan={PILIHAN_POSISI}
            value={lapisan.rata}
            onChange={(rata) => rata && ubah({ rata })}
          />
          <AngkaInput
            label="Paling banyak baris"
            min={1}
            max={5}
            disabled={disabled}
            value={lapisan.maksBaris}
            onChange={(maksBaris) => ubah({ maksBaris: maksBaris ?? 2 })}
          />
          <SaklarInput
            label="Sembunyikan bila kosong"
            disabled={disabled}
            value={lapisan.sembunyiBilaKosong}
            onChange={(sembunyiBilaKosong) => ubah({ sembunyiBilaKosong: sembunyiBilaKosong ?? false })}
          />
          <SaklarInput label="Tebal" disabled={disabled} value={lapisan.tebal} onChange={(tebal) => ubah({ tebal: tebal ?? false })} />
        </>
      )}
      {(jenis === 'teks' || jenis === 'kotak' || jenis === 'garis') && (
        <ColorInput
          label="Warna"
          format="hex"
          disabled={disabled ?? false}
          value={lapisan.warna}
          eyeDropperButtonProps={{ 'aria-label': 'Ambil warna dari layar' }}
          onChange={(warna) => ubah({ warna })}
        />
      )}
      <SaklarInput label="Kunci letak" disabled={disabled} value={lapisan.kunci} onChange={(kunci) => ubah({ kunci: kunci ?? false })} />
      {jenis === 'gambar' && (
        <FotoInput label="Berkas gambar" disabled={disabled} value={lapisan.idBerkas} onChange={(idBerkas) => ubah({ idBerkas })} />
      )}
    </Kisi>
  )
}
