import type { FieldValues } from 'react-hook-form'
import { perubahan } from './perubahan'

/** Never kept: what proves who somebody is. */
const RAHASIA = /password|sandi|rahasia|totp/i

type Draf = { alamat: string; nama: string; isi: FieldValues }

let pemilik: string | null = null
let daftar: readonly Draf[] = []

const alamatKini = () => window.location.pathname

/**
 * What stood unsaved in the open forms when a session ended by itself, such as an account that was disabled while
 * somebody typed (PL edge 5). It lies in the memory of this tab only, and comes back to nobody but its writer.
 */
export const draf = {
  /** Keeps the changed fields of all open forms for the person who loses the session. */
  simpan(siapa: string): void {
    const kotor = perubahan.isiBelumDisimpan().map(({ nama, isi }) => ({
      alamat: alamatKini(),
      nama,
      isi: Object.fromEntries(Object.entries(isi).filter(([name]) => !RAHASIA.test(name))),
    }))
    pemilik = siapa
    daftar = kotor.filter(({ isi }) => Object.keys(isi).length > 0)
  },
  /** Tells who signed in: what belongs to somebody else is gone. */
  milik(siapa: string): void {
    if (siapa !== pemilik) draf.kosongkan()
  },
  kosongkan(): void {
    pemilik = null
    daftar = []
  },
  ada: (): boolean => daftar.length > 0,
  /** Hands out, once, what was typed into the form of that title on the page that is open. */
  ambil(nama: string): FieldValues | null {
    const alamat = alamatKini()
    const kena = daftar.find((satu) => satu.nama === nama && satu.alamat === alamat)
    if (!kena) return null
    daftar = daftar.filter((satu) => satu !== kena)
    return kena.isi
  },
}

/** Answers the fields whose value is not the one that the form started with. */
export function yangBerubah(awal: FieldValues, kini: FieldValues): FieldValues {
  return Object.fromEntries(Object.entries(kini).filter(([name, nilai]) => tulis(nilai) !== tulis(awal[name])))
}

/** A value as text to compare; what is missing and what is empty are the same to a form. */
const tulis = (nilai: unknown): string => (nilai === undefined || nilai === '' ? 'null' : JSON.stringify(nilai))
