import { Alert, Code, List, Stack, Text } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { CAKUPAN_HITUNG, PenomoranInput, ULANG_NOMOR } from '@sivitas/contract/pengaturan/penomoran'
import { galatPola } from '@sivitas/rules/platform/penomoran'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useOutletContext, useParams } from 'react-router'
import { api } from '../../api'
import { fields } from '../../kit/form/fields'
import { useFormulir } from '../../kit/form/use-formulir'
import { pesanGalat } from '../../kit/galat'
import { useMay } from '../../kit/izin/can'
import { SidePanelForm } from '../../kit/page/side-panel-form'
import { STORED, StoredPanel } from '../../kit/page/stored-panel'
import { usePanel } from '../../kit/page/use-panel'
import { CAKUPAN, ULANG } from './kata'
import type { PenomoranRow } from './penomoran-page'

const field = fields(PenomoranInput)
const calls = api.pengaturan.penomoran
const PERTAMA = {
  kode: '',
  nama: '',
  pola: '{nomor:4}/{kodeUnit}/{kodeJenis}/{bulanRomawi}/{tahun}',
  ulang: 'tahun',
  cakupanHitung: 'pt',
  kodeUnit: null,
  kodeJenis: null,
  mulai: 1,
} as const

/** The form of a scheme beside the list, with the numbers that its pattern would make. */
export function PenomoranPanel() {
  const { id } = useParams()
  const { selesai, tutup } = usePanel(useOutletContext<string>())
  if (selesai) return null
  return id === undefined ? <Form row={null} onTutup={tutup} /> : <Tersimpan id={id} onTutup={tutup} />
}

function Tersimpan({ id, onTutup }: { id: string; onTutup: () => void }) {
  const query = useQuery({ ...calls.get.queryOptions({ input: { id } }), ...STORED })
  return (
    <StoredPanel title="Penomoran" query={query} onClose={onTutup}>
      {(row) => <Form key={id} row={row} onTutup={onTutup} />}
    </StoredPanel>
  )
}

function Form({ row, onTutup }: { row: PenomoranRow | null; onTutup: () => void }) {
  const client = useQueryClient()
  const may = useMay()
  const nama = row ? `Ubah ${row.nama}` : 'Tambah penomoran'
  const dipakai = row !== null && row.jumlahDipakai + row.jumlahBatal > 0
  const form = useFormulir({
    schema: PenomoranInput,
    nama,
    values: row ?? PERTAMA,
    pesan: row ? 'Data berhasil diubah' : 'Data berhasil ditambahkan',
    terkunci: row !== null && !may(calls.update),
    simpan: (values, { versi, idempotencyKey }) =>
      row
        ? calls.update.call({ ...values, id: row.id, versi: versi ?? row.versi })
        : calls.create.call(values, { context: { idempotencyKey } }),
    berhasil: () => {
      void client.invalidateQueries({ queryKey: calls.key() })
      onTutup()
    },
  })
  return (
    <SidePanelForm title={nama} form={form} onClose={onTutup}>
      {dipakai && <Alert color="biru">Perubahan pola berlaku mulai nomor berikutnya. Nomor yang sudah keluar tidak berubah.</Alert>}
      <field.Text name="kode" />
      <field.Text name="nama" />
      <field.Text name="pola" maks={100} />
      <Contoh />
      <field.Text name="kodeUnit" />
      <field.Text name="kodeJenis" />
      <field.Pilih name="ulang" pilihan={ULANG_NOMOR.map((value) => ({ value, label: ULANG[value] }))} />
      <field.Pilih name="cakupanHitung" pilihan={CAKUPAN_HITUNG.map((value) => ({ value, label: CAKUPAN[value] }))} />
      {dipakai ? (
        <Text size="sm" c="dimmed">
          Nomor pertama {row.mulai}. Hanya dapat diubah sebelum nomor pertama keluar.
        </Text>
      ) : (
        <field.Angka name="mulai" />
      )}
    </SidePanelForm>
  )
}

/** The next three numbers of the pattern as it is typed (PL-R54); takes none. */
function Contoh() {
  const isi = {
    pola: field.useNilai('pola') ?? '',
    ulang: field.useNilai('ulang') ?? 'tahun',
    cakupanHitung: field.useNilai('cakupanHitung') ?? 'pt',
    kodeUnit: field.useNilai('kodeUnit') ?? null,
    kodeJenis: field.useNilai('kodeJenis') ?? null,
    mulai: field.useNilai('mulai') ?? 1,
  }
  const [tenang] = useDebouncedValue(JSON.stringify(isi), 300)
  const input = JSON.parse(tenang) as typeof isi
  const salah = galatPola(isi.pola)
  const { data, error } = useQuery({
    ...calls.pratinjau.queryOptions({ input }),
    enabled: galatPola(input.pola) === null,
    placeholderData: (sebelum) => sebelum,
    meta: { galat: 'sendiri' },
  })
  return (
    <Stack gap={4} role="group" aria-label="Contoh nomor" aria-live="polite">
      <Text size="sm" fw={500}>
        Contoh
      </Text>
      {salah === null && error === null ? (
        <List size="sm">
          {(data?.data.contoh ?? []).map((nomor) => (
            <List.Item key={nomor}>
              <Code>{nomor}</Code>
            </List.Item>
          ))}
        </List>
      ) : (
        <Text size="sm" c="bahaya">
          {salah ?? pesanGalat(error)}
        </Text>
      )}
    </Stack>
  )
}
