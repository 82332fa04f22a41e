import { labelJendela, type KodeJendela } from '@sivitas/rules/akademik/kode-jendela'
import { labelPeriode } from '@sivitas/rules/platform/periode'
import { formatTanggalJam } from '@sivitas/rules/platform/tanggal'
import type { ZonaWaktu } from '@sivitas/rules/platform/zona-waktu'
import { z } from 'zod'
import { api } from '../../api'
import { useZona } from '../../kit/format/zona'
import { RiwayatVersi } from '../../shared/versi/riwayat-versi'
import { useSegarkan } from './use-jadwal'

/** What a version of a window holds, as far as a person reads it. */
const Isi = z
  .array(
    z.object({
      mulai: z.string(),
      selesai: z.string(),
      idProdi: z.string().nullable(),
      angkatan: z.number().nullable(),
      idMahasiswa: z.string().nullable(),
      alasan: z.string().nullable(),
    }),
  )
  .nullable()

/** The general row first, then each exception by its reason, which is what tells them apart. */
function barisVersi(isi: unknown, zona: ZonaWaktu): { label: string; nilai: string }[] {
  const rows = Isi.safeParse(isi).data ?? []
  return rows.map(({ mulai, selesai, idProdi, angkatan, idMahasiswa, alasan }) => {
    const khusus = idMahasiswa
      ? 'perorangan'
      : [idProdi ? 'prodi' : '', angkatan ? `angkatan ${angkatan}` : ''].filter(Boolean).join(' dan ')
    return {
      label: khusus ? `Pengecualian ${khusus}: ${alasan ?? ''}` : 'Jadwal umum',
      nilai: `${formatTanggalJam(mulai, zona)} - ${formatTanggalJam(selesai, zona)}`,
    }
  })
}

type VersiProps = { kode: KodeJendela; periode: number; onTutup: () => void }

/** Every state that a window had, and the way back to it. */
export function VersiJendela({ kode, periode, onTutup }: VersiProps) {
  const zona = useZona()
  const segarkan = useSegarkan()
  return (
    <RiwayatVersi
      judul={`${labelJendela(kode)} ${labelPeriode(periode)}`}
      calls={api.akademik.jadwalSistem}
      kunci={`${periode}/${kode}`}
      tampil={(isi) => barisVersi(isi, zona)}
      onKembali={segarkan}
      onClose={onTutup}
    />
  )
}
