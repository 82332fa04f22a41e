import sharp from 'sharp'
import { expect, test } from 'vitest'
import { shrinkPicture } from './photo'

const BOX = { lebar: 237, tinggi: 355, penuh: true }
const picture = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#8899bb' } }).jpeg()
const sizeOf = async (bytes: Uint8Array) => {
  const { width, height, format } = await sharp(bytes).metadata()
  return [width, height, format]
}

test('a photo is cut to its place on the card, a picture is only made smaller', async () => {
  const photo = await picture(600, 800).toBuffer()
  expect(await sizeOf(await shrinkPicture(photo, BOX))).toEqual([237, 355, 'jpeg'])
  expect(await sizeOf(await shrinkPicture(photo, { ...BOX, penuh: false }))).toEqual([237, 316, 'jpeg'])
})

test('what is small enough, a drawing and a damaged file stay as they are', async () => {
  const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"><rect width="9" height="9"/></svg>')
  for (const bytes of [await picture(200, 300).toBuffer(), drawing, Buffer.from('bukan gambar')])
    expect(await shrinkPicture(bytes, BOX)).toBe(bytes)
})
