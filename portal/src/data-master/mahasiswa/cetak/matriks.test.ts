import { STATUS_CODES } from '@sivitas/contract/data-master/mahasiswa/status'
import type { HitunganStatus } from '@sivitas/contract/data-master/mahasiswa/hitungan-status'
import { describe, expect, it } from 'vitest'
import { jumlahOf, tautanOf } from './matriks'

const row = (isi: Partial<HitunganStatus>): HitunganStatus =>
  ({ ...Object.fromEntries([...STATUS_CODES, 'jumlah'].map((kode) => [kode, 0])), ...isi }) as HitunganStatus

describe('the matrix of statuses', () => {
  it('adds up its rows', () => {
    expect(jumlahOf([row({ A: 104, C: 4, jumlah: 108 }), row({ A: 1, jumlah: 1 })])).toMatchObject({ A: 105, C: 4, N: 0, jumlah: 109 })
  })

  it('opens the students of a cell, of the same period and units', () => {
    expect(decodeURIComponent(tautanOf(2023, 'A', '?periode=20251&prodi[0]=x&mode=posisi') ?? '')).toBe(
      '/data-master/mahasiswa/data-mahasiswa?angkatan[]=2023&periode=20251&prodi[0]=x&status[]=A',
    )
  })

  it('opens none by aktivitas for who left, whom a list of statuses counts in later periods too', () => {
    expect(tautanOf(2023, 'E', '?mode=aktivitas')).toBeNull()
    expect(tautanOf(2023, 'C', '?mode=aktivitas')).not.toBeNull()
  })
})
