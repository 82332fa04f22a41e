import { Button, Drawer, Stack, Table, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../api'
import { Muatan } from '../../../kit/feedback/muatan'
import { PilihInput } from '../../../kit/form/inputs/pilih-input'
import { bedaVersi } from '../../versi/beda-versi'
import { STATUS, type TemplateIsi, type TemplateRow } from '../kata'
import { barisTemplate } from './baris-template'

const calls = api.pengaturan.template

/** 'Bandingkan versi': the saved version that is open beside another one of the same kode. */
export function BandingVersi({ template }: { template: TemplateIsi }) {
  const [buka, setBuka] = useState(false)
  const { jenis, kode } = template
  const query = useQuery(calls.list.queryOptions({ input: { jenis, kode, order: { nomorVersi: 'desc' }, itemsPerPage: 50 } }))
  const lain = (query.data?.data ?? []).filter((satu) => satu.kode === kode && satu.id !== template.id)
  if (lain.length === 0) return null
  return (
    <>
      <Button size="compact-sm" variant="default" onClick={() => setBuka(true)}>
        Bandingkan versi
      </Button>
      {buka && <Panel template={template} lain={lain} onTutup={() => setBuka(false)} />}
    </>
  )
}

type PanelProps = Readonly<{ template: TemplateIsi; lain: readonly TemplateRow[]; onTutup: () => void }>

function Panel({ template, lain, onTutup }: PanelProps) {
  const [id, setId] = useState(lain[0]?.id ?? '')
  const query = useQuery(calls.get.queryOptions({ input: { id } }))
  const pilihan = lain.map((satu) => ({ value: satu.id, label: `Versi ${satu.nomorVersi} (${STATUS[satu.status].nama})` }))
  return (
    <Drawer opened onClose={onTutup} title={`Bandingkan versi ${template.nomorVersi}`} size={640}>
      <Stack gap="sm">
        <PilihInput label="Versi pembanding" required pilihan={pilihan} value={id} onChange={(baru) => baru && setId(baru)} />
        <Muatan query={query}>{({ data }) => <Beda kini={template} lama={data} />}</Muatan>
      </Stack>
    </Drawer>
  )
}

function Beda({ kini, lama }: { kini: TemplateIsi; lama: TemplateIsi }) {
  const baris = bedaVersi(barisTemplate(kini), barisTemplate(lama))
  if (baris.length === 0) return <Text c="dimmed">Isi kedua versi sama.</Text>
  return (
    <Table.ScrollContainer minWidth={420}>
      <Table aria-label="Perbedaan kedua versi">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Isian</Table.Th>
            <Table.Th>Versi {kini.nomorVersi}</Table.Th>
            <Table.Th>Versi {lama.nomorVersi}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {baris.map(({ label, sekarang, menjadi }) => (
            <Table.Tr key={label}>
              <Table.Th scope="row">{label}</Table.Th>
              <Table.Td>{sekarang}</Table.Td>
              <Table.Td>{menjadi}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  )
}
