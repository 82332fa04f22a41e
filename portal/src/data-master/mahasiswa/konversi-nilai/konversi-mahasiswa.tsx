import { Anchor, Button, Group, Text, Title } from '@mantine/core'
import { JENIS_KONVERSI } from '@sivitas/contract/akademik/konversi-jenis'
import { STATUS_KONVERSI } from '@sivitas/contract/akademik/konversi-nilai'
import { formatAngka } from '@sivitas/rules/platform/angka'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { api } from '../../../api'
import { Muatan } from '../../../kit/feedback/muatan'
import { useMay } from '../../../kit/izin/can'
import { StatusBadge } from '../../../kit/page/status-badge'
import { ALAMAT, TONE_STATUS } from './kata'
import classes from './konversi.module.css'

const calls = api.akademik.konversiNilai

/** What is recognised for a student, in his tab *Pendidikan Asal*; nothing for those who may not read conversions. */
export function KonversiMahasiswa({ id }: { id: string }) {
  const may = useMay()
  const boleh = may(calls.list)
  const query = useQuery({ ...calls.list.queryOptions({ input: { mahasiswa: id } }), enabled: boleh })
  if (!boleh) return null
  return (
    <section aria-label="Konversi nilai">
      <Group justify="space-between" mb="xs">
        <Title order={2}>Konversi nilai</Title>
        {may(calls.create) && (
          <Button variant="default" component={Link} to={`${ALAMAT}/baru?mahasiswa=${id}`}>
            Buat konversi
          </Button>
        )}
      </Group>
      <Muatan query={query} baris={1}>
        {({ data }) =>
          data.length === 0 ? (
            <Text c="dimmed">Belum ada konversi nilai.</Text>
          ) : (
            <ul className={classes.list}>
              {data.map((satu) => (
                <li key={satu.id} className={classes.asal}>
                  <Anchor component={Link} to={`${ALAMAT}/${satu.id}`} className={classes.isi ?? ''}>
                    {[JENIS_KONVERSI[satu.jenis], satu.namaPtAsal ?? satu.mitra ?? satu.namaKurikulum].filter(Boolean).join(' · ')}
                  </Anchor>
                  <span className={classes.angka}>{`${formatAngka(satu.sksDiakui)} SKS diakui`}</span>
                  <StatusBadge kode={satu.status} nama={STATUS_KONVERSI[satu.status]} tone={TONE_STATUS[satu.status]} />
                </li>
              ))}
            </ul>
          )
        }
      </Muatan>
    </section>
  )
}
