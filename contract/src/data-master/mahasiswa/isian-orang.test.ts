import { describe, expect, test } from 'vitest'
import { optionalDate } from '../../kit/fields'
import { BiodataIsian, OrangTuaIsian } from './isian-orang'

describe('dates of a student', () => {
  test.each([
    ['31-12-2005', '2005-12-31'],
    ['5/8/1999', '1999-08-05'],
    ['17 Agustus 1999', '1999-08-17'],
    ['2005-01-02', '2005-01-02'],
  ])('are understood as people type them: %s', (ketikan, hari) => {
    expect(BiodataIsian.shape.tanggalLahir.parse(ketikan)).toBe(hari)
    expect(OrangTuaIsian.shape.tanggalLahir.parse(ketikan)).toBe(hari)
  })

  test.each(['31-02-2005', '2005-02-31', '12-2005', '1-1-05'])('DM edge 4: %s is no date, never silently left out', (ketikan) => {
    expect(BiodataIsian.partial().safeParse({ tanggalLahir: ketikan }).success).toBe(false)
    expect(optionalDate().safeParse(ketikan).success).toBe(false)
  })

  test.each(['0001-01-01', '01-01-0001', '0000-00-00'])(
    'DM edge 4: %s of old data reads as empty, which a birth date may not be',
    (ketikan) => {
      expect(BiodataIsian.shape.tanggalLahir.safeParse(ketikan).success).toBe(false)
      expect(optionalDate().parse(ketikan)).toBeNull()
    },
  )
})
