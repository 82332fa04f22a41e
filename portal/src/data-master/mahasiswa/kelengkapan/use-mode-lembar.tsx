import { Button, Checkbox, Group, Modal, SimpleGrid, Stack, Text } from '@mantine/core'
import { KOLOM_LEMBAR, MAKS_LEMBAR, NAMA_KOLOM, type KolomLembar } from '@sivitas/contract/data-master/mahasiswa/kelengkapan'
import { formatAngka } from '@sivitas/rules/platform/angka'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { api } from '../../../api'
import type { BulkAction } from '../../../kit/page/bulk'
import type { RowId, Target } from '../../../kit/table/selection'
import { idMahasiswaOf, type AmbilId } from '../status/id-mahasiswa'

const AWAL: readonly KolomLembar[] = ['nik', 'namaIbuKandung', 'handphone', 'email']

/** 'Mode lembar' for chosen rows of a list of students: asks for the columns, then opens the sheet. */
export function useModeLembar<Row extends { id: RowId }>(ambilId: AmbilId<Row>) {
  const [target, setTarget] = useState<Target<Row> | null>(null)
  const bulk: BulkAction<Row> = { label: 'Mode lembar', call: api.dataMaster.kelengkapan.massal, open: setTarget }
  return { bulk, dialog: target && <KolomDialog ids={() => idMahasiswaOf(target, ambilId)} onTutup={() => setTarget(null)} /> }
}

function KolomDialog({ ids, onTutup }: { ids: () => Promise<string[]>; onTutup: () => void }) {
  const navigate = useNavigate()
  const [kolom, setKolom] = useState<readonly string[]>(AWAL)
  const buka = useMutation({
    mutationFn: ids,
    onSuccess: (semua) => {
      const idMahasiswa = semua.slice(0, MAKS_LEMBAR)
      return navigate('/data-master/mahasiswa/kelengkapan/lembar', {
        state: { idMahasiswa, kolom: NAMA_KOLOM.filter((nama) => kolom.includes(nama)) },
      })
    },
  })
  return (
    <Modal opened onClose={onTutup} title="Mode lembar">
      <Stack gap="md">
        <Text size="sm">{`Pilih kolom yang akan diisi, untuk paling banyak ${formatAngka(MAKS_LEMBAR)} mahasiswa.`}</Text>
        <Checkbox.Group label="Kolom" value={[...kolom]} onChange={setKolom}>
          <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="xs" mt="xs">
            {NAMA_KOLOM.map((nama) => (
              <Checkbox key={nama} value={nama} label={KOLOM_LEMBAR[nama]} />
            ))}
          </SimpleGrid>
        </Checkbox.Group>
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onTutup}>
            Batal
          </Button>
          <Button loading={buka.isPending} disabled={kolom.length === 0} onClick={() => buka.mutate()}>
            Buka lembar
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
