import { BaganWaktu } from '../bagan-waktu/bagan-waktu'
import { rentangEntri, useGeser, type Entri, type IsiKalender } from './use-kalender'

type Props = { isi: IsiKalender; onBuka: (entri: Entri) => void; boleh: boolean }

/** Bars by kind of activity; dragging moves or stretches an entry. */
export function BaganKalender({ isi: { entri, bentrok }, onBuka, boleh }: Props) {
  const geser = useGeser()
  const cari = (id: string) => entri.find((row) => row.id === id)
  const kegiatan = [...new Map(entri.map((row) => [row.idKegiatan, row.kegiatan])).entries()]
  const baris = kegiatan.map(([id, nama]) => ({
    id,
    label: nama,
    batang: entri
      .filter((row) => row.idKegiatan === id)
      .map((row) => ({
        id: row.id,
        mulai: row.tanggalMulai,
        selesai: row.tanggalSelesai,
        warna: row.warna,
        judul: `${row.nama}: ${rentangEntri(row)}${bentrok.has(row.id) ? `, bertepatan dengan libur ${bentrok.get(row.id)?.join(', ')}` : ''}`,
      })),
  }))
  const gerak = boleh
    ? {
        onTarik: ({ id }: { id: string }, baru: { mulai: string; selesai: string }) => {
          const row = cari(id)
          if (row) geser(row, baru)
        },
      }
    : {}
  const pilih = ({ id }: { id: string }) => {
    const row = cari(id)
    if (row) onBuka(row)
  }
  return <BaganWaktu label="Bagan kalender akademik" baris={baris} onPilih={pilih} {...gerak} />
}
