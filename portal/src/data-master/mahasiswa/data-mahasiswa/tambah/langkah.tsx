import { Alert, Button, Group, List, Select, Stack, Text } from '@mantine/core'
import { labelPeriode } from '@sivitas/rules/platform/periode'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../../api'
import { fields } from '../../../../kit/form/fields'
import { useIkatanFormulir } from '../../../../kit/form/formulir-context'
import { UnggahInput } from '../../../../kit/form/inputs/unggah-input'
import { NilaiTanggal } from '../../../../kit/format/nilai'
import { pesanGalat } from '../../../../kit/galat'
import { FormCard } from '../../../../kit/page/form-page'
import { KeyValues } from '../../../../kit/page/key-values'
import { FotoInput } from '../../../../shared/berkas/foto-input'
import { kirimBerkas } from '../../../../shared/berkas/kirim-berkas'
import { useSyaratBerkas } from '../../../../shared/berkas/use-syarat'
import { useKode } from '../../../../shared/pickers/sumber-kode'
import type { Draf } from './draf'
import { KeluargaIsian } from './isian'

const field = fields(KeluargaIsian)
const kirim = kirimBerkas('dokumen')

/** Father, mother, guardian: as much as is known on the first day. */
export function KeluargaCards() {
  const [pendidikan, pekerjaan, penghasilan] = [useKode('jenjang-pendidikan'), useKode('pekerjaan'), useKode('penghasilan')]
  return (
    <>
      <FormCard title="Ayah">
        <field.Text name="ayahNama" label="Nama" />
        <field.Tanggal name="ayahLahir" label="Tanggal lahir" />
        <field.Pilih name="ayahPendidikan" label="Pendidikan" pilihan={pendidikan} />
        <field.Pilih name="ayahPekerjaan" label="Pekerjaan" pilihan={pekerjaan} />
        <field.Pilih name="ayahPenghasilan" label="Penghasilan" pilihan={penghasilan} />
      </FormCard>
      <FormCard title="Ibu">
        <field.Tanggal name="ibuLahir" label="Tanggal lahir" />
        <field.Pilih name="ibuPendidikan" label="Pendidikan" pilihan={pendidikan} />
        <field.Pilih name="ibuPekerjaan" label="Pekerjaan" pilihan={pekerjaan} />
        <field.Pilih name="ibuPenghasilan" label="Penghasilan" pilihan={penghasilan} />
      </FormCard>
      <FormCard title="Wali">
        <field.Text name="waliNama" label="Nama" />
        <field.Tanggal name="waliLahir" label="Tanggal lahir" />
        <field.Pilih name="waliPendidikan" label="Pendidikan" pilihan={pendidikan} />
        <field.Pilih name="waliPekerjaan" label="Pekerjaan" pilihan={pekerjaan} />
        <field.Pilih name="waliPenghasilan" label="Penghasilan" pilihan={penghasilan} />
      </FormCard>
    </>
  )
}

type DrafProps = { draf: Draf; onUbah: (bagian: Partial<Draf>) => void }

/** Photo and papers that were handed in; all of them may come later. */
export function DokumenLangkah({ draf, onUbah }: DrafProps) {
  const jenis = useKode('jenis-dokumen').filter(({ disabled }) => !disabled)
  const syarat = useSyaratBerkas('dokumen')
  const [pilih, setPilih] = useState<string | null>('ktp')
  const nama = (kode: string) => jenis.find(({ value }) => value === kode)?.label ?? kode
  const tambah = (idBerkas: string | null) => {
    if (idBerkas !== null && pilih !== null) onUbah({ dokumen: [...draf.dokumen, { jenis: pilih, idBerkas, nama: nama(pilih) }] })
  }
  return (
    <Stack>
      {draf.orang === null && (
        <FotoInput
          label="Foto"
          description="JPG atau PNG, minimal 300 x 400 piksel"
          value={draf.idFoto}
          onChange={(idFoto) => onUbah({ idFoto })}
        />
      )}
      <Select
        label="Jenis dokumen"
        data={jenis.map(({ value, label }) => ({ value, label }))}
        value={pilih}
        onChange={setPilih}
        allowDeselect={false}
        searchable
      />
      <UnggahInput
        key={draf.dokumen.length}
        label="Berkas dokumen"
        {...syarat}
        terima={['pdf', 'jpg', 'jpeg', 'png']}
        kirim={kirim}
        value={null}
        onChange={tambah}
      />
      {draf.dokumen.map((satu, at) => (
        <Group key={satu.idBerkas} justify="space-between">
          <Text>{satu.nama}</Text>
          <Button
            variant="outline"
            color="bahaya"
            size="compact-sm"
            aria-label={`Lepas ${satu.nama}`}
            onClick={() => onUbah({ dokumen: draf.dokumen.filter((_, lain) => lain !== at) })}
          >
            Lepas
          </Button>
        </Group>
      ))}
    </Stack>
  )
}

/** Who is already here and gets another NIM. */
export function OrangTerpilih({ orang, onLepas }: { orang: NonNullable<Draf['orang']>; onLepas: () => void }) {
  return (
    <Stack>
      <Alert title={orang.nama}>
        NIM yang sudah ada: {orang.nim.join(', ') || 'belum ada'}. Biodata, alamat, dan orang tuanya dipakai kembali.
      </Alert>
      <Group>
        <Button variant="default" onClick={onLepas}>
          Bukan orang ini
        </Button>
      </Group>
    </Stack>
  )
}

type RingkasanProps = { draf: Draf; umum: readonly string[]; menyimpan: boolean; onLagi: () => void }

const teks = (nilai: unknown): string => (typeof nilai === 'string' || typeof nilai === 'number' ? String(nilai) : '')

/** What the pattern of NIM asks, as far as it was chosen. */
function dasarNim(isi: Readonly<Record<string, unknown>>) {
  const dasar = {
    idProdi: teks(isi['idProdi']),
    idJenisKelas: teks(isi['idJenisKelas']),
    periodeMasuk: Number(isi['periodeMasuk'] ?? 0),
    jenisDaftar: teks(isi['jenisDaftar']),
  }
  return { dasar, siap: dasar.idProdi !== '' && dasar.idJenisKelas !== '' && dasar.periodeMasuk > 0 }
}

/** The words behind what was chosen, and the NIM that the pattern would give at this moment (DM-R1). */
function useRingkas(draf: Draf) {
  const isi: Record<string, unknown> = useIkatanFormulir().form.getValues()
  const { dasar, siap } = dasarNim(isi)
  const nim = useQuery({ ...api.dataMaster.mahasiswaTulis.nimBerikut.queryOptions({ input: dasar }), enabled: siap, retry: false })
  const prodi = useQuery({ ...api.dataMaster.unitRef.prodi.queryOptions({ input: { id: [dasar.idProdi] } }), enabled: siap })
  return [
    { label: 'Nama', value: draf.orang?.nama ?? teks(isi['nama']) },
    { label: 'NIM yang akan diberikan', value: nim.data?.data.nim ?? (nim.error ? pesanGalat(nim.error) : 'Memuat') },
    { label: 'Program studi', value: prodi.data?.data[0]?.labelProdi },
    { label: 'Periode masuk', value: siap ? labelPeriode(dasar.periodeMasuk) : null },
    { label: 'Tanggal masuk', value: <NilaiTanggal nilai={teks(isi['tanggalMasuk'])} /> },
    { label: 'Foto', value: draf.idFoto ? 'Ada' : 'Belum ada' },
    { label: 'Dokumen', value: draf.dokumen.map(({ nama }) => nama).join(', ') || 'Belum ada' },
  ]
}

/** What will be saved, before it is. */
export function Ringkasan({ draf, umum, menyimpan, onLagi }: RingkasanProps) {
  const facts = useRingkas(draf)
  return (
    <Stack>
      {umum.length > 0 && (
        <Alert color="bahaya" role="alert" title="Data belum tersimpan">
          <List>
            {umum.map((satu) => (
              <List.Item key={satu}>{satu}</List.Item>
            ))}
          </List>
        </Alert>
      )}
      <KeyValues facts={facts} />
      <Group>
        <Button variant="default" loading={menyimpan} onClick={onLagi}>
          Simpan dan tambah lagi
        </Button>
      </Group>
    </Stack>
  )
}
