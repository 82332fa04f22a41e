import { Stack } from '@mantine/core'
import { PejabatInput } from '@sivitas/contract/pengaturan/pejabat'
import { api } from '../../api'
import { fields } from '../../kit/form/fields'
import type { IsianProps } from '../../kit/form/inputs/isian'
import { SidePanelForm } from '../../kit/page/side-panel-form'
import { RowPanel } from '../../kit/page/row-panel'
import { useRowForm } from '../../kit/page/use-row-form'
import { PilihFakultas } from '../../shared/pickers/pilih-fakultas'
import { PilihJurusan } from '../../shared/pickers/pilih-jurusan'
import { PilihProdi } from '../../shared/pickers/pilih-prodi'
import { PILIHAN_JABATAN, PILIHAN_LINGKUP, type PejabatRow } from './kata'
import { Linimasa } from './linimasa'
import { OrangFields } from './orang-fields'

const field = fields(PejabatInput)
const calls = api.pengaturan.pejabat
const BARU = {
  jabatan: 'DEKAN',
  namaJabatan: null,
  lingkup: 'fakultas',
  idLingkup: null,
  atasNama: null,
  idDosen: null,
  namaLengkap: null,
  gelarDepan: null,
  gelarBelakang: null,
  jenisNomor: null,
  nomor: null,
  penugasan: 'definitif',
  nomorSk: '',
  idTtd: null,
  idCap: null,
  berlakuMulai: '',
  berlakuSelesai: null,
} as const
const UNIT = {
  fakultas: PilihFakultas,
  jurusan: (props: IsianProps<string>) => <PilihJurusan {...props} />,
  prodi: PilihProdi,
}

/** One holder of an office beside the list, with everybody who held it before and after. */
export const PejabatPanel = () => (
  <RowPanel title="Pejabat" get={calls.get}>
    {(row, onTutup) => <Form row={row} onTutup={onTutup} />}
  </RowPanel>
)

function Form({ row, onTutup }: { row: PejabatRow | null; onTutup: () => void }) {
  const nama = row ? `Ubah ${row.labelJabatan} ${row.nama}` : 'Tambah pejabat'
  const form = useRowForm({ calls, schema: PejabatInput, nama, row, blank: BARU, refresh: [calls.key()], onSaved: onTutup })
  return (
    <SidePanelForm title={nama} form={form} onClose={onTutup}>
      <Jabatan />
      <OrangFields />
      <field.Tanggal name="berlakuMulai" />
      <field.Tanggal name="berlakuSelesai" />
      {row && (
        <Stack gap="xs" mt="md">
          <Linimasa pejabat={row} />
        </Stack>
      )}
    </SidePanelForm>
  )
}

function Jabatan() {
  const lain = field.useNilai('jabatan') === 'LAIN'
  const lingkup = field.useNilai('lingkup')
  const Unit = lingkup && lingkup !== 'pt' ? UNIT[lingkup] : null
  return (
    <>
      <field.Pilih name="jabatan" pilihan={PILIHAN_JABATAN} />
      {lain && <field.Text name="namaJabatan" />}
      <field.Pilih name="lingkup" pilihan={PILIHAN_LINGKUP} />
      {Unit && <field.Custom key={lingkup} name="idLingkup" as={Unit} />}
      <field.Pilih name="atasNama" pilihan={PILIHAN_JABATAN.filter(({ value }) => value !== 'LAIN')} />
    </>
  )
}
