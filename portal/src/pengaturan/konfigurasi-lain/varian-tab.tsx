import { Button, Card, Group, Select, Stack, Switch, Text, TextInput, Title } from '@mantine/core'
import { MENU } from '@sivitas/contract/platform/menu/menu'
import { AREA, type Area } from '@sivitas/contract/platform/menu/menu-row'
import { UNIK, type Unik } from '@sivitas/rules/platform/varian'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../api'
import { muatSitus } from '../../auth/institution'
import { situs } from '../../auth/situs-store'
import { useStore } from '../../auth/store'
import { Muatan } from '../../kit/feedback/muatan'
import { toast } from '../../kit/feedback/toast'
import { pesanGalat } from '../../kit/galat'
import { IconHistory, IconRestore } from '../../kit/icons'
import { RiwayatVersi } from '../../shared/versi/riwayat-versi'
import { KakiSimpan } from '../kaki-simpan'
import classes from '../setelan.module.css'
import { bawaanVarian, tampilVarian } from './bawaan-varian'

const useVarian = (unik: Unik) => useQuery(api.platform.situs.varian.queryOptions({ input: { unik }, refetchOnMount: 'always' }))
type Varian = NonNullable<ReturnType<typeof useVarian>['data']>['data']

/** The institution code, and what its menu hides or calls otherwise (PL-R18: hiding is never access control). */
export function VarianTab() {
  const kini = (useStore(situs)?.config.unik ?? 'PT01') as Unik
  const [unik, setUnik] = useState<Unik>(kini)
  return (
    <Stack gap="sm">
      <Select
        label="Varian perguruan tinggi (unik)"
        description={
          unik === kini ? 'Varian yang berlaku sekarang' : `Berlaku sekarang: ${kini}. Menyimpan mengganti varian perguruan tinggi.`
        }
        data={[...UNIK]}
        value={unik}
        allowDeselect={false}
        onChange={(pilihan) => setUnik((pilihan ?? kini) as Unik)}
        maw={420}
      />
      <Tabel key={unik} unik={unik} ganti={unik !== kini} />
    </Stack>
  )
}

function Tabel({ unik, ganti }: { unik: Unik; ganti: boolean }) {
  return (
    <Muatan query={useVarian(unik)}>
      {({ data }) => (
        <Editor key={data.versi} varian={data.versi === 0 ? { ...data, ...bawaanVarian(unik) } : data} unik={unik} ganti={ganti} />
      )}
    </Muatan>
  )
}

function useSimpanVarian(onSelesai: () => void) {
  const queryClient = useQueryClient()
  return useMutation(
    api.platform.situs.ubahVarian.mutationOptions({
      onSuccess: async () => {
        toast.berhasil('Data berhasil diubah')
        onSelesai()
        await Promise.all([queryClient.invalidateQueries({ queryKey: api.platform.situs.key() }), muatSitus()])
      },
      onError: (error) => toast.gagal(pesanGalat(error)),
    }),
  )
}

function Editor({ varian, unik, ganti }: { varian: Varian; unik: Unik; ganti: boolean }) {
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set(varian.disembunyikan))
  const [label, setLabel] = useState<Readonly<Record<string, string>>>(varian.label)
  const [riwayat, setRiwayat] = useState(false)
  const queryClient = useQueryClient()
  const simpan = useSimpanVarian(() => undefined)
  const atur = (isi: Pick<Varian, 'disembunyikan' | 'label'>) => {
    setHidden(new Set(isi.disembunyikan))
    setLabel(isi.label)
  }
  const tulis = (kunci: string, teks: string) =>
    setLabel(({ [kunci]: _lama, ...lain }) => (teks.trim() === '' ? lain : { ...lain, [kunci]: teks }))
  const bedaHidden =
    [...hidden].filter((path) => !varian.disembunyikan.includes(path)).length +
    varian.disembunyikan.filter((path) => !hidden.has(path)).length
  const bedaLabel = [...new Set([...Object.keys(label), ...Object.keys(varian.label)])].filter(
    (kunci) => label[kunci] !== varian.label[kunci],
  ).length
  const jumlah = bedaHidden + bedaLabel + (ganti ? 1 : 0)
  return (
    <Stack gap="sm">
      <Group>
        <Button variant="default" leftSection={<IconRestore size={16} aria-hidden />} onClick={() => atur(bawaanVarian(unik))}>
          {`Kembalikan bawaan ${unik}`}
        </Button>
        {varian.versi > 0 && (
          <Button variant="default" leftSection={<IconHistory size={16} aria-hidden />} onClick={() => setRiwayat(true)}>
            Versi
          </Button>
        )}
        <Text c="dimmed">Menu yang disembunyikan tetap dapat dibuka lewat alamatnya oleh yang berhak.</Text>
      </Group>
      {(Object.keys(AREA) as Area[]).map((area) => (
        <AreaCard
          key={area}
          area={area}
          hidden={hidden}
          label={label}
          onLabel={tulis}
          onHidden={(path, tampil) => setHidden((lama) => new Set(tampil ? [...lama].filter((satu) => satu !== path) : [...lama, path]))}
        />
      ))}
      <KakiSimpan
        nama={`Varian ${unik}`}
        jumlah={jumlah}
        menyimpan={simpan.isPending}
        onSimpan={() => simpan.mutate({ unik, disembunyikan: [...hidden], label, handoff: varian.handoff, versi: varian.versi })}
        onBatal={() => atur(varian)}
      />
      {riwayat && (
        <RiwayatVersi
          judul={`menu ${unik}`}
          kunci={unik}
          calls={api.platform.situs}
          tampil={tampilVarian}
          onKembali={() => void queryClient.invalidateQueries({ queryKey: api.platform.situs.key() })}
          onClose={() => setRiwayat(false)}
        />
      )}
    </Stack>
  )
}

type AreaCardProps = {
  area: Area
  hidden: ReadonlySet<string>
  label: Readonly<Record<string, string>>
  onLabel: (kunci: string, teks: string) => void
  onHidden: (path: string, tampil: boolean) => void
}

function AreaCard({ area, hidden, label, onLabel, onHidden }: AreaCardProps) {
  const nama = AREA[area]
  return (
    <Card component="section" aria-label={nama}>
      <Group justify="space-between" mb="sm">
        <Title order={2}>{nama}</Title>
        <TextInput
          aria-label={`Sebutan lain untuk ${nama}`}
          placeholder="Sebutan lain"
          maxLength={60}
          value={label[nama] ?? ''}
          onChange={(event) => onLabel(nama, event.currentTarget.value)}
        />
      </Group>
      <ul className={classes.pohon}>
        {MENU[area].flatMap(({ group, links }) =>
          links.map(([judul, path]) => (
            <li key={`${group}${path}`} className={`${classes.item} ${classes.berisian}`}>
              <Switch
                checked={!hidden.has(path)}
                aria-label={`Tampilkan ${judul} (${group})`}
                onChange={(event) => onHidden(path, event.currentTarget.checked)}
              />
              <span className={classes.nama}>
                {group} · {judul}
                <Text component="span" className={classes.kunci}>
                  {' '}
                  {path}
                </Text>
              </span>
              <TextInput
                aria-label={`Sebutan lain untuk ${judul} (${group})`}
                placeholder="Sebutan lain"
                maxLength={60}
                value={label[path] ?? ''}
                onChange={(event) => onLabel(path, event.currentTarget.value)}
              />
            </li>
          )),
        )}
      </ul>
    </Card>
  )
}
