import type { Biodata } from '../biodata-query'

type Kontak = Biodata['kontakDarurat']

const kontak = (k: Kontak) => ({
  namaKontakDarurat: k?.nama ?? null,
  hubunganKontakDarurat: k?.hubungan ?? null,
  handphoneKontakDarurat: k?.handphone ?? null,
})

/** What the form of a person starts with. */
export const isianBiodata = (b: Biodata) => ({ ...b, ...kontak(b.kontakDarurat) })

const DOMISILI = ['jalan', 'dusun', 'rt', 'rw', 'kelurahan', 'idWilayah', 'kodePos'] as const
type IsianDomisili = { [Field in (typeof DOMISILI)[number] as `${Field}Domisili`]: string | null }

/** What the form of his addresses starts with. */
export const isianAlamat = (b: Biodata) => ({
  ...b,
  samaDenganKtp: b.alamatDomisili === null,
  ...(Object.fromEntries(DOMISILI.map((field) => [`${field}Domisili`, b.alamatDomisili?.[field] ?? null])) as IsianDomisili),
})
