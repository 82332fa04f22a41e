import type { Cell } from '../kit/copy-text'
import type { DaftarKode } from './daftar-kode'
import { KODE_LEMBAGA } from './kode-lembaga'
import { KODE_MASUK } from './kode-masuk'
import { KODE_ORANG } from './kode-orang'
import { daftarNegara } from './negara'

/** A code and its name; the minus alone is a code itself (golongan darah 'tidak tahu'). */
const BUTIR = /^(-?)(\S*) (.*?)(?:=(\d*|[A-Z]))?$/

function butir(daftar: DaftarKode, teks: string, urut: number): Record<string, Cell> {
  const [, tanda = '', kode = '', nama = '', pddikti] = BUTIR.exec(teks) ?? []
  const sendiri = kode === '' ? tanda : kode
  return {
    daftar: daftar.daftar,
    kode: sendiri,
    nama,
    kode_pddikti: daftar.pddikti === false ? null : pddikti === '' ? null : (pddikti ?? sendiri),
    kelompok: daftar.kelompok?.(sendiri) ?? null,
    urut,
    aktif: kode === '' || tanda === '',
  }
}

/** Answers every code list of a new college, exactly as data-master names them. */
export function kodeBawaan(): readonly Record<string, Cell>[] {
  const daftar = [...KODE_ORANG, ...KODE_MASUK, ...KODE_LEMBAGA].flatMap((d) => d.isi.split('|').map((teks, i) => butir(d, teks, i + 1)))
  const negara = daftarNegara().map(([kode, nama], i) => ({
    daftar: 'negara',
    kode,
    nama,
    kode_pddikti: kode,
    kelompok: kode === 'ID' ? 'WNI' : 'WNA',
    urut: i + 1,
    aktif: true,
  }))
  return [...daftar, ...negara]
}
