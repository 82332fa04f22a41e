import { Anchor, Card, Group, Stack, Text } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useNavigate, useParams } from 'react-router'
import { api } from '../../api'
import { saveFile } from '../../kit/export/save-file'
import { useExport } from '../../kit/export/use-export'
import { Muatan } from '../../kit/feedback/muatan'
import { NilaiPeriode, NilaiTanggal, NilaiTanggalJam } from '../../kit/format/nilai'
import { IconBan, IconCopy, IconDownload, IconRefresh } from '../../kit/icons'
import { DetailPage } from '../../kit/page/detail-page'
import { KeyValues } from '../../kit/page/key-values'
import type { PageAction } from '../../kit/page/page-action'
import { StatusBadge } from '../../kit/page/status-badge'
import { namaPemilik, STATUS, type DokumenIsi } from './kata'
import { TindakanDialog, type Tindakan } from './tindakan-dialog'

const calls = api.platform.dokumen
const ARSIP = '/pengaturan/arsip-dokumen'

/** One issued document: what it says, who signed, what became of it. */
export function DokumenPage() {
  const { id = '' } = useParams()
  const query = useQuery(calls.get.queryOptions({ input: { id } }))
  return <Muatan query={query}>{({ data }) => <Dokumen key={data.id} dokumen={data} />}</Muatan>
}

function Dokumen({ dokumen }: { dokumen: DokumenIsi }) {
  const navigate = useNavigate()
  const { start: unduh } = useExport()
  const client = useQueryClient()
  const [tindakan, setTindakan] = useState<Tindakan | null>(null)
  const cetak = useMutation(calls.cetak.mutationOptions())
  const cetakUlang = () =>
    cetak.mutate(
      { id: dokumen.id },
      {
        onSuccess: (berkas) => {
          saveFile(berkas, berkas.name)
          void client.invalidateQueries({ queryKey: calls.key() })
        },
      },
    )
  const berlaku = dokumen.status === 'terbit'
  const more: PageAction[] = berlaku
    ? [
        { label: 'Cetak ulang', icon: <IconCopy size={16} aria-hidden />, onClick: cetakUlang, call: calls.cetak },
        { label: 'Ganti', icon: <IconRefresh size={16} aria-hidden />, onClick: () => setTindakan('ganti'), call: calls.ganti },
        {
          label: 'Batalkan',
          icon: <IconBan size={16} aria-hidden />,
          tone: 'bahaya',
          onClick: () => setTindakan('batalkan'),
          call: calls.batalkan,
        },
      ]
    : []
  return (
    <>
      <DetailPage
        name={dokumen.judul}
        number={dokumen.nomor}
        badges={<StatusBadge kode={dokumen.status} {...STATUS[dokumen.status]} />}
        back={{ path: ARSIP, label: 'Arsip Dokumen' }}
        primary={{
          label: 'Unduh PDF',
          icon: <IconDownload size={16} aria-hidden />,
          onClick: () => void unduh(calls.unduh, { id: dokumen.id }),
          call: calls.unduh,
        }}
        more={more}
        tabs={[{ key: 'rincian', label: 'Rincian', content: () => <Rincian dokumen={dokumen} /> }]}
        rail={<Rel dokumen={dokumen} />}
      />
      {tindakan && (
        <TindakanDialog
          tindakan={tindakan}
          dokumen={dokumen}
          onTutup={() => setTindakan(null)}
          onSelesai={({ id }) => void navigate(`${ARSIP}/${id}`)}
        />
      )}
    </>
  )
}

function Rincian({ dokumen }: { dokumen: DokumenIsi }) {
  return (
    <KeyValues
      facts={[
        { label: 'Kode', value: dokumen.kode, copy: dokumen.kode },
        { label: 'Jenis', value: dokumen.namaJenis },
        { label: 'Nomor', value: dokumen.nomor, copy: dokumen.nomor },
        { label: 'Pemilik', value: `${namaPemilik(dokumen.pemilikJenis)}: ${dokumen.pemilik}` },
        { label: 'Tanggal', value: <NilaiTanggal nilai={dokumen.tanggal} /> },
        { label: 'Periode', value: <NilaiPeriode id={dokumen.periode} /> },
        { label: 'Template', value: `${dokumen.namaTemplate}, versi ${dokumen.nomorVersi}` },
        { label: 'Diterbitkan pada', value: <NilaiTanggalJam nilai={dokumen.diterbitkanPada} /> },
        { label: 'Diterbitkan oleh', value: dokumen.diterbitkanOleh },
        { label: 'Cetak ke-', value: dokumen.jumlahCetak },
        { label: 'SHA-256', value: dokumen.hash, copy: dokumen.hash },
        {
          label: 'Halaman verifikasi',
          value: (
            <Anchor href={dokumen.urlVerifikasi} target="_blank" rel="noopener">
              {dokumen.urlVerifikasi}
            </Anchor>
          ),
          copy: dokumen.urlVerifikasi,
        },
        ...(dokumen.status === 'dibatalkan'
          ? [
              { label: 'Dibatalkan pada', value: <NilaiTanggalJam nilai={dokumen.dibatalkanPada} /> },
              { label: 'Dibatalkan oleh', value: dokumen.dibatalkanOleh },
            ]
          : []),
        ...(dokumen.alasanBatal ? [{ label: 'Alasan', value: dokumen.alasanBatal }] : []),
      ]}
    />
  )
}

function Rel({ dokumen }: { dokumen: DokumenIsi }) {
  return (
    <Stack>
      <Card component="section" aria-label="Penandatangan">
        <Text fw={600}>Penandatangan</Text>
        {dokumen.pejabat.length === 0 && <Text>Tanpa penandatangan</Text>}
        {dokumen.pejabat.map(({ id, baris, nama }) => (
          <Text key={id} size="sm">
            {baris.join(', ')}: {nama}
          </Text>
        ))}
      </Card>
      {dokumen.rantai.length > 1 && (
        <Card component="section" aria-label="Versi dokumen">
          <Text fw={600}>Versi dokumen</Text>
          {dokumen.rantai.map(({ id, nomor, status, diterbitkanPada }) => (
            <Group key={id} gap="xs">
              {id === dokumen.id ? (
                <Text size="sm">{nomor ?? 'Tanpa nomor'} (ini)</Text>
              ) : (
                <Anchor size="sm" component={Link} to={`${ARSIP}/${id}`}>
                  {nomor ?? 'Tanpa nomor'}
                </Anchor>
              )}
              <NilaiTanggal nilai={diterbitkanPada} />
              <StatusBadge kode={status} {...STATUS[status]} />
            </Group>
          ))}
        </Card>
      )}
    </Stack>
  )
}
