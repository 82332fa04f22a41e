export type Ubin = { kode: string; nama: string; kolom: number; baris: number }

/** Rows of tiles from north to south, each province at its column from west to east: 'column kode short name'. */
const BARIS: readonly string[] = [
  '0 06 Aceh,1 07 Sumut,6 34 Kaltara,9 30 Grtalo,10 17 Sulut',
  '0 08 Sumbar,1 09 Riau,2 31 Kepri,4 13 Kalbar,5 14 Kalteng,6 16 Kaltim,9 18 Sulteng,11 27 Malut,12 39 PBD,13 32 Pabar,14 25 Papua',
  '0 26 Bklu,1 10 Jambi,2 11 Sumsel,3 29 Babel,6 15 Kalsel,8 33 Sulbar,9 19 Sulsel,10 20 Sultra,11 21 Maluku,13 37 Pateng,14 38 Papeg',
  '2 12 Lampung,14 36 Pasel',
  '3 28 Banten,4 01 DKI,5 03 Jateng,6 05 Jatim,7 22 Bali,8 23 NTB,9 24 NTT',
  '4 02 Jabar,5 04 DIY',
]

/** Where each province stands among the tiles. */
export const UBIN: readonly Ubin[] = BARIS.flatMap((isi, baris) =>
  isi.split(',').map((satu) => {
    const [kolom = '0', kode = '', nama = ''] = satu.split(' ')
    return { kode: `${kode}0000`, nama, kolom: Number(kolom), baris }
  }),
)
