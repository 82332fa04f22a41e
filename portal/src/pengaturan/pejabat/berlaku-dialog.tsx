import { Alert, Group, Modal, Stack, Text } from '@mantine/core'
import type { KodeJabatan } from '@sivitas/rules/platform/pejabat'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../api'
import { Memuat } from '../../kit/feedback/memuat'
import { PilihInput } from '../../kit/form/inputs/pilih-input'
import { TanggalInput } from '../../kit/form/inputs/tanggal-input'
import { pesanGalat } from '../../kit/galat'
import { PilihProdi } from '../../shared/pickers/pilih-prodi'
import { PILIHAN_JABATAN } from './kata'

const PILIHAN = PILIHAN_JABATAN.filter(({ value }) => value !== 'LAIN')

/** Offices that every unit has its own holder of: without a prodi nobody is meant. */
const MILIK_UNIT: ReadonlySet<KodeJabatan> = new Set(['DEKAN', 'WD1', 'WD2', 'WD3', 'KAJUR', 'SEKJUR', 'KAPRODI', 'SEKPRODI'])

/** 'Siapa berlaku pada tanggal ...': the signatory whom a document of that day and prodi would carry (PL-R53). */
export function BerlakuDialog({ hariIni, onTutup }: { hariIni: string; onTutup: () => void }) {
  const [jabatan, setJabatan] = useState<KodeJabatan>('DEKAN')
  const [tanggal, setTanggal] = useState<string | null>(hariIni)
  const [idProdi, setIdProdi] = useState<string | null>(null)
  const butuhProdi = MILIK_UNIT.has(jabatan) && idProdi === null
  return (
    <Modal opened onClose={onTutup} title="Siapa berlaku pada tanggal" size={480}>
      <Stack gap="sm">
        <PilihInput label="Jabatan" required pilihan={PILIHAN} value={jabatan} onChange={(kode) => setJabatan(kode as KodeJabatan)} />
        <TanggalInput label="Tanggal" value={tanggal} onChange={setTanggal} />
        <PilihProdi label="Program studi pemilik dokumen" value={idProdi} onChange={setIdProdi} />
        {butuhProdi && <Text size="sm">Pilih program studi: jabatan ini ada di tiap fakultas, jurusan, atau program studi.</Text>}
        {tanggal !== null && !butuhProdi && <Jawaban input={{ jabatan, tanggal, ...(idProdi && { idProdi }) }} />}
      </Stack>
    </Modal>
  )
}

function Jawaban({ input }: { input: { jabatan: KodeJabatan; tanggal: string; idProdi?: string } }) {
  const { data, error } = useQuery(api.pengaturan.pejabat.berlaku.queryOptions({ input, meta: { galat: 'sendiri' }, retry: false }))
  if (error) return <Alert color="kuning">{pesanGalat(error)}</Alert>
  if (!data) return <Memuat />
  const { baris, nama, jenisNomor, nomor } = data.data
  return (
    <Alert color="hijau" role="status">
      {baris.map((satu) => (
        <Text key={satu}>{satu}</Text>
      ))}
      <Group gap="xs">
        <Text fw={600}>{nama}</Text>
        {nomor && (
          <Text>
            {jenisNomor} {nomor}
          </Text>
        )}
      </Group>
    </Alert>
  )
}
