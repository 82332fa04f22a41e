import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { api } from '../../../api'
import { TanggalInput } from '../../../kit/form/inputs/tanggal-input'
import { NilaiTanggal } from '../../../kit/format/nilai'
import { textOf, type FilterField } from '../../../kit/table/filter'
import { choiceFilter, choicesFilter, customFilter, yesNoFilter } from '../../../kit/table/filter-controls'
import { useRoles } from '../use-roles'
import { useSaringProdi } from '../../../shared/pickers/saring'

const FIXED = [
  yesNoFilter({ name: 'aktif', label: 'Aktif', yes: 'Aktif', no: 'Nonaktif' }),
  yesNoFilter({ name: 'belumPernahMasuk', label: 'Pernah masuk', yes: 'Belum pernah masuk', no: 'Sudah pernah masuk' }),
  customFilter({
    name: 'terakhirMasukSebelum',
    label: 'Terakhir masuk sebelum',
    control: ({ label, value, onChange }) => (
      <TanggalInput label={label} value={textOf(value) || null} onChange={(tanggal) => onChange(tanggal ?? undefined)} />
    ),
    chip: (value) => <NilaiTanggal nilai={textOf(value)} />,
  }),
]

export const FILTER_NAMES = ['role', 'jenis', 'prodi', 'idLokasi', 'aktif', 'belumPernahMasuk', 'terakhirMasukSebelum'] as const

/** The filters with the college's own roles, prodi and places. */
export function useOperatorFilters(): readonly FilterField[] {
  const { roles } = useRoles()
  const prodi = useSaringProdi('kode')
  const lokasi = useQuery(api.pengaturan.lokasi.list.queryOptions({ input: { itemsPerPage: 200 } }))
  return useMemo(
    () => [
      choicesFilter({ name: 'role', label: 'Hak akses', choices: roles.map(({ id, nama }) => ({ value: id, label: nama })) }),
      choiceFilter({ name: 'jenis', label: 'Jenis', choices: ['Biasa', 'Supervisor'].map((value) => ({ value, label: value })) }),
      prodi,
      ...FIXED.slice(0, 1),
      choicesFilter({
        name: 'idLokasi',
        label: 'Lokasi',
        choices: (lokasi.data?.data ?? []).map(({ id, nama }) => ({ value: id, label: nama })),
      }),
      ...FIXED.slice(1),
    ],
    [roles, prodi, lokasi.data],
  )
}
