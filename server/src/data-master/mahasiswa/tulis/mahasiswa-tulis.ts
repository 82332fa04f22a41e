import { alamatBerkas } from '@sivitas/contract/platform/berkas/berkas'
import { api } from '../../../auth/guard'
import { noteAct } from '../../../auth/queries'
import { tidakDitemukan } from '../../../kit/galat'
import { biodataMahasiswa } from '../biodata'
import { listPendidikan } from '../biodata-queries'
import { mahasiswaLengkap } from '../lengkap'
import { perbaruiKelengkapanOrang } from '../kelengkapan'
import { openMahasiswa, tulisVersi } from './buka'
import { cariOrang, tinggalkanJejak } from './cari-orang'
import { simpanFoto } from './foto'
import { hapusMahasiswa } from './hapus'
import { beriNim, nimBerikut, ubahNim } from './nim'
import { buangPendidikan, tambahPendidikan, ubahPendidikan } from './pendidikan'
import { calonSama } from './sama'
import { tambahMahasiswa } from './tambah'
import { readBiodata } from './tulis-queries'
import { ubahMahasiswa, ubahOrang } from './ubah'

const calls = api.dataMaster.mahasiswaTulis

/** One step of schooling as the list shows it. */
async function pendidikanSatu(db: Parameters<typeof listPendidikan>[0], idMahasiswa: string, id: string) {
  const row = (await listPendidikan(db, idMahasiswa)).find((one) => one.id === id)
  if (!row) throw tidakDitemukan('Riwayat pendidikan')
  return row
}

export const mahasiswaTulis = calls.router({
  create: calls.create.handler(async ({ input, context }) => ({
    status: { message: 'Mahasiswa berhasil ditambahkan' },
    data: await tambahMahasiswa(context, input),
  })),
  update: calls.update.handler(async ({ input, context }) => {
    await ubahMahasiswa(context, input)
    return { status: { message: 'Data berhasil diubah' }, data: await mahasiswaLengkap(context, input.id) }
  }),
  remove: calls.remove.handler(async ({ input, context }) => {
    await hapusMahasiswa(context, input)
    return { status: { message: 'Mahasiswa dihapus' }, data: null }
  }),
  // The graduate profile of Kuesioner and the alumni office write by this call; without a version it writes what is named.
  diri: calls.diri.handler(async ({ input: { id, dataDiri, versi, foto }, context }) => {
    const mahasiswa = await openMahasiswa(context.db, id)
    if (dataDiri) {
      const { versi: kini } = await readBiodata(context.db, mahasiswa.idBiodata)
      await ubahOrang(context, mahasiswa, { biodata: dataDiri, versiBiodata: versi ?? kini })
    }
    if (foto) await simpanFoto(context, mahasiswa, { file: foto, field: 'foto' })
    await perbaruiKelengkapanOrang(context.db, [mahasiswa.idBiodata])
    return { status: { message: 'Data berhasil diubah' }, data: await biodataMahasiswa(context, { id, rahasia: false }) }
  }),
  foto: calls.foto.handler(async ({ input: { id, file }, context }) => {
    const mahasiswa = await openMahasiswa(context.db, id)
    const idFoto = await simpanFoto(context, mahasiswa, { file, field: 'file' })
    return { status: { message: 'Foto berhasil diubah' }, data: { idFoto, fotoContentUrl: alamatBerkas(idFoto) } }
  }),
  alamat: calls.alamat.handler(async ({ input: { id, versi, ...alamat }, context }) => {
    const mahasiswa = await openMahasiswa(context.db, id)
    const { versi: kini } = await readBiodata(context.db, mahasiswa.idBiodata)
    await ubahOrang(context, mahasiswa, { alamat, versiBiodata: versi ?? kini })
    await perbaruiKelengkapanOrang(context.db, [mahasiswa.idBiodata])
    return { status: { message: 'Data berhasil diubah' }, data: await biodataMahasiswa(context, { id, rahasia: false }) }
  }),
  tambahPendidikan: calls.tambahPendidikan.handler(async ({ input: { id, ...isian }, context }) => {
    const { idBiodata } = await openMahasiswa(context.db, id)
    return { data: await pendidikanSatu(context.db, id, await tambahPendidikan(context, idBiodata, { isian })) }
  }),
  ubahPendidikan: calls.ubahPendidikan.handler(async ({ input: { id, ...isian }, context }) => {
    const { idBiodata } = await openMahasiswa(context.db, id)
    await ubahPendidikan(context, idBiodata, isian)
    return { data: await pendidikanSatu(context.db, id, isian.idPendidikan) }
  }),
  hapusPendidikan: calls.hapusPendidikan.handler(async ({ input: { id, idPendidikan }, context }) => {
    const { idBiodata } = await openMahasiswa(context.db, id)
    await buangPendidikan(context, idBiodata, idPendidikan)
    return { status: { message: 'Riwayat pendidikan dihapus' }, data: null }
  }),
  cekOrang: calls.cekOrang.handler(async ({ input, context }) => {
    const data = await calonSama(context, input)
    await tinggalkanJejak(context, 'Pemeriksaan orang yang sama', data.length)
    return { data }
  }),
  cariOrang: calls.cariOrang.handler(async ({ input, context }) => ({ data: await cariOrang(context, input) })),
  beriNim: calls.beriNim.handler(async ({ input, context }) => ({ data: await beriNim(context, input) })),
  nimBerikut: calls.nimBerikut.handler(async ({ input, context }) => ({ data: { nim: await nimBerikut(context.db, input) } })),
  ubahNim: calls.ubahNim.handler(async ({ input: { id, versi, nim, alasan }, context }) => {
    const mahasiswa = await openMahasiswa(context.db, id)
    if (mahasiswa.versi !== versi) await tulisVersi(context.db, 'mahasiswa', { id, versi })
    await noteAct(context.db, { alasan })
    await ubahNim(context, mahasiswa, { nim, alasan })
    return { status: { message: `NIM berubah menjadi ${nim}` }, data: await mahasiswaLengkap(context, id) }
  }),
})
