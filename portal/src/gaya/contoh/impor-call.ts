import { columnsOfImport, declareImport, matchColumns, type ImporBaris } from '@sivitas/contract/kit/import'
import { z } from 'zod'
import type { ImportClient, JobCall, Run } from '../../kit/import/import-parts'

export const IMPOR_CONTOH = declareImport({
  jenis: 'contoh',
  title: 'Impor Ruang',
  row: z.object({
    kode: z.string().trim().min(1, 'Field tidak boleh kosong').max(10).meta({ title: 'Kode' }),
    nama: z.string().trim().min(1, 'Field tidak boleh kosong').max(60).meta({ title: 'Nama' }),
    kapasitas: z.coerce.number<string>('Isi dengan angka').int('Isi dengan angka').min(1).meta({ title: 'Kapasitas' }),
  }),
  key: ['kode'],
  columns: {
    kode: { example: 'A101' },
    nama: { example: 'Ruang A101', aliases: ['nama ruang'] },
    kapasitas: { example: '40' },
  },
})

const ID = '00000000-0000-4000-8000-00000000a001'
let kepala: string[] = []
let isi: string[][] = []
let run: Run | null = null
let rows: ImporBaris[] = []

const key = (act: string) => ['gaya', 'impor', act] as const

function current(): Run {
  if (run === null) throw new Error('Nothing was uploaded to this page yet.')
  return run
}

const change = (part: Partial<Run>) => {
  run = { ...current(), ...part }
  return Promise.resolve({ data: run })
}

/** What the check makes of a row, by the schema of the declaration. */
function check(id: number, sel: Record<string, string>): ImporBaris {
  const { error } = IMPOR_CONTOH.row.safeParse(sel)
  const temuan = (error?.issues ?? []).map(({ path, message }) => ({ kolom: String(path[0]), pesan: message, tingkat: 'galat' as const }))
  return { id, sel, status: temuan.length > 0 ? 'salah' : 'baru', temuan, perubahan: [] }
}

const counted = () => ({
  baru: rows.filter(({ status }) => status === 'baru').length,
  salah: rows.filter(({ status }) => status === 'salah').length,
  tersimpan: rows.filter(({ status }) => status === 'tersimpan').length,
})

async function upload(berkas: File) {
  const lines = (await berkas.text()).trim().split(/\r?\n/)
  const [head = [], ...body] = lines.map((line) => line.split(/[\t;,]/))
  kepala = head
  isi = body
  rows = []
  const none = { baru: 0, ubah: 0, sama: 0, salah: 0, tersimpan: 0, urung: 0 }
  run = {
    id: ID,
    jenis: 'contoh',
    namaBerkas: berkas.name,
    status: 'unggah',
    oleh: null,
    dibuatPada: new Date().toISOString(),
    jumlahBaris: body.length,
    kepala,
    contoh: body.slice(0, 3),
    kolom: matchColumns(kepala, columnsOfImport(IMPOR_CONTOH)),
    catatan: [],
    ...none,
    pesan: null,
    idPekerjaan: null,
    urungSampai: null,
  }
  return { data: run }
}

function checkAll(kolom: Record<string, number | null>) {
  rows = isi.map((line, at) =>
    check(
      at + 2,
      Object.fromEntries(Object.entries(kolom).flatMap(([field, place]) => (place === null ? [] : [[field, line[place] ?? '']]))),
    ),
  )
  return change({ kolom, status: 'diperiksa', ...counted() })
}

function repair(data: readonly { baris: number; sel: Record<string, string> }[]) {
  for (const { baris, sel } of data) rows = rows.map((row) => (row.id === baris ? check(baris, { ...row.sel, ...sel }) : row))
  return change(counted())
}

function save() {
  rows = rows.map((row) => (row.status === 'baru' ? { ...row, status: 'tersimpan' } : row))
  return change({ status: 'selesai', ...counted(), urungSampai: new Date(Date.now() + 86_400_000).toISOString() })
}

/** The calls of an import over rows that live on this page, with the interface of the API's client. */
export const imporCall: ImportClient = {
  list: { key: () => key('list'), queryKey: () => key('list'), call: () => Promise.resolve({ data: [], meta: { totalItems: 0 } }) },
  template: { key: () => key('template') },
  unggah: { key: () => key('unggah'), call: ({ berkas }) => upload(berkas) },
  get: { key: () => key('get'), queryKey: ({ input }) => [...key('get'), input], call: () => Promise.resolve({ data: current() }) },
  periksa: { key: () => key('periksa'), call: ({ kolom }) => checkAll(kolom) },
  baris: {
    key: () => key('baris'),
    queryKey: ({ input }) => [...key('baris'), input],
    call: ({ bermasalah, pilih }) => {
      const data = rows.filter(({ id, status }) => (pilih ? pilih.includes(String(id)) : !bermasalah || status === 'salah'))
      return Promise.resolve({ data, meta: { totalItems: data.length } })
    },
  },
  ubahBaris: { key: () => key('ubahBaris'), call: ({ data }) => repair(data) },
  simpan: { key: () => key('simpan'), call: save },
  urungkan: {
    key: () => key('urungkan'),
    call: () => change({ status: 'diurungkan', urung: counted().tersimpan, tersimpan: 0, urungSampai: null }),
  },
  batal: { key: () => key('batal'), call: () => Promise.resolve(undefined) },
}

export const pekerjaanCall: JobCall = {
  key: () => key('pekerjaan'),
  queryKey: ({ input }) => [...key('pekerjaan'), input],
  call: () => Promise.resolve({ data: { selesai: 0, total: null } }),
}
