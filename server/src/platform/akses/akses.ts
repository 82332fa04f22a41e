import { type JawabanAkses, PermintaanAkses } from '@sivitas/contract/platform/permintaan-akses'
import type { ScopeCode } from '@sivitas/contract/kit/scope'
import { bolehMenyentuh, galatMemberiHak, type Hak } from '@sivitas/rules/pengaturan/operator/memberi-hak'
import { prodiDalamBatas } from '@sivitas/rules/platform/prodi-teks'
import { boleh } from '@sivitas/rules/platform/scope'
import { formatTanggal } from '@sivitas/rules/platform/tanggal'
import { tambahHari } from '@sivitas/rules/platform/tanggal-sah'
import { hariIni, type ZonaWaktu } from '@sivitas/rules/platform/zona-waktu'
import type { z } from 'zod'
import { noteAct } from '../../auth/queries'
import type { Context } from '../../auth/context'
import { api } from '../../auth/guard'
import { Galat, tanpaHak, tidakDitemukan } from '../../kit/galat'
import { answerList } from '../../kit/list-answer'
import { updateVersioned } from '../../kit/versioned'
import { beriTahu, pemegangHak } from '../../notifikasi/queries'
import { grantScope } from '../../pengaturan/public'
import { findOpenPermintaan, findPermintaan, insertPermintaan, selectPermintaan, type PermintaanRow } from './queries'

const calls = api.platform.permintaanAkses
const DAFTAR = '/pemberitahuan?tab=akses'
/** Days that a grant counts beyond the day on which it is given; none means for good. */
const HARI = { hari: 1, minggu: 7, seterusnya: null } as const

type Jawaban = z.output<typeof JawabanAkses>

const todayOf = ({ tenant }: Context) => hariIni(Date.now(), tenant.college.zonaWaktu as ZonaWaktu)
const mayAnswer = ({ session }: Context) => boleh(session.scopes, { scope: 'O1', access: 'B' })

const shown =
  ({ session }: Context) =>
  ({ idAkun, idOperator: _operator, prodi: _prodi, ...row }: PermintaanRow) => ({ ...row, milikSaya: idAkun === session.uuid })

/** The right that an answer grants: the one named, else the first that was asked for, to read unless it was asked to write. */
function grantedRight({ scopeDiminta }: PermintaanRow, { hak }: Jawaban): Hak {
  if (hak) return hak
  const [kode = '', tingkat] = (scopeDiminta[0] ?? '').split(':')
  return { kode: kode as ScopeCode, tingkat: tingkat === 'T' ? 'T' : 'B' }
}

/** Nobody grants what he doesn't hold, or to an operator outside of his prodi (PL-R28). */
function assertMayGrant({ session }: Context, row: PermintaanRow, hak: Hak): asserts row is PermintaanRow & { idOperator: number } {
  if (row.idOperator === null) throw new Galat([409, 'bukan_operator'], 'Pemohon bukan operator lagi.')
  if (!prodiDalamBatas(session.prodi, row.prodi)) throw new Galat([403, 'prodi'], 'Pemohon berada di luar program studi Anda.')
  const refusal = galatMemberiHak(session.scopesSendiri, [hak])
  if (refusal) throw tanpaHak(refusal, { scope: [`${hak.kode}:${hak.tingkat}`] })
  if (!bolehMenyentuh(session.scopesSendiri, { [hak.kode]: hak.tingkat }))
    throw tanpaHak('Hak administrator hanya diberikan administrator.')
}

async function grant(context: Context, row: PermintaanRow, jawaban: Jawaban) {
  const hak = grantedRight(row, jawaban)
  assertMayGrant(context, row, hak)
  const days = HARI[jawaban.lama]
  const sampai = days === null ? null : tambahHari(todayOf(context), days)
  const granted = await grantScope(context.db, { idOperator: row.idOperator, hak, sampai, hari: todayOf(context) })
  return { hak, ...granted }
}

const until = (day: string | null) => (day === null ? 'tanpa batas waktu' : `sampai ${formatTanggal(day)}`)

type Given = Awaited<ReturnType<typeof grant>>

/** The one who asked hears the answer at his bell. */
const tell = (context: Context, row: PermintaanRow, { given, catatan }: { given: Given | null; catatan: string | null }) =>
  beriTahu(
    context.db,
    [row.idAkun],
    given
      ? {
          jenis: 'keamanan',
          judul: `Akses ${given.hak.kode}:${given.hak.tingkat} diberikan ${until(given.sampai)}`,
          isi: catatan ?? 'Buka halaman yang Anda minta; tidak perlu masuk ulang.',
          tautan: row.halaman,
        }
      : {
          jenis: 'keamanan',
          judul: 'Permintaan akses ditolak',
          isi: catatan ?? 'Hubungi administrator bila masih diperlukan.',
          tautan: DAFTAR,
        },
  )

async function findOpen(context: Context, id: string): Promise<PermintaanRow> {
  const row = await findPermintaan(context.db, id)
  if (!row) throw tidakDitemukan('Permintaan akses')
  if (row.status === 'diajukan') return row
  throw new Galat([409, 'final'], `Permintaan ini sudah dijawab oleh ${row.dijawabOleh ?? 'administrator'}.`, {
    rincian: { status: row.status },
  })
}

async function jawab(context: Context, jawaban: Jawaban): Promise<PermintaanRow> {
  const { db, session } = context
  const { id, versi, putusan, catatan } = jawaban
  const row = await findOpen(context, id)
  const given = putusan === 'diberikan' ? await grant(context, row, jawaban) : null
  await noteAct(db, { aksi: given ? 'setujui' : 'tolak', alasan: catatan ?? undefined })
  await updateVersioned(db, 'permintaanAkses', {
    id,
    versi,
    status: putusan,
    dijawabOleh: session.uuid,
    dijawabPada: new Date(),
    idHakAkses: given?.idHakAkses ?? null,
    berlakuSelesai: given?.sampai ?? null,
    catatan,
  })
  await tell(context, row, { given, catatan })
  return (await findPermintaan(db, id)) ?? row
}

/** Everyone who may grant it hears of a request. */
async function minta(context: Context, input: { scopeDiminta: string[]; halaman: string; alasan: string }): Promise<void> {
  const { db, session } = context
  if (await findOpenPermintaan(db, session.uuid, input.scopeDiminta))
    throw new Galat([409, 'duplikat'], 'Permintaan yang sama masih menunggu jawaban administrator.')
  const { id } = await insertPermintaan(db, { ...input, idAkun: session.uuid })
  const answerers = await pemegangHak(db, { kode: 'O1', tingkat: 'T' }, todayOf(context))
  await beriTahu(
    db,
    answerers.map(({ uuid }) => uuid).filter((uuid) => uuid !== session.uuid),
    {
      jenis: 'tugas',
      judul: `${session.nama} meminta akses ${input.scopeDiminta.join(' atau ')}`,
      isi: input.alasan,
      tautan: `${DAFTAR}&status[0]=diajukan`,
      kunci: `akses:${id}`,
    },
  )
}

export const permintaanAkses = calls.router({
  list: calls.list.handler(({ input, context }) =>
    answerList(
      context,
      { ...input, order: input.order ?? { dibuatPada: 'desc' } },
      {
        query: selectPermintaan(context.db, { ...input, idAkun: context.session.uuid, semua: mayAnswer(context) }),
        sort: { dibuatPada: 'p.dibuatPada' },
        tie: 'p.id',
        show: shown(context),
        schema: PermintaanAkses,
        title: 'Permintaan Akses',
      },
    ),
  ),
  minta: calls.minta.handler(async ({ input, context }) => {
    await minta(context, input)
    return { status: { message: 'Permintaan akses telah dikirim kepada administrator.' }, data: null }
  }),
  jawab: calls.jawab.handler(async ({ input, context }) => {
    const row = await jawab(context, input)
    context.services.sessions.forget()
    return { status: { message: input.putusan === 'diberikan' ? 'Akses diberikan.' : 'Permintaan ditolak.' }, data: shown(context)(row) }
  }),
})
