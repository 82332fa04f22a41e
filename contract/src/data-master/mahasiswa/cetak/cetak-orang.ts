import { z } from 'zod'
import { one } from '../../../kit/answer'
import { Id } from '../../../kit/fields'
import { procedure } from '../../../kit/procedure'
import { Cetakan, FORMAT_CETAK } from '../../cetakan'

const SatuOrang = z.strictObject({ id: Id, format: z.enum(FORMAT_CETAK).optional() })
const path = '/v2/master/cetak'

/** What is printed of one person (Documents 5 and 9): for the archive, so with the numbers that lists mask (DM-R27). */
export const cetakOrang = {
  biodataMahasiswa: procedure
    .meta({ scope: 'F3', access: 'B', traces: true })
    .route({ method: 'GET', path: `${path}/biodata-mahasiswa/{id}` })
    .input(SatuOrang)
    .output(one(Cetakan)),
  biodataDosen: procedure
    .meta({ scope: 'F2', access: 'B', traces: true })
    .route({ method: 'GET', path: `${path}/biodata-dosen/{id}` })
    .input(SatuOrang)
    .output(one(Cetakan)),
  lembarKeluar: procedure
    .meta({ scope: ['F3', 'F4'], access: 'B' })
    .route({ method: 'GET', path: `${path}/lembar-keluar/{id}` })
    .input(SatuOrang)
    .output(one(Cetakan)),
}
