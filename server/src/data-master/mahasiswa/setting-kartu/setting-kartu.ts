import type { JenisKartu, PengaturanKartu } from '@sivitas/contract/data-master/mahasiswa/setting-kartu/setting-kartu'
import { galatLembarKartu } from '@sivitas/rules/data-master/kartu'
import type { Context } from '../../../auth/context'
import { api } from '../../../auth/guard'
import type { Db } from '../../../db/client'
import { listPublished } from '../../../documents/issue/queries'
import { withWords } from '../../../kit/constraint'
import { isianSalah } from '../../../kit/galat'
import { updateVersioned } from '../../../kit/versioned'
import { todayOf } from '../../../tenant/today'
import { ensurePengaturan, findPengaturan, listPilihanPejabat, type AturanKartu, type PengaturanRow } from './pengaturan-queries'

const calls = api.dataMaster.settingKartu

/** Of a college that has set nothing: plastic cards for four years. */
const BAWAAN: Omit<PengaturanRow, 'id' | 'jenis'> = {
  versi: 1,
  media: 'cr80',
  kartuPerHalaman: 10,
  margin: { atas: 10, kiri: 15 },
  garisPotong: true,
  template: [],
  masaBerlaku: 'tahun',
  masaTahun: 4,
  idPejabat: null,
  namaPejabat: null,
  statusBoleh: ['A', 'S', 'U', 'O'],
  cetakUlangPerluAlasan: true,
}

/** The settings of a kind of card, stored or standard. */
export async function pengaturanKartu(db: Db, jenis: JenisKartu): Promise<AturanKartu> {
  const { id: _id, ...row } = (await findPengaturan(db, jenis)) ?? { id: '', jenis, ...BAWAAN }
  return row
}

/** The settings with what their form offers. */
async function untukFormulir(context: Context, jenis: JenisKartu): Promise<PengaturanKartu> {
  const { db } = context
  const pejabat = await listPilihanPejabat(db, todayOf(context))
  const template = await listPublished(db, jenis)
  return {
    ...(await pengaturanKartu(db, jenis)),
    pilihanPejabat: pejabat.map(({ id, jabatan, nama }) => ({ id, label: `${jabatan}: ${nama}` })),
    pilihanTemplate: template.map(({ kode, nama }) => ({ kode, nama })),
  }
}

/** 'Setting Kartu', tab Pengaturan. */
export const settingKartu = calls.router({
  get: calls.get.handler(async ({ input, context }) => ({ data: await untukFormulir(context, input.jenis) })),
  update: calls.update.handler(async ({ input: { jenis, versi, margin, template, ...rest }, context }) => {
    const { db } = context
    await ensurePengaturan(db, jenis)
    const before = (await findPengaturan(db, jenis)) ?? { id: '', ...BAWAAN }
    const whole = { ...before, ...rest, margin: margin ?? before.margin }
    const galat = whole.media === 'a4' ? galatLembarKartu(whole) : null
    if (galat) throw isianSalah('margin', galat)
    const json = { margin: margin && JSON.stringify(margin), template: template && JSON.stringify(template) }
    await withWords({}, () => updateVersioned(db, 'pengaturanKartu', { id: before.id, versi, ...rest, ...json }))
    return { status: { message: 'Data berhasil diubah' }, data: await untukFormulir(context, jenis) }
  }),
})
