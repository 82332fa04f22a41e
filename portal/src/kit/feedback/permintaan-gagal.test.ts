import { beforeEach, describe, expect, it, vi } from 'vitest'
import { permintaanGagal } from './permintaan-gagal'

const names = () => permintaanGagal.kini().daftar.map((entry) => entry.actionName)

describe('the list of failed requests (PL-R49)', () => {
  beforeEach(() => permintaanGagal.kosongkan())

  it('keeps one entry for each action name, with the newest payload', () => {
    permintaanGagal.catat({ actionName: 'dosen.list', payload: 1, ulangi: async () => undefined })
    permintaanGagal.catat({ actionName: 'prodi.list', ulangi: async () => undefined })
    permintaanGagal.catat({ actionName: 'dosen.list', payload: 2, ulangi: async () => undefined })
    expect(names()).toEqual(['prodi.list', 'dosen.list'])
    expect(permintaanGagal.kini().daftar[1]?.payload).toBe(2)
  })

  it('repeats all together and keeps what fails again', async () => {
    const reload = vi.fn(async () => undefined)
    permintaanGagal.catat({ actionName: 'a', ulangi: reload })
    permintaanGagal.catat({ actionName: 'b', ulangi: () => Promise.reject(new Error('still down')) })
    permintaanGagal.catat({ actionName: 'c', ulangi: reload })
    await permintaanGagal.ulangiSemua()
    expect(reload).toHaveBeenCalledTimes(2)
    expect(names()).toEqual(['b'])
  })

  it('does not start a second round while the first one runs', async () => {
    let finish = () => {}
    const slow = vi.fn(
      () =>
        new Promise<void>((resolve) => {
          finish = resolve
        }),
    )
    permintaanGagal.catat({ actionName: 'a', ulangi: slow })
    const first = permintaanGagal.ulangiSemua()
    await permintaanGagal.ulangiSemua()
    finish()
    await first
    expect(slow).toHaveBeenCalledTimes(1)
    expect(names()).toEqual([])
  })

  it('keeps an entry that was recorded anew while its older payload was repeated', async () => {
    permintaanGagal.catat({
      actionName: 'a',
      payload: 'old',
      ulangi: async () => permintaanGagal.catat({ actionName: 'a', payload: 'new', ulangi: async () => undefined }),
    })
    await permintaanGagal.ulangiSemua()
    expect(permintaanGagal.kini().daftar[0]?.payload).toBe('new')
  })

  it('keeps both parts of a screen that read by one action, until each has its own answer', () => {
    const part = (payload: string, ditunggu: boolean) =>
      permintaanGagal.catat({ actionName: 'beranda', payload, ditunggu: () => ditunggu, ulangi: async () => undefined })
    part('ditinggalkan', false)
    part('angka', true)
    part('tugas', true)
    expect(permintaanGagal.kini().daftar.map(({ payload }) => payload)).toEqual(['angka', 'tugas'])
    permintaanGagal.selesai('beranda', 'tugas')
    expect(permintaanGagal.kini().daftar.map(({ payload }) => payload)).toEqual(['angka'])
    permintaanGagal.selesai('beranda', 'angka')
    expect(names()).toEqual([])
  })

  it('loses an action that succeeded by itself', () => {
    permintaanGagal.catat({ actionName: 'a', ulangi: async () => undefined })
    permintaanGagal.selesai('a')
    expect(names()).toEqual([])
  })
})
