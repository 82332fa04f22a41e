import { Akta, AktaInput } from '@sivitas/contract/data-master/badan-hukum/yayasan'
import { Button, Card, Group, Title } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../api'
import { Kosong } from '../../../kit/feedback/kosong'
import { Muatan } from '../../../kit/feedback/muatan'
import { fields } from '../../../kit/form/fields'
import { useFormulir } from '../../../kit/form/use-formulir'
import { NilaiTanggal } from '../../../kit/format/nilai'
import { IconPlus } from '../../../kit/icons'
import { useMay } from '../../../kit/izin/can'
import { FactTable } from '../../../kit/page/fact-table'
import { SidePanelForm } from '../../../kit/page/side-panel-form'
import { useRiwayatCall } from '../../../kit/riwayat/riwayat-context'
import { RiwayatDrawer } from '../../../kit/riwayat/riwayat-drawer'
import type { Column } from '../../../kit/table/column'
import { kirimBerkas } from '../../../shared/berkas/kirim-berkas'
import { useSyaratBerkas } from '../../../shared/berkas/use-syarat'
import { TautanBerkas } from '../tautan-berkas'
import { TindakanBaris } from '../tindakan-baris'
import { useHapus } from '../use-hapus'

const field = fields(AktaInput)
const kirim = kirimBerkas('dokumen')
const calls = api.dataMaster.aktaYayasan
type Row = Omit<Akta, 'diubahPada'>
type Open = { kind: 'tambah' } | { kind: 'ubah' | 'riwayat'; row: Row } | null

const COLUMNS: readonly Column<Row>[] = [
  { id: 'nomor', title: 'Nomor akta', cell: ({ nomor }) => nomor },
  { id: 'tanggal', title: 'Tanggal', cell: ({ tanggal }) => <NilaiTanggal nilai={tanggal} /> },
  { id: 'notaris', title: 'Notaris', cell: ({ notaris }) => notaris ?? '-' },
  { id: 'perihal', title: 'Perihal', cell: ({ perihal }) => perihal },
  { id: 'berkas', title: 'Berkas', cell: ({ berkas }) => (berkas === null ? '-' : <TautanBerkas berkas={berkas} />) },
]

/** The deeds of the legal body, newest first. */
export function AktaCard() {
  const query = useQuery(calls.list.queryOptions({ input: { itemsPerPage: 200 } }))
  const [open, setOpen] = useState<Open>(null)
  const writes = useMay()(calls.create)
  const riwayat = useRiwayatCall()
  const remove = useHapus<Row>({
    touches: [calls.key()],
    ask: ({ nomor }) => ({ pesan: `Hapus akta nomor ${nomor}?` }),
    remove: ({ id }) => calls.remove.call({ id }),
  })
  const close = () => setOpen(null)
  return (
    <Card component="section" aria-label="Akta">
      <Group justify="space-between" mb="sm">
        <Title order={2}>Akta</Title>
        {writes && (
          <Button variant="default" leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setOpen({ kind: 'tambah' })}>
            Tambah akta
          </Button>
        )}
      </Group>
      <Muatan query={query} baris={3}>
        {({ data }) =>
          data.length === 0 ? (
            <Kosong jenis="belumAda" petunjuk="Belum ada akta yang tercatat." />
          ) : (
            <FactTable
              label="Akta badan hukum"
              rows={data}
              keyOf={({ id }) => id}
              columns={[
                ...COLUMNS,
                {
                  id: 'tindakan',
                  title: 'Tindakan',
                  cell: (row) => (
                    <TindakanBaris
                      name={`akta ${row.nomor}`}
                      writes={writes}
                      onUbah={() => setOpen({ kind: 'ubah', row })}
                      onRiwayat={riwayat && (() => setOpen({ kind: 'riwayat', row }))}
                      onHapus={() => remove(row)}
                    />
                  ),
                },
              ]}
            />
          )
        }
      </Muatan>
      {open?.kind === 'tambah' && <AktaPanel row={null} onClose={close} />}
      {open?.kind === 'ubah' && <AktaPanel key={open.row.id} row={open.row} onClose={close} />}
      {open?.kind === 'riwayat' && riwayat !== null && (
        <RiwayatDrawer
          call={riwayat}
          entitas="akta_yayasan"
          idBaris={open.row.id}
          name={`akta ${open.row.nomor}`}
          schema={Akta}
          onClose={close}
        />
      )}
    </Card>
  )
}

function AktaPanel({ row, onClose }: { row: Row | null; onClose: () => void }) {
  const queryClient = useQueryClient()
  const form = useFormulir({
    schema: AktaInput,
    nama: row === null ? 'Tambah akta' : `Ubah akta ${row.nomor}`,
    values: row ?? {},
    pesan: row === null ? 'Data berhasil ditambahkan' : 'Data berhasil diubah',
    simpan: (values, { versi }) =>
      row === null ? calls.create.call(values) : calls.update.call({ ...values, id: row.id, versi: versi ?? row.versi }),
    berhasil: () => {
      void queryClient.invalidateQueries({ queryKey: calls.key() })
      onClose()
    },
    ...(row !== null && {
      versi: {
        kini: row.versi,
        segarkan: async () => {
          const { data } = await calls.get.call({ id: row.id })
          return { values: data, versi: data.versi }
        },
      },
    }),
  })
  return (
    <SidePanelForm title={form.nama} form={form} onClose={onClose}>
      <field.Text name="nomor" />
      <field.Tanggal name="tanggal" />
      <field.Text name="notaris" />
      <field.Text name="perihal" />
      <field.Unggah name="idBerkas" {...useSyaratBerkas('dokumen')} kirim={kirim} {...(row?.berkas && { tersimpan: row.berkas })} />
    </SidePanelForm>
  )
}
