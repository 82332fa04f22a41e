import { BATAS_UNGGAHAN, BYTE_PER_MB, EKSTENSI, type JenisUnggahan } from '@sivitas/contract/platform/berkas/berkas'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../api'
import type { SyaratBerkas } from '../../kit/form/inputs/periksa-berkas'

/** Drawings are for logos; a person's photo is a photo. */
const FOTO = ['jpg', 'png', 'webp']

/** Answers what the college accepts of a kind of file: the names and the largest size (C8). */
export function useSyaratBerkas(jenis: JenisUnggahan): SyaratBerkas {
  const { data } = useQuery(api.platform.berkas.batas.queryOptions({ staleTime: 300_000, meta: { senyap: true } }))
  const mb = data?.data.find((batas) => batas.jenis === jenis)?.mb ?? BATAS_UNGGAHAN[jenis].mb
  const terima = jenis === 'foto' ? FOTO : EKSTENSI[jenis].map((ekstensi) => ekstensi.slice(1))
  return { terima, maksBytes: mb * BYTE_PER_MB }
}
