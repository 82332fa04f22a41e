import type { UjiSandi } from '@sivitas/rules/platform/kata-sandi'
import type { ComponentType } from 'react'
import { useWatch } from 'react-hook-form'
import type { z } from 'zod'
import { batasIsian } from './batas'
import { useIkatanFormulir } from './formulir-context'
import { useIkatan, type PropsIsian } from './ikatan'
import { AngkaInput, type BatasAngka } from './inputs/angka-input'
import { BerkasInput } from './inputs/berkas-input'
import type { HurufTerpilih, KeluargaHuruf } from './inputs/huruf-cetak'
import { HurufCetakInput } from './inputs/huruf-cetak-input'
import { HurufInput } from './inputs/huruf-input'
import type { IsianProps } from './inputs/isian'
import type { SyaratBerkas } from './inputs/periksa-berkas'
import { PilihBanyakInput, PilihInput, type Pilihan } from './inputs/pilih-input'
import { PilihJauhBanyakInput } from './inputs/pilih-jauh-banyak-input'
import { PilihJauhInput } from './inputs/pilih-jauh-input'
import type { SumberPilihan } from './inputs/pilihan-jauh'
import { RupiahInput } from './inputs/rupiah-input'
import { CentangInput, SaklarInput } from './inputs/saklar-input'
import { SandiInput } from './inputs/sandi-input'
import { TanggalInput, type BatasTanggal } from './inputs/tanggal-input'
import { TanggalWaktuInput } from './inputs/tanggal-waktu-input'
import { TeksInput, TeksPanjangInput } from './inputs/teks-input'
import { TeksKayaInput } from './inputs/teks-kaya-input'
import { TeleponInput } from './inputs/telepon-input'
import { UnggahInput, type BerkasTersimpan, type KirimBerkas } from './inputs/unggah-input'
import { WaktuInput } from './inputs/waktu-input'
import { RentangIsian, type RentangIsianProps } from './rentang-isian'

/** The names of fields whose value, where there is one, is of a kind. */
type NamaDari<Values, Kind> = { [Name in keyof Values & string]-?: NonNullable<Values[Name]> extends Kind ? Name : never }[keyof Values &
  string]

/**
 * The field components of one form, tied to its contract schema: labels, help, limits and the
 * required star come from there. A misspelt name, or a text field on a number, does not compile.
 * Call it once for each form, at module level.
 */
export function fields<Schema extends z.ZodObject>(schema: Schema) {
  type Values = z.output<Schema>
  type Nama<Kind> = NamaDari<Values, Kind>
  type Isian<Kind> = PropsIsian<Nama<Kind>>
  type Teks = Isian<string> & { maks?: number; autoComplete?: string; type?: 'text' | 'email' | 'url' }

  /** Answers a field's value as it stands in the open form, for fields that depend on another. */
  function useNilai<Name extends keyof Values & string>(name: Name): Values[Name] | null | undefined {
    const { control } = useIkatanFormulir()
    return useWatch({ control, name }) as Values[Name] | null | undefined
  }
  const maksHuruf = (name: string, maks: number | undefined) => maks ?? batasIsian(schema, name).maksHuruf

  return {
    useNilai,
    Text: ({ maks, autoComplete, type, ...p }: Teks) => (
      <TeksInput {...useIkatan<string>(schema, p)} maks={maksHuruf(p.name, maks)} autoComplete={autoComplete} type={type} />
    ),
    TeksPanjang: ({ maks, ...p }: Isian<string> & { maks?: number }) => (
      <TeksPanjangInput {...useIkatan<string>(schema, p)} maks={maksHuruf(p.name, maks)} />
    ),
    Telepon: (p: Isian<string>) => <TeleponInput {...useIkatan<string>(schema, p)} />,
    Rupiah: (p: Isian<number>) => <RupiahInput {...useIkatan<number>(schema, p)} />,
    Angka: ({ min, max, step, desimal, ...p }: Isian<number> & BatasAngka) => {
      const batas = batasIsian(schema, p.name)
      return <AngkaInput {...useIkatan<number>(schema, p)} min={min ?? batas.min} max={max ?? batas.max} step={step} desimal={desimal} />
    },
    Huruf: ({ maks, ...p }: Isian<string> & { maks?: number }) => (
      <HurufInput {...useIkatan<string>(schema, p)} maks={maksHuruf(p.name, maks)} />
    ),
    Tanggal: ({ min, max, ...p }: Isian<string> & BatasTanggal) => <TanggalInput {...useIkatan<string>(schema, p)} min={min} max={max} />,
    Waktu: (p: Isian<string>) => <WaktuInput {...useIkatan<string>(schema, p)} />,
    TanggalWaktu: ({ min, max, ...p }: Isian<string | Date> & BatasTanggal) => (
      <TanggalWaktuInput {...useIkatan<string | Date>(schema, p)} min={min} max={max} />
    ),
    RentangTanggal: (p: RentangIsianProps<Nama<string>>) => <RentangIsian schema={schema} {...p} />,
    Unggah: ({
      terima,
      maksBytes,
      kirim,
      tersimpan,
      ...p
    }: Isian<string> & SyaratBerkas & { kirim: KirimBerkas; tersimpan?: BerkasTersimpan }) => (
      <UnggahInput {...useIkatan<string>(schema, p)} terima={terima} maksBytes={maksBytes} kirim={kirim} tersimpan={tersimpan} />
    ),
    Berkas: ({ terima, maksBytes, rasio, ...p }: Isian<Blob> & SyaratBerkas & { rasio?: number }) => (
      <BerkasInput {...useIkatan<File>(schema, p)} terima={terima} maksBytes={maksBytes} rasio={rasio} />
    ),
    TeksKaya: ({ maks, kirimGambar, ...p }: Isian<string> & { maks?: number; kirimGambar?: (gambar: File) => Promise<string> }) => (
      <TeksKayaInput {...useIkatan<string>(schema, p)} maks={maks} kirimGambar={kirimGambar} />
    ),
    PilihJauh: ({ sumber, ...p }: Isian<string> & { sumber: SumberPilihan }) => (
      <PilihJauhInput {...useIkatan<string>(schema, p)} sumber={sumber} />
    ),
    PilihJauhBanyak: ({ sumber, ...p }: Isian<readonly string[]> & { sumber: SumberPilihan }) => (
      <PilihJauhBanyakInput {...useIkatan<readonly string[]>(schema, p)} sumber={sumber} />
    ),
    Pilih: ({ pilihan, ...p }: Isian<string | number> & { pilihan: readonly Pilihan<string | number>[] }) => (
      <PilihInput {...useIkatan<string | number>(schema, p)} pilihan={pilihan} />
    ),
    PilihBanyak: ({ pilihan, ...p }: Isian<readonly (string | number)[]> & { pilihan: readonly Pilihan<string | number>[] }) => (
      <PilihBanyakInput {...useIkatan<readonly (string | number)[]>(schema, p)} pilihan={pilihan} />
    ),
    Saklar: (p: Isian<boolean>) => <SaklarInput {...useIkatan<boolean>(schema, p)} />,
    Centang: (p: Isian<boolean>) => <CentangInput {...useIkatan<boolean>(schema, p)} />,
    Sandi: ({ autoComplete, uji, ...p }: Isian<string> & { autoComplete: 'current-password' | 'new-password'; uji?: UjiSandi }) => (
      <SandiInput {...useIkatan<string>(schema, p)} autoComplete={autoComplete} uji={uji} />
    ),
    HurufCetak: ({ muat, ...p }: Isian<HurufTerpilih> & { muat: () => Promise<readonly KeluargaHuruf[]> }) => (
      <HurufCetakInput {...useIkatan<HurufTerpilih>(schema, p)} muat={muat} />
    ),
    /** Any other input that takes the kit's input props, such as a picker of `shared/`. */
    Custom: <Name extends keyof Values & string>({
      as: As,
      ...p
    }: PropsIsian<Name> & { as: ComponentType<IsianProps<NonNullable<Values[Name]>>> }) => (
      <As {...useIkatan<NonNullable<Values[Name]>>(schema, p)} />
    ),
  }
}
