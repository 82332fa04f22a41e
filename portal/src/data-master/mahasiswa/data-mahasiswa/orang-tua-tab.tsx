import { OrangTuaIsian, PERAN_ORANG_TUA } from '@sivitas/contract/data-master/mahasiswa/isian-orang'
import { Button, Card, Group, SimpleGrid, Title } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../api'
import { useFormulir } from '../../../kit/form/use-formulir'
import { NilaiTanggal } from '../../../kit/format/nilai'
import { IconPencil } from '../../../kit/icons'
import { useMay } from '../../../kit/izin/can'
import { KeyValues } from '../../../kit/page/key-values'
import { SidePanelForm } from '../../../kit/page/side-panel-form'
import { DenganBiodata, type Biodata } from './biodata-query'
import { OrangTuaFields } from './isian/orang-tua-fields'
import { diBagian } from './isian/simpan-bagian'

const PERAN = { ayah: 'Ayah', ibu: 'Ibu', wali: 'Wali' } as const
type Peran = keyof typeof PERAN
type OrangTua = Biodata['orangTua'][number]

const KOSONG = {
  hubungan: null,
  nik: null,
  tanggalLahir: null,
  nama: null,
  pendidikan: null,
  pekerjaan: null,
  penghasilan: null,
  handphone: null,
}

function factsOf(orang: OrangTua | undefined, peran: Peran) {
  const isi = orang ?? KOSONG
  return [
    { label: 'Nama', value: isi.nama },
    ...(peran === 'wali' ? [{ label: 'Hubungan', value: isi.hubungan?.replaceAll('_', '/') }] : [{ label: 'NIK', value: isi.nik }]),
    { label: 'Tanggal lahir', value: <NilaiTanggal nilai={isi.tanggalLahir} /> },
    { label: 'Pendidikan', value: isi.pendidikan },
    { label: 'Pekerjaan', value: isi.pekerjaan },
    { label: 'Penghasilan', value: isi.penghasilan },
    { label: 'Masih hidup', value: orang && (orang.masihHidup ? 'Ya' : 'Tidak') },
    { label: 'Handphone', value: isi.handphone },
  ]
}

/** Father, mother and guardian, each a card with its own save. */
export function OrangTuaTab({ id }: { id: string }) {
  const [ubah, setUbah] = useState<Peran | null>(null)
  const may = useMay()(api.dataMaster.mahasiswaTulis.update)
  return (
    <DenganBiodata id={id}>
      {({ orangTua }) => (
        <SimpleGrid cols={{ base: 1, md: 3 }}>
          {PERAN_ORANG_TUA.map((peran) => (
            <Card key={peran} component="section" withBorder aria-label={PERAN[peran]}>
              <Group justify="space-between" mb="xs">
                <Title order={3}>{PERAN[peran]}</Title>
                {may && (
                  <Button
                    variant="default"
                    size="compact-sm"
                    leftSection={<IconPencil size={14} aria-hidden />}
                    aria-label={`Ubah ${PERAN[peran].toLowerCase()}`}
                    onClick={() => setUbah(peran)}
                  >
                    Ubah
                  </Button>
                )}
              </Group>
              <KeyValues
                facts={factsOf(
                  orangTua.find((one) => one.peran === peran),
                  peran,
                )}
              />
            </Card>
          ))}
          {ubah && <Panel key={ubah} id={id} peran={ubah} onTutup={() => setUbah(null)} />}
        </SimpleGrid>
      )}
    </DenganBiodata>
  )
}

/** The panel shows NIK and the mother's name whole, which the server writes down. */
const Panel = (props: { id: string; peran: Peran; onTutup: () => void }) => (
  <DenganBiodata id={props.id} rahasia>
    {(biodata) => <OrangTuaPanel {...props} biodata={biodata} />}
  </DenganBiodata>
)

function OrangTuaPanel({ id, peran, biodata, onTutup }: { id: string; peran: Peran; biodata: Biodata; onTutup: () => void }) {
  const queryClient = useQueryClient()
  const orang = biodata.orangTua.find((one) => one.peran === peran)
  const form = useFormulir({
    schema: OrangTuaIsian,
    nama: `Ubah ${PERAN[peran].toLowerCase()}`,
    pesan: 'Data berhasil diubah',
    values: { masihHidup: true, ...orang, ...(peran === 'ibu' && { nama: biodata.namaIbuKandung }), peran } as never,
    simpan: (values) =>
      diBagian(
        'orangTua.0',
        api.dataMaster.mahasiswaTulis.update.call({ id, versiBiodata: biodata.versi, orangTua: [{ ...values, peran }] }),
      ),
    berhasil: () => {
      void queryClient.invalidateQueries({ queryKey: api.dataMaster.mahasiswa.key() })
      onTutup()
    },
  })
  return (
    <SidePanelForm title={form.nama} form={form} onClose={onTutup}>
      <OrangTuaFields wali={peran === 'wali'} />
    </SidePanelForm>
  )
}
