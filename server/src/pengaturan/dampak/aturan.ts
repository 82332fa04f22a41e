import { ATURAN, type KunciAturan } from '@sivitas/contract/pengaturan/aturan/daftar'
import type { Dampak, DampakInput } from '@sivitas/contract/pengaturan/dampak'
import { aturanBerlaku, type SetAturan } from '@sivitas/rules/platform/aturan'
import { banyak, kalimat, listOrangStudi, rangkum, type Kena, type Orang, type Saat } from '../../akademik/public'
import type { Db } from '../../db/client'
import { isianSalah } from '../../kit/galat'
import { listSetAturan } from './queries'

type Usulan = Extract<DampakInput, { jenis: 'aturan' }>

function sebagaiSet({ usulan: u }: Usulan, id: number): SetAturan {
  const { jenjang = null, idProdi = null, angkatanMulai = null, angkatanSampai = null } = u
  return {
    id,
    cakupan: { jenjang, idProdi, jenisKelas: u.idJenisKelas ?? null, angkatanMulai, angkatanSampai },
    berlakuMulai: u.berlakuMulai,
    nilai: u.nilai,
  }
}

const teks = (nilai: unknown): string => (typeof nilai === 'string' ? nilai : JSON.stringify(nilai ?? null))

/** The keys that read differently for a student, in words; null where none does. */
function beda(
  daftar: readonly [readonly SetAturan[], readonly SetAturan[]],
  kunci: readonly string[],
  { orang: o, periode }: { orang: Orang; periode: number },
) {
  const sasaran = { jenjang: o.jenjang, idProdi: o.idProdi, jenisKelas: o.idJenisKelas, angkatan: o.angkatan }
  const [lama, baru] = daftar.map((d) => aturanBerlaku(d, sasaran, periode))
  const bawaan = (k: string): unknown => (ATURAN as Record<string, { bawaan?: unknown } | undefined>)[k]?.bawaan ?? null
  const baca = (dari: typeof lama, k: string): string => teks(dari?.[k] === undefined ? bawaan(k) : dari[k].nilai)
  const berubah = kunci.filter((k) => baca(lama, k) !== baca(baru, k))
  if (berubah.length === 0) return null
  const kalimatnya = (dari: typeof lama): string => berubah.map((k) => `${k} ${baca(dari, k)}`).join(', ')
  return { sebelum: kalimatnya(lama), sesudah: kalimatnya(baru) }
}

/** For whom a rule set would change some key. What is final stays as it is (PL-R35). */
export async function dampakAturan(db: Db, input: Usulan, saat: Saat): Promise<Dampak> {
  const { periode } = saat
  const asing = Object.keys(input.usulan.nilai).find((k) => !(k in ATURAN))
  if (asing !== undefined) throw isianSalah('usulan.nilai', `Kunci aturan ${asing} tidak dikenal`)
  const daftar = await listSetAturan(db)
  const id = input.usulan.id ?? 1 + Math.max(0, ...daftar.map((s) => s.id))
  const usulan = sebagaiSet(input, id)
  const lama = daftar.find((s) => s.id === id)
  const kunci = [...new Set([...Object.keys(usulan.nilai), ...Object.keys(lama?.nilai ?? {})])] as KunciAturan[]
  const keduanya = [daftar, [...daftar.filter((s) => s.id !== id), usulan]] as const
  const kenal = new Map<string, ReturnType<typeof beda>>()
  const kena = (await listOrangStudi(db)).flatMap((orang): Kena[] => {
    const tempat = `${orang.idProdi}/${orang.idJenisKelas}/${orang.angkatan}`
    if (!kenal.has(tempat)) kenal.set(tempat, beda(keduanya, kunci, { orang, periode }))
    const selisih = kenal.get(tempat)
    return selisih ? [{ ...orang, ...selisih, arah: 0 }] : []
  })
  const ringkas = kalimat(
    banyak(kena.length) && `Aturan bagi ${banyak(kena.length)} berubah`,
    kena.length === 0 && 'Aturan tidak berubah bagi siapa pun',
    'Yang sudah final (KRS terkunci, nilai final) tidak ditulis ulang',
  )
  return rangkum(kena, ringkas, saat)
}
