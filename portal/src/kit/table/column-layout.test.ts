import { describe, expect, it } from 'vitest'
import type { Column } from './column'
import { declaredLayout, fitLayout, moveColumn, showColumn, visibleColumns } from './column-layout'

const column = (id: string, shown: 'awal' | 'pilihan' = 'awal'): Column<object> => ({ id, title: id, cell: () => id, shown })
const columns = [column('nama'), column('nim'), column('prodi'), column('email', 'pilihan')]

describe('the layout of columns', () => {
  it('starts as the screen declares it', () => {
    expect(visibleColumns(declaredLayout(columns), columns).map(({ id }) => id)).toEqual(['nama', 'nim', 'prodi'])
  })

  it('drops columns that are no more and lets new ones in where they are declared', () => {
    const stored = { urutan: ['prodi', 'lama', 'nama'], sembunyi: ['nama'] }
    expect(fitLayout(stored, columns)).toEqual({ urutan: ['nama', 'nim', 'prodi', 'email'], sembunyi: ['email'] })
  })

  it('never moves or hides the name', () => {
    const layout = declaredLayout(columns)
    expect(moveColumn(layout, 'nama', 2)).toBe(layout)
    expect(moveColumn(layout, 'prodi', 0).urutan).toEqual(['nama', 'prodi', 'nim', 'email'])
    expect(fitLayout(showColumn(layout, 'nama', false), columns).sembunyi).not.toContain('nama')
  })

  it('shows and hides', () => {
    const layout = showColumn(showColumn(declaredLayout(columns), 'email', true), 'nim', false)
    expect(visibleColumns(layout, columns).map(({ id }) => id)).toEqual(['nama', 'prodi', 'email'])
  })
})
