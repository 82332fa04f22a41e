import { IMPOR_KONVERSI } from '@sivitas/contract/akademik/impor-konversi'
import { IMPOR_DOKUMEN } from '@sivitas/contract/data-master/mahasiswa/impor-data/dokumen'
import { IMPOR_DOSEN_PA } from '@sivitas/contract/data-master/mahasiswa/impor-data/dosen-pa'
import { IMPOR_FOTO } from '@sivitas/contract/data-master/mahasiswa/impor-data/foto'
import { IMPOR_INSTANSI } from '@sivitas/contract/data-master/mahasiswa/impor-data/instansi'
import { IMPOR_KELAS } from '@sivitas/contract/data-master/mahasiswa/impor-data/kelas'
import { IMPOR_KLASIFIKASI } from '@sivitas/contract/data-master/mahasiswa/impor-data/klasifikasi'
import { IMPOR_MAHASISWA_BARU } from '@sivitas/contract/data-master/mahasiswa/impor-data/mahasiswa-baru'
import { IMPOR_PERBARUI_DATA } from '@sivitas/contract/data-master/mahasiswa/impor-data/perbarui-data'
import { IMPOR_STATUS_KELUAR } from '@sivitas/contract/data-master/mahasiswa/impor-data/status-keluar'
import type { ImportDeclaration } from '@sivitas/contract/kit/import'
import type { RouteObject } from 'react-router'
import { api } from '../../../api'
import { defineArchiveImport } from '../../../kit/import/define-archive-import'
import { defineImport } from '../../../kit/import/define-import'
import type { ArchiveClient, ImportClient, ImportParts, RunClient } from '../../../kit/import/import-parts'

export const DASAR = '/data-master/mahasiswa/impor-data'

/** What the wizards of all kinds share. */
type Umum = Pick<ImportParts, 'job' | 'back' | 'after'>

/** Where the rows that a run wrote are looked at. */
export type Hasil = { label: string; to: (run: string) => string }

/** One kind of import of this screen. */
export type JenisImpor = {
  /** Last part of its address. */
  slug: string
  label: string
  /** What a file of this kind does, in one sentence. */
  uraian: string
  calls: RunClient
  /** What the download beside the wizard is called. */
  templat: string
  hasil: Hasil
  wizard: (umum: Umum) => RouteObject[]
}

const MAHASISWA: Hasil = { label: 'Lihat mahasiswa', to: (run) => `/data-master/mahasiswa/data-mahasiswa?impor=${run}` }

type Sebutan = Pick<JenisImpor, 'slug' | 'label' | 'uraian'> & { hasil?: Hasil }

/** A kind whose rows are the lines of a sheet. */
const lembar = (declaration: ImportDeclaration, calls: ImportClient, sebutan: Sebutan): JenisImpor => ({
  hasil: MAHASISWA,
  templat: 'Unduh templat',
  ...sebutan,
  calls,
  wizard: (umum) => defineImport({ declaration, calls, ...umum }).routes,
})

/** A kind whose rows are the files of a ZIP. */
const arsip = (declaration: ImportDeclaration, calls: ArchiveClient, sebutan: Sebutan): JenisImpor => ({
  hasil: MAHASISWA,
  templat: 'Unduh petunjuk',
  ...sebutan,
  calls,
  wizard: (umum) => defineArchiveImport({ declaration, calls, ...umum }).routes,
})

/** The kinds, in the order of the tabs (data-master, Imports). */
export const JENIS_IMPOR: readonly JenisImpor[] = [
  lembar(IMPOR_MAHASISWA_BARU, api.dataMaster.imporMahasiswaBaru, {
    slug: 'mahasiswa-baru',
    label: 'Mahasiswa baru',
    uraian: 'Satu baris satu mahasiswa baru. NIM yang kosong dibuat menurut pola, dan orang yang mirip menunggu keputusan Anda.',
  }),
  lembar(IMPOR_PERBARUI_DATA, api.dataMaster.imporPerbaruiData, {
    slug: 'perbarui-data',
    label: 'Perbarui data',
    uraian:
      'Satu baris satu NIM dengan kolom yang ingin diubah saja. Sel kosong dibiarkan, #KOSONG mengosongkan; nilai lama tampil di samping yang baru.',
  }),
  arsip(IMPOR_FOTO, api.dataMaster.imporFoto, {
    slug: 'foto',
    label: 'Foto',
    uraian: 'Satu ZIP berisi foto bernama {nim}.jpg, sampai 5.000 berkas dan 500 MB. Foto dipotong 3:4 dan menggantikan foto sebelumnya.',
  }),
  arsip(IMPOR_DOKUMEN, api.dataMaster.imporDokumen, {
    slug: 'dokumen',
    label: 'Dokumen',
    uraian: 'Satu ZIP berisi dokumen bernama {nim}_{jenis}.pdf. Setiap dokumen menunggu verifikasi; yang sudah sah tidak diganti.',
  }),
  lembar(IMPOR_STATUS_KELUAR, api.dataMaster.imporStatusKeluar, {
    slug: 'status-keluar',
    label: 'Status keluar',
    uraian: 'Satu baris satu mahasiswa yang lulus atau keluar pada satu periode, dengan SK-nya. Syaratnya sama seperti Ubah status.',
  }),
  lembar(IMPOR_DOSEN_PA, api.dataMaster.imporDosenPa, {
    slug: 'dosen-pa',
    label: 'Dosen PA',
    uraian: 'Satu baris satu NIM dengan NIDN atau NUPTK dosen PA-nya, berlaku mulai periode kerja Anda.',
  }),
  lembar(IMPOR_KLASIFIKASI, api.dataMaster.imporKlasifikasi, {
    slug: 'klasifikasi',
    label: 'Klasifikasi',
    uraian: 'Satu baris satu NIM dengan kode klasifikasinya. Dari kelompok tunggal, klasifikasi lama berakhir setelah Anda memilih Ganti.',
  }),
  lembar(IMPOR_KELAS, api.dataMaster.imporKelas, {
    slug: 'kelas',
    label: 'Kelas',
    uraian: 'Satu baris satu NIM dengan kode kelasnya, dari program studi dan angkatan yang sama, selama kelas itu masih muat.',
  }),
  lembar(IMPOR_KONVERSI, api.akademik.imporKonversi, {
    slug: 'konversi',
    label: 'Konversi',
    uraian:
      'Satu baris satu mata kuliah asal dan kode mata kuliah yang diakui. Baris menjadi draf konversi, yang lalu diajukan dan disahkan di Konversi Nilai.',
    hasil: { label: 'Lihat konversi', to: () => '/data-master/mahasiswa/konversi-nilai?status=draf' },
  }),
  lembar(IMPOR_INSTANSI, api.dataMaster.imporInstansi, {
    slug: 'instansi',
    label: 'Instansi',
    uraian: 'Satu baris satu instansi menurut namanya. Sel kosong membiarkan isi yang ada.',
    hasil: { label: 'Lihat instansi', to: () => '/data-master/mahasiswa/instansi-mahasiswa' },
  }),
]
