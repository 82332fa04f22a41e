/** The block of cells in a text that was copied from a spreadsheet; null when it is a single cell, which the field takes itself. */
export function readBlock(text: string): string[][] | null {
  const lines = text.replace(/\r?\n$/, '').split(/\r?\n/)
  const block = lines.map((line) => line.split('\t').map((cell) => cell.trim()))
  return block.length === 1 && block[0]?.length === 1 ? null : block
}

type Corner = { row: number; column: number }
type Sheet = { rows: readonly number[]; fields: readonly string[] }

/**
 * What a pasted block puts where, from the cell in which it was pasted to the right and down. What reaches beyond the
 * shown rows or columns is left out.
 */
export function spread(block: readonly (readonly string[])[], { row, column }: Corner, { rows, fields }: Sheet) {
  return block.flatMap((cells, down) => {
    const baris = rows[row + down]
    if (baris === undefined) return []
    const sel = Object.fromEntries(
      cells.flatMap((text, right) => {
        const field = fields[column + right]
        return field === undefined ? [] : [[field, text] as const]
      }),
    )
    return [{ baris, sel }]
  })
}
