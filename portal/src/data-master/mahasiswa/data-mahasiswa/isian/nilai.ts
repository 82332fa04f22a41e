import type { Biodata } from '../biodata-query'

/** Sections of the server's refusals lose their first part: the form of a tab knows its fields only. */
type Kontak = Biodata['kontakDarurat']

const kontak = (k: Kontak) => ({
  namaKontakDarurat: k?.nama ?? null,
  hubunganKontakDarurat: k?.hubungan ?? null,
  handphoneKontakDarurat: k?.handphone ?? null,
})

/** What the form of a person starts with. */
export const isianBiodata = (b: Biodata) => ({ ...b, ...kontak(b.kontakDarurat) })

/** What the form of his addresses starts with. */
export const isianAlamat = (b: Biodata) => ({
  ...b,
  samaDenganKtp: b.alamatDomisili === null,
  jalanDomisili: b.alamatDomisili?.jalan ?? null,
  dusunDomisili: b.alamatDomisili?.dusun ?? null,
  rtDomisili: b.alamatDomisili?.rt ?? null,
  rwDomisili: b.alamatDomisili?.rw ?? null,
  kelurahanDomisili: b.alamatDomisili?.kelurahan ?? null,
  idWilayahDomisili: b.alamatDomisili?.idWilayah ?? null,
  kodePosDomisili: b.alamatDomisili?.kodePos ?? null,
})
