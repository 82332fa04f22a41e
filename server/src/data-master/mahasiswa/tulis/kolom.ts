import type { AlamatIsian, BiodataIsian, OrangTuaIsian } from '@sivitas/contract/data-master/mahasiswa/isian-orang'

type Sebagian<Isian> = { [Field in keyof Isian]?: Isian[Field] | null | undefined }
export type Kolom = Record<string, unknown>

/** A person whose last occupation is 'Sudah meninggal' (pekerjaan 98) has no income (table orangTua). */
const MENINGGAL = '98'

type Kontak = { nama: string | null; hubungan: string | null; handphone: string | null }

/** Columns of a person from the fields of his form; the contact in need is one column. */
export function kolomBiodata(isian: Sebagian<BiodataIsian>, tersimpan: Kontak | null = null): Kolom {
  const { namaKontakDarurat, hubunganKontakDarurat, handphoneKontakDarurat, ...kolom } = isian
  const disebut = [namaKontakDarurat, hubunganKontakDarurat, handphoneKontakDarurat].some((nilai) => nilai !== undefined)
  if (!disebut) return kolom
  const pilih = (baru: string | null | undefined, lama: string | null | undefined) => (baru === undefined ? lama : baru) ?? null
  const lama = tersimpan ?? { nama: null, hubungan: null, handphone: null }
  const kontak: Kontak = {
    nama: pilih(namaKontakDarurat, lama.nama),
    hubungan: pilih(hubunganKontakDarurat, lama.hubungan),
    handphone: pilih(handphoneKontakDarurat, lama.handphone),
  }
  const kosong = Object.values(kontak).every((nilai) => nilai === null)
  return { ...kolom, kontakDarurat: kosong ? null : JSON.stringify(kontak) }
}

const DOMISILI = ['jalan', 'dusun', 'rt', 'rw', 'kelurahan', 'idWilayah', 'kodePos'] as const
const domisiliDari = (field: (typeof DOMISILI)[number]) => `${field}Domisili` as keyof AlamatIsian

/** Columns of the addresses; one who lives where his KTP says has no second one. */
export function kolomAlamat(isian: Sebagian<AlamatIsian>, tersimpan: Kolom | null = null): Kolom {
  const { samaDenganKtp, ...rest } = isian
  const kolom: Kolom = Object.fromEntries(Object.entries(rest).filter(([name]) => !name.endsWith('Domisili')))
  if (samaDenganKtp === true) return { ...kolom, alamatDomisili: null }
  const disebut = DOMISILI.some((field) => isian[domisiliDari(field)] !== undefined)
  if (samaDenganKtp === undefined && !disebut) return kolom
  const alamat = Object.fromEntries(
    DOMISILI.map((field) => {
      const baru = isian[domisiliDari(field)]
      return [field, (baru === undefined ? tersimpan?.[field] : baru) ?? null]
    }),
  )
  return { ...kolom, alamatDomisili: JSON.stringify(alamat) }
}

/** Columns of one parent; who has died has no income any more. */
export function kolomOrangTua({ idPekerjaan, idPenghasilan, masihHidup, ...isian }: OrangTuaIsian): Kolom {
  const wafat = idPekerjaan === MENINGGAL
  return {
    ...isian,
    idPekerjaan: idPekerjaan ?? null,
    idPenghasilan: wafat ? null : (idPenghasilan ?? null),
    masihHidup: wafat ? false : masihHidup,
  }
}
