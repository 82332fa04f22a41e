import type { Impor, ImporBaris, ImportDeclaration } from '@sivitas/contract/kit/import'
import type { UnggahanTerputus } from '@sivitas/contract/kit/import-archive'
import type { ReactNode } from 'react'
import type { Call } from '../izin/can'
import type { ReadCall, WriteCall } from '../table/calls'
import type { ListAnswer } from '../table/use-list-query'

/** A run as the client answers it: times are texts. */
export type Run = Omit<Impor, 'dibuatPada' | 'urungSampai'> & { dibuatPada: string; urungSampai: string | null }

export type RowsInput = {
  id: string
  page?: number
  itemsPerPage?: number
  bermasalah?: boolean | undefined
  pilih?: string[] | undefined
}
export type RowsAnswer = { data: ImporBaris[]; meta: { totalItems: number } }

type One = { data: Run }

/** The calls on the runs of a kind, wherever their rows come from. */
export type RunClient = {
  list: ReadCall<{ itemsPerPage?: number }, ListAnswer<Run>>
  template: Call
  get: ReadCall<{ id: string }, One>
  periksa: WriteCall<{ id: string; kolom: Record<string, number | null> }, One>
  baris: ReadCall<RowsInput, RowsAnswer>
  ubahBaris: WriteCall<{ id: string; data: { baris: number; sel: Record<string, string> }[] }, One>
  simpan: WriteCall<{ id: string }, One>
  urungkan: WriteCall<{ id: string }, One>
  batal: WriteCall<{ id: string }, unknown>
}

/** The calls that `importCalls` of the contract makes for a kind; the typed client's utils fit. */
export type ImportClient = RunClient & { unggah: WriteCall<{ berkas: File }, One> }

/** An upload of a ZIP that broke off; times are texts. */
export type Terputus = Omit<UnggahanTerputus, 'sampai'> & { sampai: string }

/** The calls that `archiveImportCalls` of the contract makes: a ZIP comes in pieces. */
export type ArchiveClient = RunClient & {
  terputus: ReadCall<undefined, { data: Terputus[] }>
  mulai: WriteCall<{ namaBerkas: string; ukuran: number }, One>
  bagian: WriteCall<{ id: string; mulai: number; bagian: File }, { data: { diterima: number } }>
  isi: WriteCall<{ id: string }, One>
}

/** How far a job is; the call of the area that owns jobs. */
export type JobCall = ReadCall<{ id: string }, { data: { selesai: number; total: number | null } }>

/** One kind of import, declared once for its screen. */
export type ImportParts<Client extends RunClient = ImportClient> = {
  declaration: ImportDeclaration
  calls: Client
  job: JobCall
  /** Where the wizard came from and goes back to. */
  back: string
  /** What is worth doing after saving, below the counts. */
  after?: (run: Run) => ReactNode
}
