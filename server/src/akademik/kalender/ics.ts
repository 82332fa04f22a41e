import { ICalCalendar, ICalCalendarMethod } from 'ical-generator'

type EntriIcs = {
  id: string
  nama: string
  kegiatan: string
  prodi: string | null
  tanggalMulai: string
  tanggalSelesai: string
  keterangan: string | null
  diubahPada: Date
}

const hari = (tanggal: string): Date => new Date(`${tanggal}T00:00:00Z`)
const HARI_MS = 86_400_000

/**
 * The calendar as iCalendar text (RFC 5545): whole-day events, whose end is the day after the last one. Ids stay the same,
 * so a calendar program that asks again moves what was moved.
 */
export function kalenderIcs(nama: string, entri: readonly EntriIcs[]): string {
  const feed = new ICalCalendar({
    name: nama,
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: 'Sivitas', product: 'Kalender Akademik', language: 'ID' },
    ttl: 6 * 3600,
  })
  for (const { id, tanggalMulai, tanggalSelesai, prodi, ...isi } of entri)
    feed.createEvent({
      id,
      allDay: true,
      start: hari(tanggalMulai),
      end: new Date(hari(tanggalSelesai).getTime() + HARI_MS),
      stamp: isi.diubahPada,
      summary: prodi ? `${isi.nama} (${prodi})` : isi.nama,
      description: isi.keterangan ?? isi.kegiatan,
      timezone: null,
    })
  return feed.toString()
}
