import { Select } from '@mantine/core'
import type { BentukRekap, RekapTersimpan } from '@sivitas/contract/data-master/mahasiswa/rekap'
import { REKAP_SIAP } from '@sivitas/contract/data-master/mahasiswa/rekap-siap'

export type Terpilih = { judul: string; bentuk: BentukRekap; tersimpan: RekapTersimpan | null }

type PilihRekapProps = { tersimpan: readonly RekapTersimpan[]; value: string | null; onChange: (terpilih: Terpilih) => void }

const choice = ({ id, nama }: RekapTersimpan) => ({ value: id, label: nama })

/** Shapes that stand ready, one's own, and those that others share. */
export function PilihRekap({ tersimpan, value, onChange }: PilihRekapProps) {
  const open = (key: string | null) => {
    const kept = tersimpan.find(({ id }) => id === key)
    if (kept !== undefined) return onChange({ judul: kept.nama, bentuk: kept.bentuk, tersimpan: kept })
    const ready = REKAP_SIAP.find(({ nama }) => nama === key)
    if (ready !== undefined) onChange({ judul: ready.nama, bentuk: ready.bentuk, tersimpan: null })
  }
  return (
    <Select
      label="Rekap"
      placeholder="Pilih rekap siap pakai"
      searchable
      allowDeselect={false}
      nothingFoundMessage="Data tidak ditemukan"
      value={value}
      onChange={open}
      data={[
        { group: 'Siap pakai', items: REKAP_SIAP.map(({ nama }) => ({ value: nama, label: nama })) },
        { group: 'Rekap saya', items: tersimpan.filter(({ milikSendiri }) => milikSendiri).map(choice) },
        { group: 'Dibagikan', items: tersimpan.filter(({ milikSendiri }) => !milikSendiri).map(choice) },
      ]}
    />
  )
}
