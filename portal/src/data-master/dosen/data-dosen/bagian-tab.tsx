import { Alert, Button, Group, Stack, Title } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { z } from 'zod'
import { api } from '../../../api'
import { MuatGagalCard } from '../../../kit/feedback/muat-gagal-card'
import type { Isian } from '../../../kit/form/formulir'
import { useFormulir } from '../../../kit/form/use-formulir'
import { IconPencil } from '../../../kit/icons'
import { Can } from '../../../kit/izin/can'
import { KeyValues } from '../../../kit/page/key-values'
import { SidePanelForm } from '../../../kit/page/side-panel-form'
import { STORED, StoredPanel } from '../../../kit/page/stored-panel'
import type { Bagian } from './bagian'
import type { Dosen } from './dosen-lengkap'

const calls = api.dataMaster.dosen

/** One part of the record: read at once, masked values on request and on record (DM-R27), changed in the panel beside it. */
export function BagianTab({ dosen, bagian }: { dosen: Dosen; bagian: Bagian }) {
  const [rahasia, setRahasia] = useState(false)
  const [ubah, setUbah] = useState(false)
  const terbuka = useQuery({ ...calls.get.queryOptions({ input: { id: dosen.id, rahasia: true } }), enabled: rahasia })
  if (terbuka.error && rahasia)
    return <MuatGagalCard error={terbuka.error} onMuatUlang={() => void terbuka.refetch()} sibuk={terbuka.isFetching} />
  return (
    <Stack gap="md">
      <Group justify="space-between">
        <Title order={2}>{bagian.judul}</Title>
        <Group gap="sm">
          {bagian.rahasia && (
            <Button variant="default" onClick={() => setRahasia(!rahasia)}>
              {rahasia ? 'Samarkan' : 'Tampilkan'}
            </Button>
          )}
          <Can call={calls.update}>
            <Button variant="default" leftSection={<IconPencil size={16} aria-hidden />} onClick={() => setUbah(true)}>
              {`Ubah ${bagian.judul.toLowerCase()}`}
            </Button>
          </Can>
        </Group>
      </Group>
      {rahasia && <Alert>Data pribadi ditampilkan. Tindakan ini tercatat pada riwayat dosen.</Alert>}
      <KeyValues facts={bagian.facts(rahasia ? (terbuka.data?.data ?? dosen) : dosen)} />
      {ubah && <UbahPanel dosen={dosen} bagian={bagian} onTutup={() => setUbah(false)} />}
    </Stack>
  )
}

type PanelProps = { dosen: Dosen; bagian: Bagian; onTutup: () => void }

/** Asks for the record anew, unmasked where the part has such fields: a form must not save stars. */
function UbahPanel({ dosen, bagian, onTutup }: PanelProps) {
  const query = useQuery({ ...calls.get.queryOptions({ input: { id: dosen.id, rahasia: bagian.rahasia } }), ...STORED })
  return (
    <StoredPanel title={bagian.judul} query={query} onClose={onTutup}>
      {(row) => <UbahForm dosen={row} bagian={bagian} onTutup={onTutup} />}
    </StoredPanel>
  )
}

const isianOf = (schema: z.ZodObject, dosen: Dosen): Isian<z.ZodObject> =>
  Object.fromEntries(Object.keys(schema.shape).map((name) => [name, (dosen as Record<string, unknown>)[name]]))

function UbahForm({ dosen, bagian, onTutup }: PanelProps) {
  const queryClient = useQueryClient()
  const { schema } = bagian
  const form = useFormulir({
    schema,
    nama: `Ubah ${bagian.judul.toLowerCase()}`,
    values: isianOf(schema, dosen),
    pesan: 'Data berhasil diubah',
    simpan: (values, { versi }) => calls.update.call({ ...values, id: dosen.id, versi: versi ?? dosen.versi }),
    berhasil: () => {
      void queryClient.invalidateQueries({ queryKey: calls.key() })
      onTutup()
    },
    versi: {
      kini: dosen.versi,
      segarkan: async () => {
        const { data } = await calls.get.call({ id: dosen.id, rahasia: bagian.rahasia })
        return { values: isianOf(schema, data), versi: data.versi }
      },
    },
  })
  return (
    <SidePanelForm title={form.nama} form={form} onClose={onTutup}>
      {bagian.form()}
    </SidePanelForm>
  )
}
