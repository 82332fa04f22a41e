import { z } from 'zod'
import { one } from '../../../kit/answer'
import { Id } from '../../../kit/fields'
import { flag } from '../../../kit/list'
import { procedure } from '../../../kit/procedure'
import { Cetakan, FORMAT_CETAK } from '../../cetakan'

const SatuOrang = z.strictObject({ id: Id, format: z.enum(FORMAT_CETAK).optional() })

/** Numbers that lists mask stay masked on paper as well, unless somebody who may write says why they are needed (DM-R27). */
export const PilihanBiodata = SatuOrang.extend({
  rahasia: flag().default(false).meta({ title: 'Tampilkan data pribadi' }),
  alasan: z.string().trim().max(255).optional().meta({ title: 'Alasan' }),
})
const path = '/v2/master/cetak'

/** What is printed of one person (Documents 5 and 9). */
export const cetakOrang = {
  biodataMahasiswa: procedure
    .meta({ scope: 'F3', access: 'B', traces: true })
    .route({ method: 'GET', path: `${path}/biodata-mahasiswa/{id}` })
    .input(PilihanBiodata)
    .output(one(Cetakan)),
  biodataDosen: procedure
    .meta({ scope: 'F2', access: 'B', traces: true })
    .route({ method: 'GET', path: `${path}/biodata-dosen/{id}` })
    .input(PilihanBiodata)
    .output(one(Cetakan)),
  lembarKeluar: procedure
    .meta({ scope: ['F3', 'F4'], access: 'B' })
    .route({ method: 'GET', path: `${path}/lembar-keluar/{id}` })
    .input(SatuOrang)
    .output(one(Cetakan)),
}
