import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useDebouncedValue } from '@mantine/hooks'

/** One result of a remote select: the second line tells namesakes apart (NIM, prodi, angkatan). */
export type PilihanJauh = { value: string; label: string; keterangan?: string | undefined }

/** Where a remote select finds its results. A picker of `shared/` declares it once for everybody. */
export type SumberPilihan = {
  /** Key of the list call; results are cached below it. */
  kunci: readonly unknown[]
  /** Asks the server for a page of 20. */
  cari: (pertanyaan: { cari: string; page: number; signal: AbortSignal }) => Promise<{ pilihan: PilihanJauh[]; totalPages: number }>
  /** Answers the words of chosen values, when only their ids are known. */
  sebut?: (values: readonly string[]) => Promise<PilihanJauh[]>
}

/** Results that one page has (C11). */
export const HASIL_SEHALAMAN = 20
const TUNDA_MS = 500

/** Asks while the list is open, 500 ms after the last key, and on scrolling the next page. */
export function useHasilPilihan(sumber: SumberPilihan, ketikan: string, terbuka: boolean) {
  const [cari] = useDebouncedValue(ketikan.trim(), TUNDA_MS)
  const query = useInfiniteQuery({
    queryKey: [...sumber.kunci, 'pilihan', cari],
    queryFn: ({ pageParam, signal }) => sumber.cari({ cari, page: pageParam, signal }),
    initialPageParam: 1,
    getNextPageParam: (halaman, _semua, page) => (page < halaman.totalPages ? page + 1 : undefined),
    enabled: terbuka,
    placeholderData: keepPreviousData,
  })
  return {
    pilihan: query.data?.pages.flatMap((halaman) => halaman.pilihan) ?? [],
    memuat: query.isFetching || cari !== ketikan.trim(),
    galat: query.error,
    ulangi: () => void query.refetch(),
    berikut: () => {
      if (query.hasNextPage && !query.isFetching) void query.fetchNextPage()
    },
  }
}

/** Answers the words of the chosen values: those seen before, else asked for by id, else the id itself. */
export function useSebutanPilihan(sumber: SumberPilihan, values: readonly string[], dikenal: ReadonlyMap<string, PilihanJauh>) {
  const asing = values.filter((value) => !dikenal.has(value)).toSorted()
  const { sebut } = sumber
  const { data } = useQuery({
    queryKey: [...sumber.kunci, 'sebut', asing],
    queryFn: () => (sebut ? sebut(asing) : Promise.resolve([])),
    enabled: asing.length > 0 && sebut !== undefined,
    staleTime: Infinity,
  })
  const ditanya = new Map((data ?? []).map((pilihan) => [pilihan.value, pilihan]))
  return (value: string): PilihanJauh => dikenal.get(value) ?? ditanya.get(value) ?? { value, label: '...' }
}
