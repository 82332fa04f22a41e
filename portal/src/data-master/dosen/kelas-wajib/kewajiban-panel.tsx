import { ActionIcon, Alert, Button, Drawer, Group, Stack, Table, Text, Title } from '@mantine/core'
import { KelasWajibInput } from '@sivitas/contract/data-master/dosen/kelas-wajib'
import { formatAngka } from '@sivitas/rules/platform/angka'
import { labelPeriode } from '@sivitas/rules/platform/periode'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { api } from '../../../api'
import { useKembaliFokus } from '../../../kit/feedback/kembali-fokus'
import { useKonfirmasi } from '../../../kit/feedback/konfirmasi'
import { toast } from '../../../kit/feedback/toast'
import { fields } from '../../../kit/form/fields'
import type { PilihanJauh, SumberPilihan } from '../../../kit/form/inputs/pilihan-jauh'
import { useFormulir } from '../../../kit/form/use-formulir'
import { FormulirBadan } from '../../../kit/form/formulir-badan'
import { TombolSimpan } from '../../../kit/form/tombol-simpan'
import { pesanGalat } from '../../../kit/galat'
import { IconEdit, IconPlus, IconTrash } from '../../../kit/icons'
import { useMay } from '../../../kit/izin/can'
import { sumberJenisKelas } from '../../../shared/pickers/sumber-unit'
import { sebutBaris } from './columns'
import type { BarisWajib, Kewajiban } from './jawaban'

const calls = api.dataMaster.kelasWajib
const Isian = KelasWajibInput.omit({ periode: true, idDosen: true })
const field = fields(Isian)

/** Courses of a lecturer's prodi, found by code or name. */
function sumberMakul(prodi: string | undefined): SumberPilihan {
  const semua = async (): Promise<PilihanJauh[]> => {
    if (prodi === undefined) return []
    const { data } = await api.dataMaster.kualifikasi.matriks.call({ prodi })
    return data.makul.map(({ id, kode, nama, sks }) => ({ value: id, label: `${kode} ${nama}`, keterangan: `${formatAngka(sks)} SKS` }))
  }
  return {
    kunci: [...api.dataMaster.kualifikasi.key(), 'makul', prodi ?? ''],
    cari: async ({ cari }) => ({
      pilihan: (await semua()).filter(({ label }) => label.toLowerCase().includes(cari.toLowerCase())),
      totalPages: 1,
    }),
    sebut: async (values) => (await semua()).filter(({ value }) => values.includes(value)),
  }
}

/** The rows of one lecturer, added, changed and taken away one by one. */
export function KewajibanPanel({ kewajiban, periode, onTutup }: { kewajiban: Kewajiban; periode: number; onTutup: () => void }) {
  useKembaliFokus()
  const boleh = useMay()(calls.create)
  const [sunting, setSunting] = useState<BarisWajib | 'baru' | null>(null)
  const { namaLengkap, target, terpenuhi, baris, jabatan, ekuivalenSks } = kewajiban
  const angka = (nilai: number | null) => (nilai === null ? '-' : formatAngka(nilai, 1))
  return (
    <Drawer opened onClose={onTutup} title={`Kewajiban ${namaLengkap}`} size={500}>
      <Stack gap="md">
        <Text>
          {`${labelPeriode(periode)}: target ${angka(target)} SKS, terpenuhi ${angka(terpenuhi)} SKS.`}
          {jabatan !== null && ` Ekuivalen ${angka(ekuivalenSks)} SKS sebagai ${jabatan}.`}
        </Text>
        <DaftarBaris baris={baris} boleh={boleh} onSunting={setSunting} />
        {boleh && sunting === null && (
          <Group>
            <Button variant="default" leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setSunting('baru')}>
              Tambah kewajiban
            </Button>
          </Group>
        )}
        {sunting !== null && (
          <FormBaris
            key={sunting === 'baru' ? 'baru' : sunting.id}
            lama={sunting === 'baru' ? null : sunting}
            kewajiban={kewajiban}
            periode={periode}
            onSelesai={() => setSunting(null)}
          />
        )}
      </Stack>
    </Drawer>
  )
}

type DaftarProps = { baris: readonly BarisWajib[]; boleh: boolean; onSunting: (baris: BarisWajib) => void }

function DaftarBaris({ baris, boleh, onSunting }: DaftarProps) {
  const tanya = useKonfirmasi()
  const client = useQueryClient()
  const hapus = useMutation(
    calls.remove.mutationOptions({
      meta: { galat: 'sendiri' },
      onSuccess: () => toast.berhasil('Data berhasil dihapus'),
      onError: (error) => toast.gagal(pesanGalat(error)),
      onSettled: () => client.invalidateQueries({ queryKey: calls.key() }),
    }),
  )
  if (baris.length === 0) return <Alert color="abu">Belum ada kewajiban. Tambahkan SKS wajib, atau jumlah kelas sebuah mata kuliah.</Alert>
  return (
    <Table>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>Kewajiban</Table.Th>
          <Table.Th>Alasan</Table.Th>
          {boleh && <Table.Th aria-label="Tindakan" />}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {baris.map((satu) => (
          <Table.Tr key={satu.id}>
            <Table.Td>{sebutBaris(satu)}</Table.Td>
            <Table.Td>{satu.alasan ?? '-'}</Table.Td>
            {boleh && (
              <Table.Td>
                <Group gap={4} wrap="nowrap" justify="flex-end">
                  <ActionIcon
                    variant="subtle"
                    color="abu"
                    size={28}
                    aria-label={`Ubah ${sebutBaris(satu)}`}
                    onClick={() => onSunting(satu)}
                  >
                    <IconEdit size={16} aria-hidden />
                  </ActionIcon>
                  <ActionIcon
                    variant="subtle"
                    color="bahaya"
                    size={28}
                    aria-label={`Hapus ${sebutBaris(satu)}`}
                    onClick={() =>
                      void tanya({ pesan: `Hapus kewajiban ${sebutBaris(satu)}?`, setuju: 'Hapus' }).then(
                        (ya) => ya && hapus.mutate({ id: satu.id }),
                      )
                    }
                  >
                    <IconTrash size={16} aria-hidden />
                  </ActionIcon>
                </Group>
              </Table.Td>
            )}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  )
}

type FormProps = { lama: BarisWajib | null; kewajiban: Kewajiban; periode: number; onSelesai: () => void }

function FormBaris({ lama, kewajiban: { id: idDosen, idProdi }, periode, onSelesai }: FormProps) {
  const client = useQueryClient()
  const makul = useMemo(() => sumberMakul(idProdi ?? undefined), [idProdi])
  const judul = lama === null ? 'Tambah kewajiban' : 'Ubah kewajiban'
  const form = useFormulir({
    schema: Isian,
    nama: judul,
    values: lama ?? { idMakul: null, idJenisKelas: null, jumlahKelas: null, sksWajib: null, alasan: '' },
    simpan: async (isi) =>
      lama === null
        ? await calls.create.call({ ...isi, periode, idDosen })
        : await calls.update.call({ ...isi, id: lama.id, versi: lama.versi }),
    berhasil: () => {
      void client.invalidateQueries({ queryKey: calls.key() })
      onSelesai()
    },
  })
  return (
    <section aria-label={judul}>
      <Title order={2} mb="xs">
        {judul}
      </Title>
      <FormulirBadan formulir={form} kaki={<TombolSimpan formulir={form} onBatal={onSelesai} />}>
        <Stack gap="xs">
          <Text size="sm" c="dimmed">
            Isi SKS wajib untuk seluruh beban mengajar, atau jumlah kelas untuk satu mata kuliah atau jenis kelas.
          </Text>
          <field.Angka name="sksWajib" desimal={1} />
          <field.PilihJauh name="idMakul" sumber={makul} />
          <field.PilihJauh name="idJenisKelas" sumber={sumberJenisKelas} />
          <field.Angka name="jumlahKelas" />
          <field.Text name="alasan" />
        </Stack>
      </FormulirBadan>
    </section>
  )
}
