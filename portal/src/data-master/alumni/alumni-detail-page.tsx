import { Alumni, KontakAlumniInput } from '@sivitas/contract/data-master/alumni/alumni'
import { Anchor, Button, Group, Stack, Text } from '@mantine/core'
import { labelPeriode } from '@sivitas/rules/platform/periode'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { api } from '../../api'
import { Muatan } from '../../kit/feedback/muatan'
import { fields } from '../../kit/form/fields'
import { useFormulir } from '../../kit/form/use-formulir'
import { NilaiAngka, NilaiTanggal } from '../../kit/format/nilai'
import { IconPencil } from '../../kit/icons'
import { Can, useMay } from '../../kit/izin/can'
import { DetailPage } from '../../kit/page/detail-page'
import { KeyValues } from '../../kit/page/key-values'
import { SidePanelForm } from '../../kit/page/side-panel-form'
import { StatusBadge } from '../../kit/page/status-badge'
import { Timeline } from '../../kit/riwayat/riwayat-drawer'
import { PilihWilayah } from '../../shared/pickers/pilih-wilayah'

const calls = api.dataMaster.alumni
type Row = Awaited<ReturnType<typeof calls.get.call>>['data']
const field = fields(KontakAlumniInput)

/** One graduate: what he left with, how to reach him, and the student whom he was. */
export function AlumniDetailPage() {
  const { id = '' } = useParams()
  const query = useQuery(calls.get.queryOptions({ input: { id } }))
  return <Muatan query={query}>{({ data }) => <Detail alumni={data} />}</Muatan>
}

function Detail({ alumni }: { alumni: Row }) {
  const { mahasiswa } = api.dataMaster
  return (
    <DetailPage
      name={alumni.nama}
      number={alumni.nim}
      badges={
        <>
          <StatusBadge kode="L" nama="Lulus" tone="biru" />
          {alumni.sumber === 'impor' && <StatusBadge kode="impor" nama="Impor alumni lama" />}
          {!alumni.bersediaDihubungi && <StatusBadge kode="jangan" nama="Tidak bersedia dihubungi" tone="jingga" />}
        </>
      }
      back={{ path: '/data-master/alumni', label: 'Alumni' }}
      tabs={[
        { key: 'kelulusan', label: 'Kelulusan', content: () => <KelulusanTab alumni={alumni} /> },
        { key: 'kontak', label: 'Kontak', content: () => <KontakTab alumni={alumni} /> },
        ...(alumni.idMahasiswa === null
          ? []
          : [
              {
                key: 'biodata',
                label: 'Biodata',
                call: mahasiswa.biodata,
                content: () => <BiodataTab idMahasiswa={alumni.idMahasiswa ?? ''} />,
              },
            ]),
        {
          key: 'riwayat',
          label: 'Riwayat',
          content: () => <Timeline call={api.platform.audit.baris} entitas="alumni" idBaris={alumni.id} schema={Alumni} />,
        },
      ]}
    />
  )
}

function KelulusanTab({ alumni }: { alumni: Row }) {
  return (
    <KeyValues
      facts={[
        { label: 'Program studi', value: alumni.labelProdi },
        { label: 'Angkatan', value: alumni.angkatan },
        { label: 'Tanggal lulus', value: <NilaiTanggal nilai={alumni.tanggalLulus} /> },
        { label: 'Periode lulus', value: alumni.periodeLulus === null ? null : labelPeriode(alumni.periodeLulus) },
        { label: 'IPK', value: <NilaiAngka nilai={alumni.ipk} desimal={2} /> },
        { label: 'Predikat', value: alumni.predikat },
        { label: 'Nomor ijazah', value: alumni.nomorIjazah, copy: alumni.nomorIjazah },
        { label: 'Judul tugas akhir', value: alumni.judulTa },
      ]}
    />
  )
}

/** The person as the student record has him; whoever may see students opens the whole record from here. */
function BiodataTab({ idMahasiswa }: { idMahasiswa: string }) {
  const may = useMay()
  const query = useQuery(api.dataMaster.mahasiswa.biodata.queryOptions({ input: { id: idMahasiswa } }))
  return (
    <Muatan query={query}>
      {({ data }) => (
        <Stack gap="md">
          <KeyValues
            facts={[
              { label: 'Jenis kelamin', value: data.jenisKelamin === 'L' ? 'Laki-laki' : 'Perempuan' },
              { label: 'Tempat lahir', value: data.tempatLahir },
              { label: 'Tanggal lahir', value: <NilaiTanggal nilai={data.tanggalLahir} /> },
              { label: 'Agama', value: data.agama },
              { label: 'NIK', value: data.nik },
              { label: 'Alamat KTP', value: [data.jalan, data.kelurahan, data.wilayah].filter(Boolean).join(', ') },
            ]}
          />
          {may(api.dataMaster.mahasiswa.get) && (
            <Anchor component={Link} to={`/data-master/mahasiswa/data-mahasiswa/${idMahasiswa}`}>
              Buka rincian mahasiswa
            </Anchor>
          )}
        </Stack>
      )}
    </Muatan>
  )
}

function KontakTab({ alumni }: { alumni: Row }) {
  const [ubah, setUbah] = useState(false)
  const kosong = alumni.handphone === null && alumni.email === null
  return (
    <Stack gap="md">
      <Group justify="space-between">
        <Text c="dimmed">{kosong ? 'Belum ada nomor atau surel untuk dihubungi.' : ''}</Text>
        <Can call={calls.update}>
          <Button variant="default" leftSection={<IconPencil size={16} aria-hidden />} onClick={() => setUbah(true)}>
            Perbarui kontak
          </Button>
        </Can>
      </Group>
      <KeyValues
        facts={[
          { label: 'Handphone', value: alumni.handphone, copy: alumni.handphone },
          { label: 'Email', value: alumni.email, copy: alumni.email },
          { label: 'Alamat', value: alumni.alamat },
          { label: 'Wilayah', value: alumni.wilayah },
          { label: 'Bersedia dihubungi', value: alumni.bersediaDihubungi ? 'Ya' : 'Tidak' },
        ]}
      />
      {ubah && <KontakPanel alumni={alumni} onTutup={() => setUbah(false)} />}
    </Stack>
  )
}

const isianOf = ({ handphone, email, alamat, idWilayah, bersediaDihubungi }: Row) => ({
  handphone,
  email,
  alamat,
  idWilayah,
  bersediaDihubungi,
})

function KontakPanel({ alumni, onTutup }: { alumni: Row; onTutup: () => void }) {
  const queryClient = useQueryClient()
  const form = useFormulir({
    schema: KontakAlumniInput,
    nama: 'Perbarui kontak',
    values: isianOf(alumni),
    pesan: 'Data berhasil diubah',
    simpan: (values, { versi }) => calls.update.call({ ...values, id: alumni.id, versi: versi ?? alumni.versi }),
    berhasil: () => {
      void queryClient.invalidateQueries({ queryKey: calls.key() })
      onTutup()
    },
    versi: {
      kini: alumni.versi,
      segarkan: async () => {
        const { data } = await calls.get.call({ id: alumni.id })
        return { values: isianOf(data), versi: data.versi }
      },
    },
  })
  return (
    <SidePanelForm title={form.nama} form={form} onClose={onTutup}>
      <field.Telepon name="handphone" />
      <field.Text name="email" type="email" />
      <field.TeksPanjang name="alamat" />
      <field.Custom name="idWilayah" as={PilihWilayah} />
      <field.Saklar name="bersediaDihubungi" />
    </SidePanelForm>
  )
}
