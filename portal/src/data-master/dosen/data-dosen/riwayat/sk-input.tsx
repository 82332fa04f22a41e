import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../../api'
import type { IsianProps } from '../../../../kit/form/inputs/isian'
import { UnggahInput } from '../../../../kit/form/inputs/unggah-input'
import { kirimBerkas } from '../../../../shared/berkas/kirim-berkas'
import { useSyaratBerkas } from '../../../../shared/berkas/use-syarat'

const kirim = kirimBerkas('dokumen')

/** The scan of a decree or certificate: the value is the id of the upload. */
export function SkInput(props: IsianProps<string>) {
  const syarat = useSyaratBerkas('dokumen')
  const [idTersimpan] = useState(props.value ?? null)
  const tersimpan = useQuery({
    ...api.platform.berkas.get.queryOptions({ input: { id: idTersimpan ?? '' }, meta: { senyap: true } }),
    enabled: idTersimpan !== null,
  }).data?.data
  return (
    <UnggahInput
      key={tersimpan ? tersimpan.id : 'belum'}
      {...props}
      {...syarat}
      kirim={kirim}
      tersimpan={tersimpan ? { id: tersimpan.id, nama: tersimpan.nama, ukuran: tersimpan.ukuran } : undefined}
    />
  )
}
