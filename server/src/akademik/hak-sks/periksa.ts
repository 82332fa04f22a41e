import type { HakSksMaksimum } from '@sivitas/contract/akademik/hak-sks'
import { galatPita, peringatanPita } from '@sivitas/rules/akademik/hak-sks'
import { Galat, isianSalah } from '../../kit/galat'
import { barisSalah } from '../set-studi/set-tersimpan'

/** @throws Galat 422 with the row of the band; 409 `perlu_konfirmasi` while SKS fall as the IP rises (PL-R34) */
export function periksaHakSks({ pita, batasSemester }: Pick<HakSksMaksimum, 'pita' | 'batasSemester'>, konfirmasi: boolean): void {
  for (const [i, b] of (batasSemester ?? []).entries()) {
    if (b.dari > b.sampai) throw isianSalah(`batasSemester.${i}.sampai`, 'Semester sampai harus sama atau setelah semester dari')
  }
  if (!pita) return
  const galat = galatPita(pita)
  if (galat.length > 0) throw barisSalah(galat.map(({ baris, pesan }) => ({ field: `pita.${baris}.ipMin`, code: 'pita', message: pesan })))
  const peringatan = peringatanPita(pita)
  if (peringatan.length > 0 && !konfirmasi) {
    throw new Galat([409, 'perlu_konfirmasi'], `${peringatan.join('. ')}. Simpan sekali lagi bila memang demikian.`, {
      rincian: { peringatan },
    })
  }
}
