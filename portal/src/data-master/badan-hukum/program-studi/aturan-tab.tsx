import { ProdiInput, type Prodi } from '@sivitas/contract/data-master/badan-hukum/prodi'
import { titleOf } from '@sivitas/contract/kit/schema-words'
import { NilaiAngka } from '../../../kit/format/nilai'
import { KeyValues } from '../../../kit/page/key-values'

/** By which numbers one studies and graduates here. */
export function AturanTab({ prodi }: { prodi: Omit<Prodi, 'diubahPada'> }) {
  const own = prodi.batasStudiSemester === null ? 'dua kali masa tempuh' : 'ditetapkan prodi'
  return (
    <KeyValues
      facts={[
        { label: titleOf(ProdiInput, 'sksLulus'), value: `${prodi.sksLulus} SKS` },
        { label: titleOf(ProdiInput, 'ipkMinimalLulus'), value: <NilaiAngka nilai={prodi.ipkMinimalLulus} desimal={2} /> },
        { label: 'Masa tempuh', value: `${prodi.masaTempuh} semester` },
        { label: 'Batas studi', value: `${prodi.batasStudi} semester (${own})` },
        { label: titleOf(ProdiInput, 'rasioMaksimum'), value: `1:${prodi.rasioMaksimum}` },
        {
          label: 'Konsentrasi',
          value: prodi.pakaiKonsentrasi ? `Dipilih mulai semester ${prodi.konsentrasiMulaiSemester ?? 1}` : 'Tidak memakai konsentrasi',
        },
      ]}
    />
  )
}
