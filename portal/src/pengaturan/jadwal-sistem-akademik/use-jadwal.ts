import { KODE_JENDELA, type KodeJendela } from '@sivitas/rules/akademik/kode-jendela'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { api } from '../../api'

/** A window as the client answers it: times are texts. */
export type Jadwal = Awaited<ReturnType<typeof api.akademik.jadwalSistem.list.call>>['data'][number]

/** The general window of one code with its exceptions. */
export type BarisKode = { kode: KodeJendela; umum: Jadwal | null; khusus: readonly Jadwal[] }

/** An open screen learns within a minute that a window was moved or closed (States, window). */
const SEMENIT = 60_000

const umum = ({ idProdi, angkatan, idMahasiswa }: Jadwal) => idProdi === null && angkatan === null && idMahasiswa === null

/** All windows of a period, one line for each code. */
export function useJadwal(periode: number) {
  const query = useQuery({
    ...api.akademik.jadwalSistem.list.queryOptions({ input: { periode, aktif: '1', itemsPerPage: 1000 } }),
    refetchInterval: SEMENIT,
  })
  const rows = query.data?.data
  const data = useMemo(
    () =>
      rows &&
      KODE_JENDELA.map((kode): BarisKode => {
        const milik = rows.filter((row) => row.kode === kode)
        return { kode, umum: milik.find(umum) ?? null, khusus: milik.filter((row) => !umum(row)) }
      }),
    [rows],
  )
  return { ...query, data }
}

/** Answers how to ask anew for what a change of a window touches: this screen, its testers, the home page. */
export function useSegarkan(): () => void {
  const client = useQueryClient()
  return () => {
    void client.invalidateQueries({ queryKey: api.akademik.jadwalSistem.key() })
    void client.invalidateQueries({ queryKey: api.platform.jendela.key() })
  }
}

/** Whom an exception is for, in words. */
export function namaCakupan({ prodi, angkatan, nim, mahasiswa }: Jadwal): string {
  if (nim) return `${nim} ${mahasiswa ?? ''}`.trim()
  return [prodi, angkatan === null ? null : `angkatan ${angkatan}`].filter(Boolean).join(', ')
}
