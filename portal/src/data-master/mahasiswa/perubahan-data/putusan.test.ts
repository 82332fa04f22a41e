import { describe, expect, it } from 'vitest'
import { sesudah, susunPutusan, type Isian } from './putusan'

const isian = (field: Isian['field']): Isian => ({
  field,
  judul: field,
  lama: null,
  baru: 'x',
  putusan: null,
  alasan: null,
  berubah: false,
})

describe('Putusan', () => {
  it('is sent only when every field is decided and every refusal has a reason', () => {
    const dua = [isian('nama'), isian('email')]
    expect(susunPutusan(dua, { nama: { putusan: 'setuju', alasan: '' } })).toBeNull()
    expect(susunPutusan(dua, { nama: { putusan: 'setuju', alasan: '' }, email: { putusan: 'tolak', alasan: ' ab ' } })).toBeNull()
    expect(susunPutusan(dua, { nama: { putusan: 'setuju', alasan: '' }, email: { putusan: 'tolak', alasan: ' Tidak terbaca ' } })).toEqual({
      setujui: ['nama'],
      tolak: [{ field: 'email', alasan: 'Tidak terbaca' }],
    })
  })

  it('goes on with the next request, at the end with the one before, and with none when the queue is empty', () => {
    expect(sesudah(['a', 'b', 'c'], 'a')).toBe('b')
    expect(sesudah(['a', 'b', 'c'], 'c')).toBe('b')
    expect(sesudah(['a'], 'a')).toBeNull()
  })
})
