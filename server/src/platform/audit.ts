import { AuditRow } from '@sivitas/contract/platform/audit'
import type { ScopeCode } from '@sivitas/contract/kit/scope'
import { mayCall } from '../auth/rights'
import { api } from '../auth/guard'
import { tanpaHak } from '../kit/galat'
import { answerList } from '../kit/list-answer'
import { withNames } from './audit-names-queries'
import { rowIsVisible, selectAudit } from './audit-queries'

const calls = api.platform.audit

/** Who may read the history of which table: whoever may read its area. Tables that are not here need O1. */
const READERS: Partial<Record<string, readonly ScopeCode[]>> = {
  fakultas: ['F1'],
  jurusan: ['F1'],
  prodi: ['F1'],
  akreditasi: ['F1'],
  konsentrasi: ['F1'],
  kampus: ['F1'],
  perguruan_tinggi: ['F1'],
  yayasan: ['F1'],
  akta_yayasan: ['F1'],
  mahasiswa: ['F3', 'F4'],
  biodata: ['F3'],
  dosen: ['F2'],
}

export const audit = calls.router({
  baris: calls.baris.handler(async ({ input, context }) => {
    const scope = [...(READERS[input.entitas] ?? []), 'O1'] as const
    if (!mayCall(context.session, { scope, access: 'B' }))
      throw tanpaHak(`Perlu hak akses ${scope.map((code) => `${code}:B`).join(' atau ')} untuk melihat riwayat ini.`, { scope })
    if (!(await rowIsVisible(context.db, input.entitas, input.idBaris)))
      throw tanpaHak('Riwayat ini milik program studi di luar akses Anda.')
    const answer = await answerList(
      context,
      { ...input, order: input.order ?? { waktu: 'desc' } },
      {
        query: selectAudit(context.db, input),
        sort: { waktu: 'auditLog.id' },
        tie: 'auditLog.id',
        show: (row) => ({
          ...row,
          sebelum: row.sebelum as Record<string, unknown> | null,
          sesudah: row.sesudah as Record<string, unknown> | null,
        }),
        schema: AuditRow,
        title: 'Riwayat',
      },
    )
    return { ...answer, data: await withNames(context.db, input.entitas, answer.data) }
  }),
})
