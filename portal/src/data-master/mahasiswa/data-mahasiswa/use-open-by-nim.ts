import type { MahasiswaRow } from '@sivitas/contract/data-master/mahasiswa/mahasiswa'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import type { ListQuery } from '../../../kit/table/use-list-query'

const NIM = /^\d{8,24}$/

/** A full NIM and Enter open the student at once: at the counter nobody wants to click the only row (walk-through 1). */
export function useOpenByNim(cari: string, answer: ListQuery<MahasiswaRow>): void {
  const navigate = useNavigate()
  useEffect(() => {
    const onEnter = (event: KeyboardEvent) => {
      const typed = event.target instanceof HTMLInputElement && event.target.type === 'search' ? event.target.value.trim() : ''
      const [only, ...others] = answer.data?.data ?? []
      if (event.key === 'Enter' && NIM.test(typed) && typed === cari && only?.nim === typed && others.length === 0) void navigate(only.id)
    }
    window.addEventListener('keydown', onEnter)
    return () => window.removeEventListener('keydown', onEnter)
  }, [cari, answer.data, navigate])
}
