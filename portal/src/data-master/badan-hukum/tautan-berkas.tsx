import { alamatBerkas } from '@sivitas/contract/platform/berkas/berkas'
import type { BerkasRingkas } from '@sivitas/contract/shared/berkas-ringkas'
import { Anchor } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useUnduh } from '../../kit/export/unduh-context'
import { toast } from '../../kit/feedback/toast'
import { pesanGalat } from '../../kit/galat'

/** A file of a row by its name; pressing it fetches it with the session. */
export function TautanBerkas({ berkas }: { berkas: BerkasRingkas }) {
  const unduh = useUnduh()
  const { mutate } = useMutation({
    mutationFn: () => unduh(alamatBerkas(berkas.id)),
    meta: { galat: 'sendiri' },
    onError: (error) => toast.gagal(pesanGalat(error)),
  })
  return (
    <Anchor component="button" type="button" onClick={() => mutate()}>
      {berkas.nama}
    </Anchor>
  )
}
