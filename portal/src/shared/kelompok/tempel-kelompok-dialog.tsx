import { Alert, Button, Group, Modal, Stack, Textarea } from '@mantine/core'
import type { BarisCocok } from '@sivitas/contract/data-master/mahasiswa/kelompok-tersimpan'
import { formatAngka } from '@sivitas/rules/platform/angka'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../api'
import { BerkasInput } from '../../kit/form/inputs/berkas-input'
import { pesanGalat } from '../../kit/galat'
import { CocokTable } from './cocok-table'
import { SimpanKelompokDialog } from './simpan-kelompok-dialog'

const call = api.dataMaster.kelompokTersimpan.cocokkan
const ACCEPTED = ['xlsx', 'csv'] as const
const MAX_BYTES = 20 * 1_024_000

type Props = { onTutup: () => void; onPakai: (id: string) => void }

/** A set from a pasted list or a file of NIMs: each line is looked for, and whoever is only alike is chosen by hand. */
export function TempelKelompokDialog({ onTutup, onPakai }: Props) {
  const [teks, setTeks] = useState('')
  const [pilihan, setPilihan] = useState<Readonly<Record<number, string>>>({})
  const [bernama, setBernama] = useState(false)
  const cari = useMutation({
    mutationFn: (input: { teks: string } | { berkas: File }) => call.call(input),
    meta: { galat: 'sendiri' },
    onSuccess: () => setPilihan({}),
  })
  const baris = cari.data?.data
  const ids = baris === undefined ? [] : terpilih(baris, pilihan)
  if (bernama)
    return <SimpanKelompokDialog target={{ kind: 'ids', ids, rows: [] }} jumlah={ids.length} onTutup={onTutup} onPakai={onPakai} />
  return (
    <Modal opened onClose={onTutup} title="Kelompok dari daftar NIM" size="lg">
      <Stack gap="md">
        {baris === undefined ? (
          <>
            <Textarea
              label="Tempel NIM atau nama"
              description="Satu mahasiswa satu baris. NIM yang salah satu angka tetap dicarikan yang mirip."
              autosize
              minRows={5}
              maxRows={12}
              data-autofocus
              value={teks}
              onChange={(event) => setTeks(event.currentTarget.value)}
            />
            <BerkasInput
              label="atau berkas"
              terima={ACCEPTED}
              maksBytes={MAX_BYTES}
              value={null}
              onChange={(berkas) => berkas && cari.mutate({ berkas })}
            />
          </>
        ) : (
          <CocokTable baris={baris} pilihan={pilihan} onPilih={(line, id) => setPilihan({ ...pilihan, [line]: id ?? '' })} />
        )}
        {cari.error !== null && (
          <Alert color="bahaya" role="alert">
            {pesanGalat(cari.error)}
          </Alert>
        )}
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={baris === undefined ? onTutup : cari.reset}>
            {baris === undefined ? 'Batal' : 'Kembali'}
          </Button>
          {baris === undefined ? (
            <Button disabled={teks.trim() === ''} loading={cari.isPending} onClick={() => cari.mutate({ teks })}>
              Cari mahasiswa
            </Button>
          ) : (
            <Button disabled={ids.length === 0} onClick={() => setBernama(true)}>
              {`Simpan ${formatAngka(ids.length)} mahasiswa`}
            </Button>
          )}
        </Group>
      </Stack>
    </Modal>
  )
}

/** Students of the lines that are sure, and of those for which one was chosen. */
function terpilih(baris: readonly BarisCocok[], pilihan: Readonly<Record<number, string>>): string[] {
  const ids = baris.flatMap((line) => {
    const chosen = line.hasil === 'cocok' ? line.calon[0]?.id : line.hasil === 'mirip' ? pilihan[line.baris] : undefined
    return chosen ? [chosen] : []
  })
  return [...new Set(ids)]
}
