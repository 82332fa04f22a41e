import type { JenisTemplate } from '@sivitas/contract/pengaturan/template/jenis'
import { useQuery } from '@tanstack/react-query'
import { createContext, useContext } from 'react'
import { api } from '../../api'

/** Which kind of template the open editor is about. */
export const JenisContext = createContext<JenisTemplate>('khs')

/** The words in braces of the open kind: those that stand alone, and the fields of its tables. */
export function usePlaceholder() {
  const jenis = useContext(JenisContext)
  const { data } = useQuery(api.pengaturan.template.placeholder.queryOptions({ input: { jenis }, staleTime: 300_000 }))
  const semua = data?.data ?? []
  return { tunggal: semua.filter(({ larik }) => larik === null), bidang: semua.filter(({ larik }) => larik !== null) }
}
