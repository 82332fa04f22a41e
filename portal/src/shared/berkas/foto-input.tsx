import { alamatBerkas } from '@sivitas/contract/platform/berkas/berkas'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../api'
import { useIsiBerkas } from '../../kit/berkas/use-isi-berkas'
import type { IsianProps } from '../../kit/form/inputs/isian'
import type { SyaratBerkas } from '../../kit/form/inputs/periksa-berkas'
import { UnggahInput } from '../../kit/form/inputs/unggah-input'
import { kirimBerkas } from './kirim-berkas'
import { useSyaratBerkas } from './use-syarat'

const kirim = kirimBerkas('foto')

/** The photo of a person in a form: the value is the id of the upload; the stored one is shown as it is. */
export const FotoInput = (props: IsianProps<string>) => <GambarInput {...props} syarat={useSyaratBerkas('foto')} />

/** A picture of other limits than a photo's, such as a signature. */
export function GambarInput({ syarat, ...props }: IsianProps<string> & { syarat: SyaratBerkas }) {
  const [idTersimpan] = useState(props.value ?? null)
  const tersimpan = useQuery({
    ...api.platform.berkas.get.queryOptions({ input: { id: idTersimpan ?? '' }, meta: { senyap: true } }),
    enabled: idTersimpan !== null,
  }).data?.data
  const url = useIsiBerkas(tersimpan ? alamatBerkas(tersimpan.id, { kecil: true }) : null)
  return (
    <UnggahInput
      // The input takes the stored file when it begins, so it begins anew once that is known.
      key={tersimpan && url ? tersimpan.id : 'belum'}
      {...props}
      {...syarat}
      kirim={kirim}
      tersimpan={tersimpan ? { id: tersimpan.id, nama: tersimpan.nama, ukuran: tersimpan.ukuran, url } : undefined}
    />
  )
}
