import { Button, Card, Group, Select, Stack, Text, TextInput, Title } from '@mantine/core'
import { DAFTAR_ATURAN } from '@sivitas/contract/pengaturan/aturan/daftar'
import { labelPeriode } from '@sivitas/rules/platform/periode'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { api } from '../../api'
import { fresh, Muatan } from '../../kit/feedback/muatan'
import { Kosong } from '../../kit/feedback/kosong'
import { IconPlus, IconSearch } from '../../kit/icons'
import { Can } from '../../kit/izin/can'
import { KakiSimpan } from '../kaki-simpan'
import classes from '../setelan.module.css'
import { BarisAturan } from './baris-aturan'
import { SetAturanActions } from './set-aturan-actions'
import { SetAturanPanel } from './set-aturan-panel'
import { sebutCakupan } from './sebut-cakupan'
import { KELOMPOK_ATURAN, useAturan, useBolehKunci, useDaftarAturan, useSimpanAturan, type AturanRinci } from './use-aturan'

/** Rule sets: which one, for whom, since when, and its keys with where each value comes from (PL-R35). */
export function AturanTab() {
  const [params, setParams] = useSearchParams()
  const [tambah, setTambah] = useState(false)
  const id = Number(params.get('set') ?? 0)
  const pilih = (set: string | null) => setParams({ tab: 'aturan', ...(set === null || set === '0' ? {} : { set }) })
  return (
    <Muatan query={useDaftarAturan()}>
      {({ data }) => (
        <Stack gap="sm">
          <Group align="end" gap="sm">
            <Select
              label="Set aturan"
              data={data.map((set) => ({ value: String(set.id), label: `${set.nama} (${sebutCakupan(set)})` }))}
              value={String(id)}
              onChange={pilih}
              allowDeselect={false}
              searchable
              w={420}
              maw="100%"
            />
            <Can call={api.pengaturan.aturan.create}>
              <Button variant="default" leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setTambah(true)}>
                Tambah set
              </Button>
            </Can>
          </Group>
          <Set key={id} id={id} onHapus={() => pilih(null)} />
          {tambah && (
            <SetAturanPanel
              onClose={() => setTambah(false)}
              onSimpan={(baru) => {
                setTambah(false)
                pilih(String(baru))
              }}
            />
          )}
        </Stack>
      )}
    </Muatan>
  )
}

function Set({ id, onHapus }: { id: number; onHapus: () => void }) {
  return <Muatan query={fresh(useAturan(id))}>{({ data }) => <Editor key={data.versi} aturan={data} onHapus={onHapus} />}</Muatan>
}

const memuat = (teks: string, cari: string) => teks.toLowerCase().includes(cari)

function Editor({ aturan, onHapus }: { aturan: AturanRinci; onHapus: () => void }) {
  const [params] = useSearchParams()
  const [ketikan, setKetikan] = useState(params.get('cari') ?? '')
  const boleh = useBolehKunci()
  const { draf, galat, ubah, batal, menyimpan, simpan } = useSimpanAturan(aturan)
  const cari = ketikan.trim().toLowerCase()
  const tampak = DAFTAR_ATURAN.filter(([kunci, { label }]) => memuat(kunci, cari) || memuat(label, cari))
  return (
    <Stack gap="sm">
      <Card component="section" aria-label={aturan.nama} padding="sm">
        <Group justify="space-between">
          <div>
            <Title order={2}>{aturan.nama}</Title>
            <Text c="dimmed">
              Untuk {sebutCakupan(aturan)}
              {aturan.id !== 0 && `, mulai ${labelPeriode(aturan.berlakuMulai)}`}. Aturan yang tidak diatur di sini mengikuti set yang lebih
              luas.
            </Text>
          </div>
          <SetAturanActions aturan={aturan} onHapus={onHapus} />
        </Group>
      </Card>
      <TextInput
        type="search"
        label="Cari aturan"
        leftSection={<IconSearch size={16} aria-hidden />}
        value={ketikan}
        onChange={(event) => setKetikan(event.currentTarget.value)}
        maw={420}
      />
      {tampak.length === 0 && <Kosong jenis="tidakDitemukan" />}
      {KELOMPOK_ATURAN.map((kelompok) => {
        const isi = tampak.filter(([, definisi]) => definisi.kelompok === kelompok)
        if (isi.length === 0) return null
        return (
          <Card key={kelompok} component="section" aria-label={kelompok} className={classes.lembar ?? ''}>
            <Title order={3} mb="sm">
              {kelompok}
            </Title>
            {isi.map(([kunci, definisi]) => (
              <BarisAturan
                key={kunci}
                kunci={kunci}
                definisi={definisi}
                nilai={kunci in draf ? draf[kunci] : aturan.nilai[kunci]}
                warisan={warisanDari(aturan, kunci, definisi.bawaan)}
                diubah={kunci in draf}
                galat={galat[kunci]}
                boleh={boleh(definisi)}
                onUbah={(nilai) => ubah(kunci, nilai)}
              />
            ))}
          </Card>
        )
      })}
      <KakiSimpan
        nama={`Aturan ${aturan.nama}`}
        jumlah={Object.keys(draf).length}
        menyimpan={menyimpan}
        onSimpan={simpan}
        onBatal={batal}
      />
    </Stack>
  )
}

/** What another set gives; while the set itself speaks, it is not known and the default stands for it. */
function warisanDari({ id, berlaku }: AturanRinci, kunci: string, bawaan: unknown): { nilai: unknown; nama: string } {
  const sumber = berlaku[kunci]
  if (!sumber || sumber.idAturan === id) return { nilai: bawaan, nama: 'set yang lebih luas' }
  return { nilai: sumber.nilai, nama: sumber.idAturan === null ? 'bawaan' : sumber.namaAturan }
}
