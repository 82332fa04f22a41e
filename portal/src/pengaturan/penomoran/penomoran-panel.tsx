import { Alert, Code, List, Stack, Text } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { CAKUPAN_HITUNG, PenomoranInput, ULANG_NOMOR } from '@sivitas/contract/pengaturan/penomoran'
import { galatPola } from '@sivitas/rules/platform/penomoran'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../api'
import { fields } from '../../kit/form/fields'
import { pesanGalat } from '../../kit/galat'
import { SidePanelForm } from '../../kit/page/side-panel-form'
import { RowPanel } from '../../kit/page/row-panel'
import { useRowForm } from '../../kit/page/use-row-form'
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
export const PenomoranPanel = () => (
  <RowPanel title="Penomoran" get={calls.get}>
    {(row, onTutup) => <Form row={row} onTutup={onTutup} />}
  </RowPanel>
)

function Form({ row, onTutup }: { row: PenomoranRow | null; onTutup: () => void }) {
  const nama = row ? `Ubah ${row.nama}` : 'Tambah penomoran'
  const dipakai = row !== null && row.jumlahDipakai + row.jumlahBatal > 0
  const form = useRowForm({ calls, schema: PenomoranInput, nama, row, blank: PERTAMA, refresh: [calls.key()], onSaved: onTutup })
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
