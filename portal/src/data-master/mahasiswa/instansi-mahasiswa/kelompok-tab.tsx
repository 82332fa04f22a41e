import { Anchor, Button, Group, Stack, Text, Title } from '@mantine/core'
import { JENIS_TUGAS, PenugasanInstansi } from '@sivitas/contract/data-master/mahasiswa/instansi-mahasiswa'
import { KlasifikasiOrang } from '@sivitas/contract/data-master/mahasiswa/klasifikasi-mahasiswa'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { api } from '../../../api'
import { fresh, Muatan } from '../../../kit/feedback/muatan'
import { fields } from '../../../kit/form/fields'
import { useFormulir } from '../../../kit/form/use-formulir'
import { NilaiPeriode } from '../../../kit/format/nilai'
import { Can } from '../../../kit/izin/can'
import { FactTable } from '../../../kit/page/fact-table'
import { KeyValues } from '../../../kit/page/key-values'
import { SidePanelForm } from '../../../kit/page/side-panel-form'
import { StatusBadge } from '../../../kit/page/status-badge'
import { STORED } from '../../../kit/page/stored-panel'
import { columnsOf } from '../../../kit/table/schema-columns'
import { TINT } from '../klasifikasi-mahasiswa/warna'
import { sumberInstansi } from './sumber-instansi'

const { klasifikasi, instansi } = api.dataMaster
type Klasifikasi = Awaited<ReturnType<typeof klasifikasi.orang.call>>['data'][number]
type Orang = Awaited<ReturnType<typeof instansi.orang.call>>['data']

const column = columnsOf<Klasifikasi>(KlasifikasiOrang)
const COLUMNS = [
  column('nama', { cell: ({ nama, warna }) => <StatusBadge kode={warna} nama={nama} tone={TINT[warna]} /> }),
  column('kelompok'),
  column('periodeMulai', { cell: ({ periodeMulai }) => <NilaiPeriode id={periodeMulai} />, align: 'start' }),
  column('periodeAkhir', {
    cell: ({ periodeAkhir }) => (periodeAkhir === null ? '-' : <NilaiPeriode id={periodeAkhir} />),
    align: 'start',
  }),
  column('keterangan'),
]
const field = fields(PenugasanInstansi)
const TUGAS = Object.entries(JENIS_TUGAS).map(([value, label]) => ({ value, label }))

/** Tab *Klasifikasi & Instansi* of a student. */
export function KelompokTab({ id }: { id: string }) {
  const grup = useQuery(klasifikasi.orang.queryOptions({ input: { id } }))
  const asal = useQuery(instansi.orang.queryOptions({ input: { id }, ...STORED }))
  return (
    <Stack gap="lg">
      <section aria-label="Klasifikasi">
        <Group justify="space-between">
          <Title order={2}>Klasifikasi</Title>
          <Anchor component={Link} to="/data-master/mahasiswa/klasifikasi-mahasiswa">
            Kelola klasifikasi
          </Anchor>
        </Group>
        <Muatan query={grup} baris={2}>
          {({ data }) =>
            data.length === 0 ? (
              <Text>Belum termasuk klasifikasi mana pun.</Text>
            ) : (
              <FactTable label="Klasifikasi mahasiswa" columns={COLUMNS} rows={data} keyOf={(row) => row.id} />
            )
          }
        </Muatan>
      </section>
      <section aria-label="Instansi">
        <Muatan query={fresh(asal)} baris={3}>
          {({ data }) => <Instansi data={data} />}
        </Muatan>
      </section>
    </Stack>
  )
}

function Instansi({ data }: { data: Orang }) {
  const [ubah, setUbah] = useState(false)
  return (
    <Stack gap="sm">
      <Group justify="space-between">
        <Title order={2}>Instansi</Title>
        <Can call={instansi.ubahOrang}>
          <Button variant="default" onClick={() => setUbah(true)}>
            Ubah instansi
          </Button>
        </Can>
      </Group>
      {data.wajib && data.idInstansi === null && <Text c="bahaya">Instansi wajib untuk jenis kelas ini.</Text>}
      <KeyValues
        facts={[
          { label: 'Instansi', value: data.namaInstansi },
          { label: 'Unit kerja', value: data.unitKerja },
          { label: 'Jabatan', value: data.jabatanInstansi },
          { label: 'NIP', value: data.nipInstansi },
          { label: 'Jenis tugas', value: data.jenisTugas && JENIS_TUGAS[data.jenisTugas] },
        ]}
      />
      {ubah && <UbahPanel data={data} onTutup={() => setUbah(false)} />}
    </Stack>
  )
}

const nilai = ({ idInstansi, unitKerja, jabatanInstansi, nipInstansi, jenisTugas }: Orang) => ({
  idInstansi,
  unitKerja,
  jabatanInstansi,
  nipInstansi,
  jenisTugas,
})

function UbahPanel({ data, onTutup }: { data: Orang; onTutup: () => void }) {
  const client = useQueryClient()
  const form = useFormulir({
    schema: PenugasanInstansi,
    nama: 'Ubah instansi',
    values: nilai(data),
    pesan: 'Data berhasil diubah',
    versi: {
      kini: data.versi,
      segarkan: async () => {
        const { data: terbaru } = await instansi.orang.call({ id: data.id })
        return { values: nilai(terbaru), versi: terbaru.versi }
      },
    },
    simpan: (isi, { versi }) => instansi.ubahOrang.call({ id: data.id, versi: versi ?? data.versi, ...isi }),
    berhasil: () => {
      void client.invalidateQueries({ queryKey: api.dataMaster.key() })
      onTutup()
    },
  })
  return (
    <SidePanelForm title="Ubah instansi" form={form} onClose={onTutup}>
      <field.PilihJauh name="idInstansi" sumber={sumberInstansi} />
      <field.Text name="unitKerja" />
      <field.Text name="jabatanInstansi" />
      <field.Text name="nipInstansi" />
      <field.Pilih name="jenisTugas" pilihan={TUGAS} />
    </SidePanelForm>
  )
}
