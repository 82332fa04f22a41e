import { Operator } from '@sivitas/contract/pengaturan/operator/operator'
import { labelPeriode, uraiPeriode } from '@sivitas/rules/platform/periode'
import { saatDari, type ZonaWaktu } from '@sivitas/rules/platform/zona-waktu'
import type { Context } from '../../auth/context'
import { api } from '../../auth/guard'
import { mayCall } from '../../auth/rights'
import { tanpaHak, tidakDitemukan } from '../../kit/galat'
import { answerList } from '../../kit/list-answer'
import { createOperator } from './create-operator'
import { viewerOf } from './guardians'
import { findOperator, selectOperator } from './operator-queries'
import { removeOperator } from './remove-operator'
import { showOperator } from './show'
import { updateOperator } from './update-operator'

const calls = api.pengaturan.operator

async function shown(context: Context, id: number): Promise<Operator> {
  const row = await findOperator(context.db, id, viewerOf(context))
  if (!row) throw tidakDitemukan('Operator')
  return showOperator(row)
}

/** @throws Galat 403 on somebody else without O1 */
function assertOwnOrO1({ session }: Context, id: number): void {
  if (session.idOperator !== id && !mayCall(session, { scope: 'O1', access: 'B' }))
    throw tanpaHak('Perlu hak akses O1:B untuk melihat operator lain.', { scope: ['O1:B'] })
}

export const operator = calls.router({
  list: calls.list.handler(({ input, context }) => {
    const { terakhirMasukSebelum: day, ...filter } = input
    const before = day === undefined ? undefined : new Date(saatDari(day, context.tenant.college.zonaWaktu as ZonaWaktu))
    return answerList(context, input, {
      query: selectOperator(context.db, viewerOf(context), { ...filter, terakhirMasukSebelum: before }),
      sort: { nama: 'operator.nama', id: 'operator.id', username: 'akun.username', terakhirMasuk: 'akun.terakhirMasuk' },
      tie: 'operator.id',
      show: showOperator,
      schema: Operator,
      title: 'Data Operator',
    })
  }),
  create: calls.create.handler(async ({ input, context }) => {
    const { id, sandiPertama } = await createOperator(context, input)
    return { status: { message: 'Operator berhasil ditambahkan' }, data: { ...(await shown(context, id)), sandiPertama } }
  }),
  get: calls.get.handler(async ({ input, context }) => {
    assertOwnOrO1(context, input.id)
    return { data: await shown(context, input.id) }
  }),
  update: calls.update.handler(async ({ input, context }) => {
    const { ownPasswordChanged } = await updateOperator(context, input)
    const message = ownPasswordChanged ? 'Password berhasil diubah. Silakan login kembali' : 'Data berhasil diubah'
    return { status: { message }, data: await shown(context, input.idOperator) }
  }),
  remove: calls.remove.handler(async ({ input, context }) => {
    await removeOperator(context, input.id)
    return { status: { message: 'Data berhasil dihapus' }, data: null }
  }),
  biodataSingkat: calls.biodataSingkat.handler(async ({ input, context }) => {
    assertOwnOrO1(context, input.id)
    const { id, idAkun, role, sesiSemester, ...row } = await shown(context, input.id)
    const { tahun, semester } = uraiPeriode(sesiSemester)
    return {
      data: {
        ...row,
        idOperator: id,
        uuid: idAkun,
        role: role
          .filter(({ berlaku }) => berlaku)
          .map(({ nama }) => nama)
          .join(', '),
        sesiSemester,
        periodeAktif: context.tenant.college.periodeAktif,
        namaSesiSemester: { nama: labelPeriode(sesiSemester), tahun, jenisSemester: semester },
      },
    }
  }),
})
