import { AngkaInput, type BatasAngka } from '../../kit/form/inputs/angka-input'
import { PilihInput, type Pilihan } from '../../kit/form/inputs/pilih-input'
import { CentangInput, SaklarInput } from '../../kit/form/inputs/saklar-input'
import { TeksInput } from '../../kit/form/inputs/teks-input'

/** Names of the fields of `Isi` that hold a `Nilai`, or none. */
type Bernilai<Isi, Nilai> = { [K in keyof Isi & string]-?: NonNullable<Isi[K]> extends Nilai ? K : never }[keyof Isi & string]

type Rupa = { label: string; description?: string; labelTersembunyi?: boolean }

type Medan<Isi> = {
  /** `kosong` is what an emptied input stores: '' unless null is asked for. */
  teks: (nama: Bernilai<Isi, string>, rupa: Rupa & { maks?: number; kosong?: null }) => React.JSX.Element
  angka: (nama: Bernilai<Isi, number>, rupa: Rupa & BatasAngka & { kosong?: number | null }) => React.JSX.Element
  /** `wajib`: nothing can be taken away, only exchanged. */
  pilih: <Nilai extends string | number>(
    nama: Bernilai<Isi, Nilai>,
    rupa: Rupa & { pilihan: readonly Pilihan<Nilai>[]; wajib?: boolean },
  ) => React.JSX.Element
  saklar: (nama: Bernilai<Isi, boolean>, rupa: Rupa) => React.JSX.Element
  centang: (nama: Bernilai<Isi, boolean>, rupa: Rupa) => React.JSX.Element
}

type Ikatan<Isi> = { ubah: (perubahan: Partial<Isi>) => void; disabled?: boolean | undefined }

/**
 * Inputs for the fields of one thing inside a form's value, such as a row or a block that has no schema of its own in the
 * form: each shows a field of `isi` and hands its change to `ubah`.
 */
export function medan<Isi extends object>(isi: Isi, { ubah, disabled }: Ikatan<Isi>): Medan<Isi> {
  const tulis = (nama: string, nilai: unknown) => ubah({ [nama]: nilai } as Partial<Isi>)
  const baca = (nama: string) => (isi as Readonly<Record<string, unknown>>)[nama]
  return {
    teks: (nama, { kosong = '', ...rupa }) => (
      <TeksInput
        {...rupa}
        disabled={disabled}
        value={(baca(nama) as string | null | undefined) ?? ''}
        onChange={(nilai) => tulis(nama, nilai || kosong)}
      />
    ),
    angka: (nama, { kosong = 0, ...rupa }) => (
      <AngkaInput
        {...rupa}
        disabled={disabled}
        value={baca(nama) as number | null | undefined}
        onChange={(nilai) => tulis(nama, nilai ?? kosong)}
      />
    ),
    pilih: (nama, { wajib = false, ...rupa }) => (
      <PilihInput
        {...rupa}
        required={wajib}
        disabled={disabled}
        value={baca(nama) as (typeof rupa.pilihan)[number]['value'] | null | undefined}
        onChange={(nilai) => (nilai !== null || !wajib) && tulis(nama, nilai)}
      />
    ),
    saklar: (nama, rupa) => (
      <SaklarInput {...rupa} disabled={disabled} value={baca(nama) as boolean} onChange={(nilai) => tulis(nama, nilai ?? false)} />
    ),
    centang: (nama, rupa) => (
      <CentangInput {...rupa} disabled={disabled} value={baca(nama) as boolean} onChange={(nilai) => tulis(nama, nilai ?? false)} />
    ),
  }
}
