import type { MahasiswaBimbingan } from '@sivitas/contract/data-master/dosen/dosen-pa'
import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../../api'
import type { PreviewedAct } from '../../../kit/page/bulk'
import { lepasSemua } from './sasaran'

const { bulk, key } = api.dataMaster.dosenPa

/** Takes the advisor away from the chosen students; they then stand among those without one (edge case 22). */
export function useLepas(): PreviewedAct<MahasiswaBimbingan> {
  const client = useQueryClient()
  return {
    label: 'Lepas dosen PA',
    call: bulk,
    tone: 'bahaya',
    preview: ({ dosenPa }) => (dosenPa === null ? [] : [{ title: 'Dosen PA', before: dosenPa, after: 'tanpa dosen PA' }]),
    run: async (target) => {
      const data = await lepasSemua(target)
      await client.invalidateQueries({ queryKey: key() })
      return {
        done: data.filter(({ hasil }) => hasil === 'dilepas').length,
        refused: data
          .filter(({ hasil }) => hasil === 'ditolak')
          .map(({ idMahasiswa, pesan }) => ({ name: idMahasiswa, reason: pesan ?? '' })),
      }
    },
  }
}
