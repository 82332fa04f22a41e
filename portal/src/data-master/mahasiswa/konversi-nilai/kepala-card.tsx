import { Card, SimpleGrid, Text } from '@mantine/core'
import { JENIS_KONVERSI, type BahanKonversi, type JenisKonversi } from '@sivitas/contract/akademik/konversi-nilai'
import { formatTanggal } from '@sivitas/rules/platform/tanggal'
import { PilihInput } from '../../../kit/form/inputs/pilih-input'
import { PilihJauhInput } from '../../../kit/form/inputs/pilih-jauh-input'
import { KeyValues } from '../../../kit/page/key-values'
import { sumberProdiAsal, sumberPtAsal } from '../data-mahasiswa/isian/sumber-luar'
import type { KonversiTampil } from './kata'
import type { Konversi } from './use-konversi'

type KepalaCardProps = { bahan: BahanKonversi; konversi: KonversiTampil | null; editor: Konversi; boleh: boolean }

const JENIS = Object.entries(JENIS_KONVERSI).map(([value, label]) => ({ value: value as JenisKonversi, label }))
const kini = (id: string | null, label: string | null) => (id !== null && label !== null ? { value: id, label } : undefined)

/** Kind and origin; of an approved conversion with its SK, to be read. */
export function KepalaCard({ bahan: { mahasiswa }, konversi, editor: { kepala, setKepala }, boleh }: KepalaCardProps) {
  const asal = konversi ?? mahasiswa
  if (!boleh) {
    const sk = konversi?.nomorSk
      ? [konversi.nomorSk, konversi.tanggalSk && formatTanggal(konversi.tanggalSk)].filter(Boolean).join(', ')
      : null
    return (
      <Card padding="sm">
        <KeyValues
          facts={[
            { label: 'Jenis', value: JENIS_KONVERSI[kepala.jenis] },
            { label: 'Jenis daftar', value: mahasiswa.namaJenisDaftar },
            { label: 'Perguruan tinggi asal', value: asal.namaPtAsal },
            { label: 'Program studi asal', value: asal.namaProdiAsal },
            { label: 'SK konversi', value: sk },
          ]}
        />
      </Card>
    )
  }
  const wajib = kepala.jenis === 'TRANSFER'
  return (
    <Card padding="sm" component="section" aria-label="Asal konversi">
      <SimpleGrid cols={{ base: 1, sm: 3 }} spacing="sm">
        <PilihInput
          label="Jenis"
          required
          pilihan={JENIS}
          value={kepala.jenis}
          onChange={(jenis) => jenis !== null && setKepala((lama) => ({ ...lama, jenis }))}
        />
        <PilihJauhInput
          label="Perguruan tinggi asal"
          required={wajib}
          sumber={sumberPtAsal(kini(asal.idPtAsal, asal.namaPtAsal))}
          value={kepala.idPtAsal}
          onChange={(idPtAsal) => setKepala((lama) => ({ ...lama, idPtAsal, idProdiAsal: null }))}
        />
        <PilihJauhInput
          label="Program studi asal"
          sumber={sumberProdiAsal(kepala.idPtAsal, kini(asal.idProdiAsal, asal.namaProdiAsal))}
          disabled={kepala.idPtAsal === null}
          value={kepala.idProdiAsal}
          onChange={(idProdiAsal) => setKepala((lama) => ({ ...lama, idProdiAsal }))}
        />
      </SimpleGrid>
      <Text c="dimmed" size="sm" mt={6}>
        {`Jenis daftar mahasiswa: ${mahasiswa.namaJenisDaftar}`}
      </Text>
    </Card>
  )
}
