import { Drawer, List, Stack, Text, Timeline, Title } from '@mantine/core'
import { CARA_HUBUNGI, TindakanInput, type CaraHubungi } from '@sivitas/contract/data-master/mahasiswa/perlu-perhatian'
import { formatTanggal } from '@sivitas/rules/platform/tanggal'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../../api'
import { Kosong } from '../../../../kit/feedback/kosong'
import { Muatan } from '../../../../kit/feedback/muatan'
import { fields } from '../../../../kit/form/fields'
import { useFormulir } from '../../../../kit/form/use-formulir'
import { SidePanelForm } from '../../../../kit/page/side-panel-form'
import { useHariIni } from '../../../../kit/format/zona'

const calls = api.dataMaster.perluPerhatian
const isian = fields(TindakanInput)
const CARA = Object.entries(CARA_HUBUNGI).map(([value, label]) => ({ value: value as CaraHubungi, label }))

/** A row of the list as it arrives: its moment is text. */
export type OrangPerhatian = Awaited<ReturnType<typeof calls.list.call>>['data'][number]
type Props = { mahasiswa: OrangPerhatian; boleh: boolean; onTutup: () => void; onTercatat: () => void }

/** What was done about a student, and the next act: 'sudah dihubungi', a note, when to look again. */
export function TindakanPanel(props: Props) {
  return props.boleh ? <TindakanForm {...props} /> : <RiwayatSaja {...props} />
}

function TindakanForm({ mahasiswa, onTutup, onTercatat }: Props) {
  const hari = useHariIni()
  const form = useFormulir({
    schema: TindakanInput,
    nama: `Tindakan ${mahasiswa.nama}`,
    values: { cara: 'telepon', tanggal: hari, catatan: null, tanggalBerikut: null },
    pesan: 'Tindakan berhasil dicatat',
    simpan: (values) => calls.catat.call({ ...values, id: mahasiswa.id }),
    berhasil: onTercatat,
  })
  return (
    <SidePanelForm title={`Sudah dihubungi: ${mahasiswa.nama}`} form={form} onClose={onTutup} submit="Catat">
      <Tanda mahasiswa={mahasiswa} />
      <isian.Pilih name="cara" pilihan={CARA} />
      <isian.Tanggal name="tanggal" max={hari} />
      <isian.TeksPanjang name="catatan" />
      <isian.Tanggal name="tanggalBerikut" min={hari} />
      <Riwayat id={mahasiswa.id} />
    </SidePanelForm>
  )
}

const RiwayatSaja = ({ mahasiswa, onTutup }: Props) => (
  <Drawer opened onClose={onTutup} title={`Riwayat tindakan ${mahasiswa.nama}`} size={500}>
    <Stack gap="sm">
      <Tanda mahasiswa={mahasiswa} />
      <Riwayat id={mahasiswa.id} />
    </Stack>
  </Drawer>
)

const Tanda = ({ mahasiswa: { nim, labelProdi, dosenPa, tanda } }: Pick<Props, 'mahasiswa'>) => (
  <div>
    <Text size="sm" c="dimmed">
      {[nim, labelProdi, dosenPa ?? 'Tanpa dosen PA'].join(' · ')}
    </Text>
    <List size="sm" mt={4}>
      {tanda.map(({ tanda: kode, teks }) => (
        <List.Item key={kode}>{teks}</List.Item>
      ))}
    </List>
  </div>
)

function Riwayat({ id }: { id: string }) {
  const query = useQuery(calls.tindakan.queryOptions({ input: { id } }))
  return (
    <section aria-label="Riwayat tindakan">
      <Title order={3} size="h5" mb="xs">
        Riwayat tindakan
      </Title>
      <Muatan query={query} baris={2}>
        {({ data }) =>
          data.length === 0 ? (
            <Kosong jenis="belumAda" petunjuk="Mahasiswa ini belum pernah dihubungi." />
          ) : (
            <Timeline bulletSize={14} lineWidth={2} active={0}>
              {data.map(({ id: satu, cara, tanggal, catatan, tanggalBerikut, oleh }) => (
                <Timeline.Item key={satu} title={`${CARA_HUBUNGI[cara]}, ${formatTanggal(tanggal)}`}>
                  {catatan !== null && <Text size="sm">{catatan}</Text>}
                  <Text size="sm" c="dimmed">
                    {[tanggalBerikut && `Hubungi lagi ${formatTanggal(tanggalBerikut)}`, oleh].filter(Boolean).join(' · ')}
                  </Text>
                </Timeline.Item>
              ))}
            </Timeline>
          )
        }
      </Muatan>
    </section>
  )
}
