import { z } from 'zod'
import { all, done, many, one } from '../kit/answer'
import { date, Versi } from '../kit/fields'
import { listed, listQuery, range } from '../kit/list'
import { NOT_FOUND } from '../kit/messages'
import { procedure } from '../kit/procedure'

/** Every act that the log knows (platform, entity auditLog), in a person's words. */
export const AKSI_AUDIT = {
  tambah: 'Tambah',
  ubah: 'Ubah',
  hapus: 'Hapus',
  impor: 'Impor',
  cetak: 'Cetak',
  unduh: 'Unduh',
  masuk: 'Masuk',
  gagal_masuk: 'Gagal masuk',
  keluar: 'Keluar',
  login_sebagai: 'Login sebagai',
  setujui: 'Setujui',
  tolak: 'Tolak',
  buka_kunci: 'Buka kunci',
  ekspor: 'Ekspor',
  lihat: 'Lihat',
} as const
export type AksiAudit = keyof typeof AKSI_AUDIT
const Aksi = z.enum(Object.keys(AKSI_AUDIT) as [AksiAudit, ...AksiAudit[]])

export const AuditRow = z.object({
  id: z.int(),
  waktu: z.date().meta({ title: 'Waktu' }),
  /** Who acted. */
  namaAkun: z.string().nullable().meta({ title: 'Oleh' }),
  /** On whose behalf: the target of a 'login sebagai', or the colleague whose role was lent. */
  atasNama: z.string().nullable().meta({ title: 'Atas nama' }),
  aksi: z.string().meta({ title: 'Aksi' }),
  entitas: z.string().meta({ title: 'Entitas' }),
  idBaris: z.string().nullable(),
  label: z.string().nullable().meta({ title: 'Baris' }),
  sebelum: z.record(z.string(), z.unknown()).nullable(),
  sesudah: z.record(z.string(), z.unknown()).nullable(),
  alasan: z.string().nullable().meta({ title: 'Alasan' }),
})
export type AuditRow = z.infer<typeof AuditRow>

/** A row of the whole log, which also tells from where. */
export const AuditLogRow = AuditRow.extend({
  idBaris: z.string().nullable().meta({ title: 'ID baris' }),
  alamatIp: z.string().nullable().meta({ title: 'Alamat IP' }),
  peramban: z.string().nullable().meta({ title: 'Peramban' }),
})
export type AuditLogRow = z.infer<typeof AuditLogRow>

/** A row of the file that the log is exported to: old and new values as text. */
export const AuditEkspor = AuditLogRow.extend({
  sebelum: z.string().meta({ title: 'Sebelum' }),
  sesudah: z.string().meta({ title: 'Sesudah' }),
})
/** Rows of the log that one file holds at most. */
export const MAKS_EKSPOR_AUDIT = 100_000

/** What a restore would write, and why it can't where it can't. */
const Pemulihan = z.object({
  boleh: z.boolean(),
  /** Why not, in a person's words. */
  sebab: z.string().nullable(),
  /** Version of the present row; goes along with the restore. Null for a row that was deleted. */
  versi: z.int().nullable(),
  perubahan: z.array(z.object({ field: z.string(), kini: z.unknown(), menjadi: z.unknown() })),
  /** Fields that the log keeps masked or secret, or that other acts own, and that stay as they are. */
  dilewati: z.array(z.string()),
})
export type Pemulihan = z.infer<typeof Pemulihan>

export const AuditRincian = AuditLogRow.extend({
  requestId: z.string().nullable(),
  /** Place in the chain and the seal, hexadecimal (PL-R58). */
  urut: z.int().nullable(),
  hash: z.string().nullable(),
  pemulihan: Pemulihan,
})

const Pemeriksaan = z.object({
  waktu: z.date().meta({ title: 'Waktu' }),
  jumlah: z.int().meta({ title: 'Baris diperiksa' }),
  urutAkhir: z.int().meta({ title: 'Urutan terakhir' }),
  utuh: z.boolean().meta({ title: 'Utuh' }),
  rusakUrut: z.int().nullable().meta({ title: 'Rusak pada urutan' }),
  keterangan: z.string().nullable().meta({ title: 'Keterangan' }),
  durasiMs: z.int(),
})
const Arsip = z.object({
  sampaiUrut: z.int(),
  dariWaktu: z.date(),
  sampaiWaktu: z.date(),
  jumlah: z.int(),
  sha256: z.string(),
  idBerkas: z.uuid(),
  diarsipkanPada: z.date(),
})
export const Rantai = z.object({
  panjang: z.int(),
  hashAkhir: z.string().nullable(),
  /** Newest first. */
  pemeriksaan: z.array(Pemeriksaan),
  arsip: z.array(Arsip),
  /** Years after which rows move to an archive (konfigurasi tahun_audit). */
  tahun: z.int(),
})

const saringanAudit = {
  akun: z.uuid('Pilihan tidak dikenal').optional(),
  atasNama: z.uuid('Pilihan tidak dikenal').optional(),
  aksi: listed(Aksi),
  entitas: listed(z.string().max(60)),
  idBaris: z.string().trim().max(80).optional(),
  waktu: range(date()),
  alamatIp: z.string().trim().max(60).optional(),
}

const baca = { scope: 'O1', access: 'B' } as const
const byId = z.strictObject({ id: z.coerce.number<number>({ error: NOT_FOUND }).int(NOT_FOUND).min(1, NOT_FOUND) })

export const audit = {
  list: procedure
    .meta(baca)
    .route({ method: 'GET', path: '/v2/platform/audit' })
    .input(listQuery({ filter: saringanAudit, sort: ['waktu'] }))
    .output(many(AuditLogRow)),
  /** The kinds of rows that the log has acts on. */
  entitas: procedure.meta(baca).route({ method: 'GET', path: '/v2/platform/audit-entitas' }).output(all(z.string())),
  get: procedure.meta(baca).route({ method: 'GET', path: '/v2/platform/audit/{id}' }).input(byId).output(one(AuditRincian)),
  /** The history of one row; whoever may read the row's area may read it. */
  baris: procedure
    .meta({ scope: null, access: 'B' })
    .route({ method: 'GET', path: '/v2/platform/audit/{entitas}/{idBaris}' })
    .input(listQuery({ filter: { entitas: z.string().max(60), idBaris: z.string().max(80) }, sort: ['waktu'] }))
    .output(many(AuditRow)),
  /** Brings a row back to how it was before this act. Needs the writing right of the row's area. */
  kembalikan: procedure
    .meta({ scope: null, access: 'T' })
    .route({ method: 'POST', path: '/v2/platform/audit/{id}/kembalikan' })
    .input(byId.extend({ versi: Versi.nullable(), alasan: z.string().trim().min(5).max(255).meta({ title: 'Alasan' }) }))
    .output(done),
  /** Checks the chain now, as the night does. */
  periksa: procedure
    .meta({ scope: 'O1', access: 'T' })
    .route({ method: 'POST', path: '/v2/platform/audit-rantai', successStatus: 202 })
    .output(one(z.object({ id: z.uuid() }))),
  rantai: procedure.meta(baca).route({ method: 'GET', path: '/v2/platform/audit-rantai' }).output(one(Rantai)),
}
