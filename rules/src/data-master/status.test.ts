import { describe, expect, test } from 'vitest'
import { hanyaBacaSampai, masihStudi, STATUS_KELUAR, STATUS_STUDI, tolakBatal, transisiDari, tujuanDari, type KodeStatus } from './status'

const SEMUA: readonly KodeStatus[] = [...STATUS_STUDI, ...STATUS_KELUAR]

/** Rows are from, columns are to, both in the order A C N S U O L M D E P W 0; '-' is refused, 's' needs a Supervisor, 't' only closes a period. */
const TABEL: Readonly<Record<KodeStatus, string>> = {
  A: '- o t o o o s o s o s o o',
  C: 'o - - - - - - o s o s o o',
  N: 'o - - - - - - o s o s o o',
  S: 'o - - - - - s o s o s o o',
  U: 'o - - - - - s o s o s o o',
  O: 'o - - - - - s o s o s o o',
  L: '- - - - - - - - - - - - -',
  M: '- - - - - - - - - - - - -',
  D: '- - - - - - - - - - - - -',
  E: '- - - - - - - - - - - - -',
  P: '- - - - - - - - - - - - -',
  W: '- - - - - - - - - - - - -',
  '0': '- - - - - - - - - - - - -',
}

function kata(dari: KodeStatus, ke: KodeStatus): string {
  const transisi = transisiDari(dari, ke)
  if (transisi === null) return '-'
  if (transisi.oleh === 'tutup_periode') return 't'
  return transisi.supervisor ? 's' : 'o'
}

describe('transisiDari', () => {
  test.each(SEMUA.flatMap((dari) => SEMUA.map((ke, i) => [dari, ke, TABEL[dari].split(' ')[i] ?? '?'] as const)))(
    'States: %s -> %s is %s',
    (dari, ke, harapan) => {
      expect(kata(dari, ke)).toBe(harapan)
    },
  )

  test('States: leaving closes the adviser, and the akun as the table says', () => {
    const akun = STATUS_KELUAR.map((ke) => [ke, transisiDari('A', ke)?.akun, transisiDari('A', ke)?.lepas])
    expect(akun).toEqual([
      ['L', 'tetap', true],
      ['M', 'hanya_baca', true],
      ['D', 'hanya_baca', true],
      ['E', 'hanya_baca', true],
      ['P', 'hanya_baca', true],
      ['W', 'tutup', true],
      ['0', 'hanya_baca', true],
    ])
  })

  test('States: an operator is not offered what only the job gives', () => {
    expect(tujuanDari('A')).not.toContain('N')
    expect(tujuanDari('L')).toEqual([])
  })
})

describe('tolakBatal', () => {
  const keluar = (status: KodeStatus, nomorIjazah: string | null = null) => ({ status, nomorIjazah })
  test.each([
    ['a Supervisor takes D back', keluar('D'), { supervisor: true, administrator: false }, null],
    ['others may not', keluar('D'), { supervisor: false, administrator: true }, 'supervisor'],
    ['W only A:T', keluar('W'), { supervisor: true, administrator: false }, 'administrator'],
    ['W by A:T', keluar('W'), { supervisor: false, administrator: true }, null],
    ['L with a diploma number stays', keluar('L', 'IJZ-1'), { supervisor: true, administrator: true }, 'ijazah'],
    ['L without one goes back', keluar('L'), { supervisor: true, administrator: false }, null],
    ['who studies has nothing to take back', keluar('A'), { supervisor: true, administrator: true }, 'bukan_keluar'],
  ])('States: %s', (...[, fakta, pelaku, harapan]) => {
    expect(tolakBatal(fakta, pelaku)).toBe(harapan)
  })
})

test('States: an akun may be read for 90 days', () => {
  expect(hanyaBacaSampai('2026-11-21')).toBe('2027-02-19')
})

test('who studies has one of six statuses', () => {
  expect(SEMUA.filter(masihStudi)).toEqual([...STATUS_STUDI])
})
