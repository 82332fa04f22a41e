import {
  DokumenDosenInput,
  JabatanFungsionalInput,
  JabatanStrukturalInput,
  PangkatInput,
  PendidikanInput,
  PenugasanInput,
  SertifikasiInput,
  StatusDosenInput,
  type DokumenDosen,
  type JabatanFungsional,
  type JabatanStruktural,
  type Pangkat,
  type Pendidikan,
  type Penugasan,
  type Sertifikasi,
  type StatusDosen,
} from '@sivitas/contract/data-master/dosen/riwayat'
import type { z } from 'zod'
import { api } from '../../../auth/guard'
import { Riwayat } from './riwayat'
import { sebelumDokumen, sebelumStatus } from './riwayat-status'

const calls = api.dataMaster.riwayatDosen

const penugasan = new Riwayat<z.output<typeof Penugasan>>({
  jenis: 'penugasan',
  table: 'dosenPenugasan',
  name: 'Penugasan',
  input: PenugasanInput,
  unik: { index: 'dosen_penugasan_tahun', field: 'tahunAjaran', pesan: 'Penugasan di prodi ini pada tahun ajaran yang sama sudah ada' },
})
const jabatanFungsional = new Riwayat<z.output<typeof JabatanFungsional>>({
  jenis: 'jabatanFungsional',
  table: 'dosenJabatanFungsional',
  name: 'Jabatan fungsional',
  input: JabatanFungsionalInput,
  kode: { field: 'kode', daftar: 'jabatan-fungsional' },
  unik: { index: 'dosen_jabatan_fungsional_tmt', field: 'tmt', pesan: 'Sudah ada jabatan fungsional dengan TMT ini' },
})
const pangkat = new Riwayat<z.output<typeof Pangkat>>({
  jenis: 'pangkat',
  table: 'dosenPangkat',
  name: 'Pangkat',
  input: PangkatInput,
  kode: { field: 'golongan', daftar: 'pangkat-golongan' },
  unik: { index: 'dosen_pangkat_tmt', field: 'tmt', pesan: 'Sudah ada pangkat dengan TMT ini' },
})
const pendidikan = new Riwayat<z.output<typeof Pendidikan>>({
  jenis: 'pendidikan',
  table: 'dosenPendidikan',
  name: 'Pendidikan',
  input: PendidikanInput,
  kode: { field: 'jenjang', daftar: 'jenjang-pendidikan' },
})
const sertifikasi = new Riwayat<z.output<typeof Sertifikasi>>({
  jenis: 'sertifikasi',
  table: 'dosenSertifikasi',
  name: 'Sertifikasi',
  input: SertifikasiInput,
  unik: { index: 'dosen_sertifikasi_nomor', field: 'nomor', pesan: 'Sertifikasi dengan nomor ini sudah ada' },
})
const jabatanStruktural = new Riwayat<z.output<typeof JabatanStruktural>>({
  jenis: 'jabatanStruktural',
  table: 'dosenJabatanStruktural',
  name: 'Jabatan struktural',
  input: JabatanStrukturalInput,
})
const status = new Riwayat<z.output<typeof StatusDosen>>({
  jenis: 'status',
  table: 'dosenStatus',
  name: 'Status keaktifan',
  input: StatusDosenInput,
  kode: { field: 'keaktifan', daftar: 'status-keaktifan' },
  unik: { index: 'dosen_status_mulai', field: 'mulai', pesan: 'Sudah ada status yang mulai pada tanggal ini' },
  sebelum: sebelumStatus,
})
const dokumen = new Riwayat<z.output<typeof DokumenDosen>>({
  jenis: 'dokumen',
  table: 'dosenDokumen',
  name: 'Dokumen',
  input: DokumenDosenInput,
  kode: { field: 'jenis', daftar: 'jenis-dokumen' },
  sebelum: sebelumDokumen,
})

export const riwayatDosen = calls.router({
  penugasan: {
    list: calls.penugasan.list.handler(async ({ input, context }) => ({ data: await penugasan.list(context, input.idDosen) })),
    create: calls.penugasan.create.handler(async ({ input, context }) => ({ data: await penugasan.create(context, input) })),
    update: calls.penugasan.update.handler(async ({ input, context }) => ({ data: await penugasan.update(context, input) })),
    remove: calls.penugasan.remove.handler(async ({ input, context }) => {
      await penugasan.remove(context, input)
      return { data: null }
    }),
  },
  jabatanFungsional: {
    list: calls.jabatanFungsional.list.handler(async ({ input, context }) => ({
      data: await jabatanFungsional.list(context, input.idDosen),
    })),
    create: calls.jabatanFungsional.create.handler(async ({ input, context }) => ({
      data: await jabatanFungsional.create(context, input),
    })),
    update: calls.jabatanFungsional.update.handler(async ({ input, context }) => ({
      data: await jabatanFungsional.update(context, input),
    })),
    remove: calls.jabatanFungsional.remove.handler(async ({ input, context }) => {
      await jabatanFungsional.remove(context, input)
      return { data: null }
    }),
  },
  pangkat: {
    list: calls.pangkat.list.handler(async ({ input, context }) => ({ data: await pangkat.list(context, input.idDosen) })),
    create: calls.pangkat.create.handler(async ({ input, context }) => ({ data: await pangkat.create(context, input) })),
    update: calls.pangkat.update.handler(async ({ input, context }) => ({ data: await pangkat.update(context, input) })),
    remove: calls.pangkat.remove.handler(async ({ input, context }) => {
      await pangkat.remove(context, input)
      return { data: null }
    }),
  },
  pendidikan: {
    list: calls.pendidikan.list.handler(async ({ input, context }) => ({ data: await pendidikan.list(context, input.idDosen) })),
    create: calls.pendidikan.create.handler(async ({ input, context }) => ({ data: await pendidikan.create(context, input) })),
    update: calls.pendidikan.update.handler(async ({ input, context }) => ({ data: await pendidikan.update(context, input) })),
    remove: calls.pendidikan.remove.handler(async ({ input, context }) => {
      await pendidikan.remove(context, input)
      return { data: null }
    }),
  },
  sertifikasi: {
    list: calls.sertifikasi.list.handler(async ({ input, context }) => ({ data: await sertifikasi.list(context, input.idDosen) })),
    create: calls.sertifikasi.create.handler(async ({ input, context }) => ({ data: await sertifikasi.create(context, input) })),
    update: calls.sertifikasi.update.handler(async ({ input, context }) => ({ data: await sertifikasi.update(context, input) })),
    remove: calls.sertifikasi.remove.handler(async ({ input, context }) => {
      await sertifikasi.remove(context, input)
      return { data: null }
    }),
  },
  jabatanStruktural: {
    list: calls.jabatanStruktural.list.handler(async ({ input, context }) => ({
      data: await jabatanStruktural.list(context, input.idDosen),
    })),
    create: calls.jabatanStruktural.create.handler(async ({ input, context }) => ({
      data: await jabatanStruktural.create(context, input),
    })),
    update: calls.jabatanStruktural.update.handler(async ({ input, context }) => ({
      data: await jabatanStruktural.update(context, input),
    })),
    remove: calls.jabatanStruktural.remove.handler(async ({ input, context }) => {
      await jabatanStruktural.remove(context, input)
      return { data: null }
    }),
  },
  status: {
    list: calls.status.list.handler(async ({ input, context }) => ({ data: await status.list(context, input.idDosen) })),
    create: calls.status.create.handler(async ({ input, context }) => ({ data: await status.create(context, input) })),
    update: calls.status.update.handler(async ({ input, context }) => ({ data: await status.update(context, input) })),
    remove: calls.status.remove.handler(async ({ input, context }) => {
      await status.remove(context, input)
      return { data: null }
    }),
  },
  dokumen: {
    list: calls.dokumen.list.handler(async ({ input, context }) => ({ data: await dokumen.list(context, input.idDosen) })),
    create: calls.dokumen.create.handler(async ({ input, context }) => ({ data: await dokumen.create(context, input) })),
    update: calls.dokumen.update.handler(async ({ input, context }) => ({ data: await dokumen.update(context, input) })),
    remove: calls.dokumen.remove.handler(async ({ input, context }) => {
      await dokumen.remove(context, input)
      return { data: null }
    }),
  },
})
