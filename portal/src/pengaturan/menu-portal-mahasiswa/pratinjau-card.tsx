import { Badge, Card, SimpleGrid, Text, Title } from '@mantine/core'
import type { AnakMenu, IndukMenu } from '@sivitas/contract/pengaturan/menu-portal/menu-portal'
import { menuTerlihat } from '@sivitas/rules/pengaturan/menu-portal/menu-terlihat'
import { useState } from 'react'
import { Kosong } from '../../kit/feedback/kosong'
import { PilihInput } from '../../kit/form/inputs/pilih-input'
import { usePilihanProdi } from '../../shared/pickers/saring'
import classes from '../setelan.module.css'
import { PILIHAN_STATUS, pilihanAngkatan } from './item-card'
import type { Pohon } from './susunan'

/** The menu as one student would see it, unsaved changes included. */
export function PratinjauCard({ pohon }: { pohon: Pohon }) {
  const pilihanProdi = usePilihanProdi()
  const [status, setStatus] = useState<string>('A')
  const [angkatan, setAngkatan] = useState(() => new Date().getFullYear() - 2)
  const [prodi, setProdi] = useState<string | null>(null)
  const orang = { statusMahasiswa: status, angkatan, prodi: prodi ?? pilihanProdi[0]?.value ?? '' }
  const terlihat = menuTerlihat<AnakMenu, IndukMenu>(pohon, orang)
  return (
    <Card component="section" aria-label="Pratinjau menu">
      <Title order={2} mb="sm">
        Pratinjau sebagai mahasiswa
      </Title>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="xs">
        <PilihInput label="Status" required value={status} pilihan={PILIHAN_STATUS} onChange={(nilai) => setStatus(nilai ?? 'A')} />
        <PilihInput
          label="Angkatan"
          required
          value={angkatan}
          pilihan={pilihanAngkatan()}
          onChange={(nilai) => setAngkatan(nilai ?? angkatan)}
        />
        <PilihInput label="Program studi" required value={orang.prodi} pilihan={pilihanProdi} onChange={setProdi} />
      </SimpleGrid>
      {terlihat.length === 0 ? (
        <Kosong jenis="kosong" petunjuk="Mahasiswa ini tidak melihat satu menu pun." />
      ) : (
        <ul className={classes.pohon} aria-label="Menu yang terlihat">
          {terlihat.map((item) => (
            <li key={item.kunci}>
              <Baris item={item} />
              {item.anak.length > 0 && (
                <ul>
                  {item.anak.map((anak) => (
                    <li key={anak.kunci}>
                      <Baris item={anak} />
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

const Baris = ({ item }: { item: AnakMenu | IndukMenu }) =>
  item.jenis === 'pemisah' ? (
    <hr />
  ) : (
    <div className={classes.item}>
      <Text span className={classes.nama ?? ''}>
        {item.label}
      </Text>
      {item.lencana && <Badge color="kuning">{item.lencana}</Badge>}
    </div>
  )
