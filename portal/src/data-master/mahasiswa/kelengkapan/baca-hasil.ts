import type { HasilFeeder } from '@sivitas/contract/data-master/mahasiswa/pddikti'

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/**
 * Answers the results in pasted lines of NIM, then the id or the error that Neo Feeder gave, parted by tab or semicolon; a
 * head line and empty lines are passed over.
 */
export function bacaHasil(teks: string): HasilFeeder[] {
  return teks.split(/\r?\n/).flatMap((baris): HasilFeeder[] => {
    const [nim = '', ...sisa] = baris.split(/[\t;]/).map((sel) => sel.trim())
    if (nim === '' || /^nim$/i.test(nim)) return []
    const id = sisa.find((sel) => UUID.test(sel))
    const galat = sisa.filter((sel) => sel !== '' && sel !== id).join(' ')
    return [{ nim, ...(id !== undefined && { id }), ...(galat !== '' && { galat }) }]
  })
}
