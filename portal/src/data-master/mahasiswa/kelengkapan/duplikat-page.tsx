import { Button, Card, Group, List, Stack, Text, Title } from '@mantine/core'
import { FIELD_GABUNG, type FieldGabung, type OrangGabung } from '@sivitas/contract/data-master/mahasiswa/duplikat'
import { formatAngka } from '@sivitas/rules/platform/angka'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../api'
import { useOperator } from '../../../auth/operator'
import { Kosong } from '../../../kit/feedback/kosong'
import { Muatan } from '../../../kit/feedback/muatan'
import { NilaiTanggal, NilaiTanggalJam } from '../../../kit/format/nilai'
import { useMay } from '../../../kit/izin/can'
import { Count, PageHead } from '../../../kit/page/page-head'
import { BatalGabungDialog } from './batal-gabung-dialog'
import { GabungDialog } from './gabung-dialog'

const calls = api.dataMaster.duplikat
type Isi = Awaited<ReturnType<typeof calls.list.call>>['data']

/** Two records that may be one person, and merges that may still be taken back. */
export function DuplikatPage() {
  const query = useQuery(calls.list.queryOptions({ input: {} }))
  const banyak = query.data?.data.pasangan.length
  return (
    <Stack gap="sm">
      <PageHead title="Kelengkapan & PDDikti" aside={banyak === undefined ? null : <Count>{`${formatAngka(banyak)} pasangan`}</Count>} />
      <Muatan query={query}>{({ data }) => <Daftar isi={data} />}</Muatan>
    </Stack>
  )
}

function Daftar({ isi: { pasangan, gabungan } }: { isi: Isi }) {
  const supervisor = useOperator().jenisOperator === 'Supervisor'
  const boleh = useMay()(calls.gabung) && supervisor
  const [dibuka, setDibuka] = useState<Isi['pasangan'][number] | null>(null)
  const [batal, setBatal] = useState<Isi['gabungan'][number] | null>(null)
  return (
    <>
      {pasangan.length === 0 && <Kosong jenis="kosong" petunjuk="Tidak ada dua biodata yang tampak sebagai orang yang sama." />}
      {!boleh && pasangan.length > 0 && (
        <Text size="sm" c="dimmed">
          Penggabungan dilakukan oleh operator Supervisor.
        </Text>
      )}
      {pasangan.map((satu) => (
        <Card key={`${satu.satu.idBiodata}${satu.dua.idBiodata}`} component="section" aria-label={satu.satu.nama} padding="sm">
          <Group justify="space-between" align="start">
            <div>
              <Title order={2}>{satu.satu.nama}</Title>
              <Text size="sm" c="dimmed">
                Lahir <NilaiTanggal nilai={satu.satu.tanggalLahir} />
              </Text>
              <List size="sm" mt="xs">
                {[satu.satu, satu.dua].flatMap(sebutRegistrasi).map((teks) => (
                  <List.Item key={teks}>{teks}</List.Item>
                ))}
              </List>
              <Text size="sm" mt="xs">
                {satu.beda.length === 0 ? 'Semua isian sama.' : `Berbeda: ${satu.beda.map(namaField).join(', ')}`}
              </Text>
            </div>
            {boleh && (
              <Button variant="default" onClick={() => setDibuka(satu)}>
                Bandingkan
              </Button>
            )}
          </Group>
        </Card>
      ))}
      {gabungan.length > 0 && (
        <Card component="section" aria-label="Penggabungan terakhir" padding="sm">
          <Title order={2} mb="xs">
            Penggabungan terakhir
          </Title>
          <Stack gap="xs">
            {gabungan.map((satu) => (
              <Group key={satu.id} justify="space-between">
                <Text size="sm">
                  {`${satu.nama}, dapat dibatalkan sampai `}
                  <NilaiTanggalJam nilai={satu.batalSampai} />
                </Text>
                {boleh && (
                  <Button size="compact-sm" variant="outline" color="bahaya" onClick={() => setBatal(satu)}>
                    Batalkan penggabungan
                  </Button>
                )}
              </Group>
            ))}
          </Stack>
        </Card>
      )}
      {dibuka && <GabungDialog satu={dibuka.satu} dua={dibuka.dua} beda={dibuka.beda} onTutup={() => setDibuka(null)} />}
      {batal && <BatalGabungDialog id={batal.id} nama={batal.nama} onTutup={() => setBatal(null)} />}
    </>
  )
}

const namaField = (field: string) => FIELD_GABUNG[field as FieldGabung] ?? field

const sebutRegistrasi = ({ registrasi, nama, idBiodata }: OrangGabung) =>
  registrasi.length === 0
    ? [`${nama} (${idBiodata.slice(0, 8)}), tanpa registrasi yang dapat Anda lihat`]
    : registrasi.map(({ nim, labelProdi, angkatan }) => `${nim}, ${labelProdi}, angkatan ${angkatan}`)
