import { Drawer, Text, Timeline } from '@mantine/core'
import type { MahasiswaBimbingan, RiwayatPa } from '@sivitas/contract/data-master/dosen/dosen-pa'
import { labelPeriode } from '@sivitas/rules/platform/periode'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../api'
import { Kosong } from '../../../kit/feedback/kosong'
import { useKembaliFokus } from '../../../kit/feedback/kembali-fokus'
import { Muatan } from '../../../kit/feedback/muatan'

const SEBAB = { ganti: 'Diganti', pindah: 'Bimbingan dipindahkan', lepas: 'Dilepas', keluar: 'Mahasiswa keluar' } as const

const masa = ({ mulaiPeriode, akhirPeriode }: RiwayatPa) =>
  `${labelPeriode(mulaiPeriode)} - ${akhirPeriode === null ? 'sekarang' : labelPeriode(akhirPeriode)}`

/** Everybody who has advised a student, newest first. */
export function RiwayatPaDrawer({ mahasiswa, onTutup }: { mahasiswa: MahasiswaBimbingan; onTutup: () => void }) {
  useKembaliFokus()
  const query = useQuery(api.dataMaster.dosenPa.riwayat.queryOptions({ input: { id: mahasiswa.id } }))
  return (
    <Drawer opened onClose={onTutup} title={`Riwayat dosen PA ${mahasiswa.nama}`} size={500}>
      <Muatan query={query} baris={4}>
        {({ data }) =>
          data.length === 0 ? (
            <Kosong jenis="belumAda" petunjuk="Mahasiswa ini belum pernah memiliki dosen PA." />
          ) : (
            <Timeline bulletSize={14} lineWidth={2} active={0}>
              {data.map((satu) => (
                <Timeline.Item key={satu.id} title={satu.namaDosen}>
                  <Text size="sm">{masa(satu)}</Text>
                  <Text size="sm" c="dimmed">
                    {[satu.nomorSk && `SK ${satu.nomorSk}`, satu.sebabAkhir && SEBAB[satu.sebabAkhir], satu.alasan]
                      .filter(Boolean)
                      .join(' · ')}
                  </Text>
                </Timeline.Item>
              ))}
            </Timeline>
          )
        }
      </Muatan>
    </Drawer>
  )
}
