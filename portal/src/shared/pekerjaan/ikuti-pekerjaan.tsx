import { alamatBerkas } from '@sivitas/contract/platform/berkas/berkas'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../api'
import { useExport } from '../../kit/export/use-export'
import { toast } from '../../kit/feedback/toast'
import { pesanGalat } from '../../kit/galat'
import { PekerjaanDialog, type PekerjaanTampil } from '../../kit/pekerjaan/pekerjaan-dialog'
import { STATUS, terbuka, type Pekerjaan } from './pekerjaan'

const calls = api.platform.pekerjaan
const IKUT_MS = 1000

const tampil = (job: Pekerjaan): PekerjaanTampil => ({ ...job, berjalan: terbuka(job), namaStatus: STATUS[job.status].nama })

/** Follows a job that the person has just begun (C18); left alone it goes on, and its results wait under 'Unduhan'. */
export function IkutiPekerjaan({ id, onTutup }: { id: string; onTutup: () => void }) {
  const client = useQueryClient()
  const { start } = useExport()
  const { data } = useQuery(
    calls.get.queryOptions({
      input: { id },
      refetchInterval: ({ state }) => (state.data === undefined || terbuka(state.data.data) ? IKUT_MS : false),
    }),
  )
  const batal = useMutation(
    calls.batal.mutationOptions({
      meta: { galat: 'sendiri' },
      onSuccess: () => toast.berhasil('Pekerjaan dibatalkan'),
      onError: (error) => toast.gagal(pesanGalat(error)),
      onSettled: () => client.invalidateQueries({ queryKey: calls.key() }),
    }),
  )
  return (
    <PekerjaanDialog
      pekerjaan={data && tampil(data.data)}
      onUnduh={(hasil) => void start(alamatBerkas(hasil.id), {})}
      onBatal={() => batal.mutate({ id })}
      onTutup={onTutup}
    />
  )
}
