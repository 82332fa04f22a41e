import { expect, it } from 'vitest'
import { alamatDaftar, studi } from './saringan'

const read = (url: string) => decodeURIComponent(url.split('?')[1] ?? '')

it('a number leads to the list with the dashboard’s filters and its own', () => {
  expect(read(alamatDaftar(20251, { prodi: ['p1'], kampus: 'k1' }, { status: ['A'] }))).toBe(
    'prodi[0]=p1&kampus=k1&status[0]=A&periode=20251',
  )
})

it('its own filter wins over the one of the dashboard', () => {
  expect(read(alamatDaftar(20251, { prodi: ['p1', 'p2'] }, { prodi: ['p2'], ipk: { after: '2', before: '2.49' } }))).toBe(
    'prodi[0]=p2&ipk[after]=2&ipk[before]=2.49&periode=20251',
  )
})

it('who studies is named by every status of studying', () => {
  expect(read(alamatDaftar(20251, {}, studi))).toBe('status[0]=A&status[1]=C&status[2]=N&status[3]=S&status[4]=U&status[5]=O&periode=20251')
})
