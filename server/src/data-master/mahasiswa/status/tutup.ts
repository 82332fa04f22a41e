import type { StatusMahasiswa } from '@sivitas/contract/data-master/mahasiswa/status'
import type { TutupStatus } from '@sivitas/contract/data-master/mahasiswa/ubah-status'
import { labelPeriode, periodeUtama } from '@sivitas/rules/platform/periode'
import { labelProdi } from '@sivitas/rules/platform/label-prodi'
import { formatTanggalJam } from '@sivitas/rules/platform/tanggal'
import { jendelaBerlaku } from '../../../akademik/jadwal-sistem/public'
import type { Context } from '../../../auth/context'
import { api } from '../../../auth/guard'
import { noteAct } from '../../../auth/queries'
import { enqueue } from '../../../jobs/enqueue'
import { Galat, tanpaHak, tidakDitemukan } from '../../../kit/galat'
import { todayOf } from '../../../tenant/today'
import { findPeriodeStatus } from './fakta-queries'
import { batalTutupJob, tutupStatusJob } from './tutup-job'
import { findTutupTerakhir, insertTutup, listContoh, listTertutup, listUsulan, type TutupRow, type Usulan } from './tutup-queries'

const calls = api.dataMaster.statusPeriode

const SEHARI = 86_400_000
/** A run may be undone for so long (States, A -> N). */
const sampaiBatal = ({ dibuatPada }: Pick<TutupRow, 'dibuatPada'>): Date => new Date(dibuatPada.getTime() + SEHARI)

/** Why a period can't be closed now: its KRS is still going on, it is shut, or it has not begun. */
async function halanganTutup({ db }: Pick<Context, 'db'>, id: number): Promise<Galat | null> {
  const periode = await findPeriodeStatus(db, id)
  if (!periode) throw tidakDitemukan('Periode')
  if (!periodeUtama(id)) return new Galat([409, 'transisi_tidak_sah'], 'Status ditutup per periode Ganjil atau Genap.')
  if (id > periode.kini) return new Galat([409, 'transisi_tidak_sah'], `${periode.label} belum berjalan.`)
  if (periode.status === 'ditutup' || periode.status === 'arsip')
    return new Galat([423, 'terkunci'], `Periode ${periode.label} sudah ditutup`)
  const { baris, keadaan } = await jendelaBerlaku(db, { kode: 'KRS', idPeriode: id })
  if (baris && (keadaan === 'buka' || keadaan === 'belum'))
    return new Galat(
      [409, 'krs_terbuka'],
      `Masa KRS ${periode.label} belum berakhir (sampai ${formatTanggalJam(new Date(baris.selesai))}).`,
    )
  return null
}

function ringkasOf(usulan: readonly Usulan[]): TutupStatus['ringkas'] {
  const jumlah = new Map<string, number>()
  for (const { dari, ke } of usulan) jumlah.set(`${dari}>${ke}`, (jumlah.get(`${dari}>${ke}`) ?? 0) + 1)
  return [...jumlah]
    .map(([kunci, banyak]) => {
      const [dari = 'A', ke = 'N'] = kunci.split('>')
      return { dari: dari as StatusMahasiswa, ke: ke as StatusMahasiswa, jumlah: banyak }
    })
    .toSorted((a, b) => b.jumlah - a.jumlah)
}

async function contohOf({ db }: Pick<Context, 'db'>, usulan: readonly Usulan[]): Promise<TutupStatus['contoh']> {
  const menurut = new Map(usulan.map((satu) => [satu.id, satu]))
  const rows = await listContoh(db, [...menurut.keys()])
  return rows.map(({ jenjangProdi, namaProdi, ...row }) => ({
    ...row,
    labelProdi: labelProdi(jenjangProdi, namaProdi),
    dari: (menurut.get(row.idMahasiswa)?.dari ?? 'A') as StatusMahasiswa,
    ke: (menurut.get(row.idMahasiswa)?.ke ?? 'N') as StatusMahasiswa,
  }))
}

function terakhirOf(row: TutupRow | undefined): TutupStatus['terakhir'] {
  if (!row) return null
  const bolehSampai = sampaiBatal(row)
  const boleh = row.dibatalkanPada === null && row.selesaiPada !== null && bolehSampai.getTime() > Date.now()
  return {
    id: row.id,
    jumlah: row.jumlah,
    dijalankanPada: row.dibuatPada,
    oleh: row.oleh,
    selesai: row.selesaiPada !== null,
    dibatalkan: row.dibatalkanPada !== null,
    bolehBatalSampai: boleh ? bolehSampai : null,
  }
}

type TutupInput = { periode: number; prodi?: string[] | undefined; alasan?: string | null | undefined; pratinjau: boolean }

/**
 * Shows who would change, or begins the job (States, A -> N).
 * @throws Galat 403 without Supervisor, 404, 409 while KRS goes on or another run is going, 423 shut period
 */
async function tutup(context: Context, { periode, prodi, alasan, pratinjau }: TutupInput): Promise<TutupStatus> {
  const { db, session } = context
  const halangan = await halanganTutup(context, periode)
  if (!pratinjau) {
    if (!session.supervisor) throw tanpaHak('Perlu operator Supervisor', { supervisor: true })
    if (halangan) throw halangan
  }
  const usulan = await listUsulan(db, { periode, prodi })
  const dasar = { periode, jumlah: usulan.length, ringkas: ringkasOf(usulan) }
  if (pratinjau) {
    const terakhir = terakhirOf(await findTutupTerakhir(db, periode))
    return { ...dasar, halangan: halangan?.message ?? null, contoh: await contohOf(context, usulan), terakhir, idPekerjaan: null }
  }
  await noteAct(db, { alasan: alasan ?? undefined })
  const idTutup = await insertTutup(db, { periode, prodi, alasan: alasan ?? null })
  const parameter = { idTutup, periode, prodi, tanggal: todayOf(context) }
  const { id } = await enqueue(db, tutupStatusJob, { parameter, kunciUnik: String(periode) })
  return { ...dasar, halangan: null, contoh: [], terakhir: terakhirOf(await findTutupTerakhir(db, periode)), idPekerjaan: id }
}

/**
 * Begins the undoing of the newest run.
 * @throws Galat 403 without Supervisor, 404, 409 where there is none, it runs, was undone or is older than 24 hours
 */
async function batalTutup(context: Context, { periode, alasan }: { periode: number; alasan: string }) {
  const { db, session } = context
  if (!(await findPeriodeStatus(db, periode))) throw tidakDitemukan('Periode')
  if (!session.supervisor) throw tanpaHak('Perlu operator Supervisor', { supervisor: true })
  const row = await findTutupTerakhir(db, periode)
  const tidakSah = (pesan: string) => new Galat([409, 'transisi_tidak_sah'], pesan)
  if (!row) throw tidakSah(`Status ${labelPeriode(periode)} belum pernah ditutup.`)
  if (row.dibatalkanPada) throw tidakSah('Penutupan ini sudah dibatalkan.')
  if (!row.selesaiPada) throw tidakSah('Penutupan masih berjalan. Tunggu sampai selesai.')
  if (sampaiBatal(row).getTime() <= Date.now()) throw tidakSah('Penutupan hanya dapat dibatalkan dalam 24 jam.')
  await noteAct(db, { alasan })
  const jumlah = (await listTertutup(db, row.id)).length
  const { id } = await enqueue(db, batalTutupJob, { parameter: { idTutup: row.id, periode, alasan }, kunciUnik: String(periode) })
  return { idPekerjaan: id, jumlah }
}

export const statusPeriode = calls.router({
  tutup: calls.tutup.handler(async ({ input, context }) => ({ data: await tutup(context, input) })),
  batalTutup: calls.batalTutup.handler(async ({ input, context }) => ({ data: await batalTutup(context, input) })),
})
