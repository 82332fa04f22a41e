import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { FONT_FAMILIES, pathOf, STANDARD_FONT } from './font-families'

test('PL edge 40: a font file that is missing is none, so that the server starts without it', () => {
  expect(pathOf('@expo-google-fonts/inter/tidak-ada.ttf')).toBeNull()
  expect(pathOf('@huruf/yang-hilang/400.ttf')).toBeNull()
})

test('every variant that is offered has its file, and the standard font is there', () => {
  for (const { files } of Object.values(FONT_FAMILIES)) for (const path of Object.values(files)) expect(existsSync(path)).toBe(true)
  expect(Object.keys(FONT_FAMILIES)).toContain(STANDARD_FONT)
})
