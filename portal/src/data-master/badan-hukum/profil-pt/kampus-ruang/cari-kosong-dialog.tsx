import { formatAngka } from '@sivitas/rules/platform/angka'
import { Alert, Button, Group, Modal, NumberInput, SegmentedControl, Select, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../../api'
import { useOperator } from '../../../../auth/operator'
import { useHariIni } from '../../../../kit/format/zona'
import { Kosong } from '../../../../kit/feedback/kosong'
import { Memuat } from '../../../../kit/feedback/memuat'
import { TanggalInput } from '../../../../kit/form/inputs/tanggal-input'
import { WaktuInput } from '../../../../kit/form/inputs/waktu-input'
import { pesanGalat } from '../../../../kit/galat'
import { FactTable } from '../../../../kit/page/fact-table'
import { PilihKampus } from '../../../../shared/pickers/pilih-kampus'
import { PilihPeriode } from '../../../../shared/pickers/pilih-periode'

const HARI = ['Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat', 'Sabtu', 'Minggu'].map((label, at) => ({ value: String(at + 1), label }))

type Ask = Parameters<typeof api.akademik.ruanganTersedia.call>[0]

/** 'Cari ruang kosong': on one day, or on the same weekday all through a period (DM-R14). */
export function CariKosongDialog({ onClose }: { onClose: () => void }) {
  const [cara, setCara] = useState('tanggal')
  const [tanggal, setTanggal] = useState<string | null>(useHariIni())
  const { sesiSemester } = useOperator()
  const [periode, setPeriode] = useState(sesiSemester)
  const [hari, setHari] = useState('1')
  const [jamMulai, setMulai] = useState<string | null>('08:00')
  const [jamSelesai, setSelesai] = useState<string | null>('09:40')
  const [kampus, setKampus] = useState<string | null>(null)
  const [kapasitasMin, setKapasitas] = useState<number | null>(null)
  const [ask, setAsk] = useState<Ask | null>(null)
  const hariApa = cara === 'tanggal' ? { tanggal: tanggal ?? undefined } : { periode, hari: Number(hari) }
  const cari = () =>
    setAsk({
      ...hariApa,
      jamMulai: jamMulai ?? '',
      jamSelesai: jamSelesai ?? '',
      ...(kampus && { kampus }),
      ...(kapasitasMin && { kapasitasMin }),
    })
  return (
    <Modal opened onClose={onClose} title="Cari ruang kosong" size="lg">
      <Stack gap="sm">
        <SegmentedControl
          aria-label="Cara mencari"
          value={cara}
          onChange={setCara}
          data={[
            { value: 'tanggal', label: 'Satu tanggal' },
            { value: 'periode', label: 'Hari selama periode' },
          ]}
        />
        {cara === 'tanggal' ? (
          <TanggalInput label="Tanggal" required value={tanggal} onChange={setTanggal} />
        ) : (
          <Group grow align="start">
            <PilihPeriode value={periode} onChange={setPeriode} />
            <Select label="Hari" data={HARI} value={hari} allowDeselect={false} onChange={(value) => value && setHari(value)} />
          </Group>
        )}
        <Group grow align="start">
          <WaktuInput label="Mulai pukul" required value={jamMulai} onChange={setMulai} />
          <WaktuInput label="Selesai pukul" required value={jamSelesai} onChange={setSelesai} />
        </Group>
        <Group grow align="start">
          <PilihKampus label="Kampus" value={kampus} onChange={setKampus} />
          <NumberInput
            label="Kapasitas minimal"
            min={1}
            max={2000}
            hideControls
            value={kapasitasMin ?? ''}
            onChange={(value) => setKapasitas(typeof value === 'number' ? value : null)}
          />
        </Group>
        <Group justify="flex-end">
          <Button onClick={cari}>Cari</Button>
        </Group>
        {ask !== null && <Hasil ask={ask} />}
      </Stack>
    </Modal>
  )
}

function Hasil({ ask }: { ask: Ask }) {
  const { data, error } = useQuery(
    api.akademik.ruanganTersedia.queryOptions({ input: ask, meta: { galat: 'sendiri' }, retry: false, staleTime: 0 }),
  )
  if (error)
    return (
      <Alert color="bahaya" role="alert">
        {pesanGalat(error)}
      </Alert>
    )
  if (!data) return <Memuat />
  if (data.data.length === 0)
    return <Kosong jenis="tidakDitemukan" petunjuk="Tidak ada ruang kosong. Ubah waktu, kampus, atau kapasitasnya." />
  return (
    <FactTable
      label="Ruang kosong"
      rows={data.data}
      keyOf={({ id }) => id}
      columns={[
        { id: 'kode', title: 'Kode', cell: ({ kode }) => kode },
        { id: 'nama', title: 'Nama ruang', cell: ({ nama }) => nama },
        { id: 'gedung', title: 'Gedung', cell: ({ gedung, lantai }) => `${gedung}, lantai ${lantai}` },
        { id: 'kampus', title: 'Kampus', cell: ({ kampus }) => kampus },
        { id: 'kapasitas', title: 'Kapasitas', align: 'end', cell: ({ kapasitas }) => formatAngka(kapasitas) },
        { id: 'ujian', title: 'Ujian', align: 'end', cell: ({ kapasitasUjian }) => formatAngka(kapasitasUjian) },
      ]}
    />
  )
}
