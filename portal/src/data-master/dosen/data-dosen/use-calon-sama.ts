import type { CalonSama } from '@sivitas/contract/data-master/dosen/dosen'
import { useState } from 'react'
import { api } from '../../../api'
import type { Formulir } from '../../../kit/form/formulir'
import { ApiError } from '../../../kit/galat'

type Isian = {
  nik?: string | null
  nama?: string | null
  tanggalLahir?: string | null
  namaIbuKandung?: string | null
  abaikanMirip?: boolean | null
  alasan?: string | null
}

/** What keeps a step from being left, told as the server's refusals are. */
export const tahan = (message: string) => new ApiError({ status: 422, type: 'validasi', message })

/** Asks whether somebody is here already (DM-R4), and keeps the step closed until that is answered. */
export function useCalonSama(form: Pick<Formulir, 'baca' | 'ikatan'>) {
  const [calon, setCalon] = useState<readonly CalonSama[]>([])
  const [perluAlasan, setPerlu] = useState(false)
  const periksa = async () => {
    const { nik, nama, tanggalLahir, namaIbuKandung, abaikanMirip, alasan } = form.baca() as Isian
    const { data } = await api.dataMaster.dosen.cekOrang.call({
      nama: nama ?? '',
      tanggalLahir: tanggalLahir ?? '',
      ...(nik && { nik }),
      ...(namaIbuKandung && { namaIbuKandung }),
    })
    setCalon(data)
    if (data.length === 0) return setPerlu(false)
    const sama = data.find(({ jenis, kesamaan }) => jenis === 'dosen' && kesamaan === 'biodata_sama')
    if (sama) throw tahan(`NIK ini milik ${sama.nama}, yang sudah tercatat sebagai dosen.`)
    setPerlu(true)
    if (!abaikanMirip || !alasan?.trim())
      throw tahan('Orang yang mirip sudah tercatat. Periksa, lalu beri alasan bila memang orang yang berbeda.')
  }
  return { calon, periksa, perluAlasan }
}
