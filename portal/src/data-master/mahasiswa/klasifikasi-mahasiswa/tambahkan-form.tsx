import { Alert, Button, Group, Table } from '@mantine/core'
import type { AnggotaHasil } from '@sivitas/contract/data-master/mahasiswa/klasifikasi-mahasiswa'
import { formatAngka } from '@sivitas/rules/platform/angka'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../api'
import { useOperator } from '../../../auth/operator'
import { TeksInput } from '../../../kit/form/inputs/teks-input'
import { pesanGalat } from '../../../kit/galat'
import { PilihPeriode } from '../../../shared/pickers/pilih-periode'
import type { Pilihan } from '../pilihan/pilihan'

const { tambahAnggota } = api.dataMaster.klasifikasi

const HASIL: Readonly<Record<AnggotaHasil['hasil'], string>> = {
  ditambahkan: 'Ditambahkan',
  mengganti: 'Ditambahkan, mengganti',
  sudah: 'Sudah menjadi anggota',
  perlu_ganti: 'Perlu persetujuan: sudah memiliki',
  tidak_ditemukan: 'NIM tidak ditemukan',
  ganda: 'Sudah disebut di baris lain',
}

type Props = Readonly<{ id: string | null; pilihan: Pilihan | null; onTutup: () => void }>

/** From when, with which note; then the answer of each line, and in a group of one the question whether to replace. */
export function TambahkanForm({ id, pilihan, onTutup }: Props) {
  const client = useQueryClient()
  const { periodeAktif } = useOperator()
  const [periodeMulai, setPeriode] = useState(periodeAktif)
  const [keterangan, setKeterangan] = useState<string | null>(null)
  const tambah = useMutation({
    mutationFn: (input: { id: string; pilihan: Pilihan; ganti: boolean }) => tambahAnggota.call({ periodeMulai, keterangan, ...input }),
    meta: { galat: 'sendiri' },
    onSuccess: () => client.invalidateQueries({ queryKey: api.dataMaster.key() }),
  })
  const hasil = tambah.data?.data
  const perlu = hasil?.filter((baris) => baris.hasil === 'perlu_ganti').flatMap(({ idMahasiswa }) => idMahasiswa ?? []) ?? []
  return (
    <>
      {hasil === undefined ? (
        <>
          <PilihPeriode label="Mulai periode" value={periodeMulai} onChange={setPeriode} />
          <TeksInput label="Keterangan" maks={255} value={keterangan} onChange={setKeterangan} />
        </>
      ) : (
        <Jawaban hasil={hasil} />
      )}
      {perlu.length > 0 && (
        <Alert color="kuning" role="alert">
          {`${formatAngka(perlu.length)} mahasiswa sudah memiliki klasifikasi lain dari kelompok ini. Klasifikasi lama berakhir bila diganti.`}
        </Alert>
      )}
      {tambah.error !== null && (
        <Alert color="bahaya" role="alert">
          {pesanGalat(tambah.error)}
        </Alert>
      )}
      <Group justify="flex-end" gap="sm">
        <Button variant="default" onClick={onTutup}>
          {hasil === undefined ? 'Batal' : 'Tutup'}
        </Button>
        {hasil === undefined && (
          <Button
            disabled={pilihan === null || id === null}
            loading={tambah.isPending}
            onClick={() => pilihan !== null && id !== null && tambah.mutate({ id, pilihan, ganti: false })}
          >
            Tambahkan
          </Button>
        )}
        {perlu.length > 0 && id !== null && (
          <Button loading={tambah.isPending} onClick={() => tambah.mutate({ id, pilihan: { idMahasiswa: perlu }, ganti: true })}>
            {`Ganti ${formatAngka(perlu.length)} mahasiswa`}
          </Button>
        )}
      </Group>
    </>
  )
}

const TERLIHAT = 200

function Jawaban({ hasil }: { hasil: readonly AnggotaHasil[] }) {
  const masuk = hasil.filter((baris) => baris.hasil === 'ditambahkan' || baris.hasil === 'mengganti').length
  return (
    <>
      <output>{`${formatAngka(masuk)} dari ${formatAngka(hasil.length)} baris ditambahkan.`}</output>
      <Table.ScrollContainer minWidth={360} mah={340}>
        <Table aria-label="Jawaban tiap baris">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>NIM</Table.Th>
              <Table.Th>Nama</Table.Th>
              <Table.Th>Hasil</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {hasil.slice(0, TERLIHAT).map((baris, n) => (
              <Table.Tr key={`${baris.teks}${n}`}>
                <Table.Th scope="row">{baris.teks}</Table.Th>
                <Table.Td>{baris.nama ?? '-'}</Table.Td>
                <Table.Td>{[HASIL[baris.hasil], baris.menggantikan].filter(Boolean).join(' ')}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </>
  )
}
