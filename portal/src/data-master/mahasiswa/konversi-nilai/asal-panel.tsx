import { ActionIcon, Badge, Button, Card, Checkbox, Group, Menu, Select, Stack, Text, Title } from '@mantine/core'
import { DASAR_USULAN, type BahanKonversi } from '@sivitas/contract/akademik/konversi-nilai'
import { formatAngka } from '@sivitas/rules/platform/angka'
import { useState } from 'react'
import { IconDots, IconGripVertical, IconPlus, IconWand } from '../../../kit/icons'
import { AsalDialog } from './asal-dialog'
import { buang, ganti, tambah, type Asal, type SubjekAsal } from './padanan'
import { TempelKotak } from './tempel-kotak'
import type { Konversi } from './use-konversi'
import classes from './konversi.module.css'

type Kunci = ReadonlySet<number>
type AsalPanelProps = {
  editor: Konversi
  boleh: boolean
  terpilih: Kunci
  onPilih: (terpilih: Kunci) => void
  onPasang: (kunci: Kunci, idMakul: string | null) => void
}

const sksTeks = (nilai: number) => formatAngka(nilai, Number.isInteger(nilai) ? 0 : 2)

/** Subjects of origin: pasted, read from a PDF or typed; ticked ones are matched together. */
export function AsalPanel({ editor, boleh, terpilih, onPilih, onPasang }: AsalPanelProps) {
  const { padanan, setPadanan, makul: daftar } = editor
  // His own grades are read, not typed.
  const sendiri = editor.kepala.jenis === 'KURIKULUM'
  const [dialog, setDialog] = useState<'tempel' | 'tambah' | Asal | null>(null)
  const masukkan = (subjek: readonly SubjekAsal[]) => {
    setPadanan((lama) => tambah(lama, subjek))
    setDialog(null)
  }
  const centang = (kunci: number) =>
    onPilih(new Set([...terpilih].includes(kunci) ? [...terpilih].filter((satu) => satu !== kunci) : [...terpilih, kunci]))
  const hapus = (kunci: Kunci) => {
    setPadanan((lama) => buang(lama, kunci))
    onPilih(new Set())
  }
  const makul = new Map(daftar.map((satu) => [satu.idMakul, satu]))
  return (
    <Card padding="sm" component="section" aria-label="Mata kuliah asal">
      <Stack gap="xs">
        <Group justify="space-between" gap="xs">
          <Title order={2}>Mata kuliah asal</Title>
          {boleh && padanan.asal.length > 0 && <Tombol editor={editor} sendiri={sendiri} onBuka={setDialog} />}
        </Group>
        {boleh && terpilih.size > 0 && (
          <PilihanBar kurikulum={daftar} terpilih={terpilih} onPasang={onPasang} onHapus={() => hapus(terpilih)} />
        )}
        {padanan.asal.length === 0 ? (
          boleh && !sendiri ? (
            <TempelKotak onMasuk={masukkan} onTambah={() => setDialog('tambah')} />
          ) : (
            <Text c="dimmed">{kosong(editor)}</Text>
          )
        ) : (
          <ul className={classes.list}>
            {padanan.asal.map((satu) => (
              <BarisAsal
                key={satu.kunci}
                asal={satu}
                tujuan={satu.idMakul === null ? null : (makul.get(satu.idMakul)?.kode ?? 'Mata kuliah lain')}
                boleh={boleh}
                terpilih={terpilih}
                onCentang={() => centang(satu.kunci)}
                onLepas={() => onPasang(new Set([satu.kunci]), null)}
                {...(!sendiri && { onUbah: () => setDialog(satu) })}
                onHapus={() => hapus(new Set([satu.kunci]))}
              />
            ))}
          </ul>
        )}
      </Stack>
      {dialog !== null && (
        <AsalDialog
          key={typeof dialog === 'object' ? dialog.kunci : dialog}
          buka={dialog}
          onMasuk={masukkan}
          onGanti={(kunci, isi) => {
            setPadanan((lama) => ganti(lama, kunci, isi))
            setDialog(null)
          }}
          onTutup={() => setDialog(null)}
        />
      )}
    </Card>
  )
}

/** Why there is no origin. */
const kosong = ({ kepala: { jenis, idKurikulum } }: Konversi): string =>
  jenis === 'KURIKULUM' && idKurikulum !== null
    ? 'Tidak ada nilai lulus mahasiswa ini di luar kurikulum tujuan.'
    : 'Belum ada mata kuliah asal.'

type TombolProps = { editor: Konversi; sendiri: boolean; onBuka: (dialog: 'tempel' | 'tambah') => void }

/** Where the origin comes from, and the proposals for it. */
function Tombol({ editor: { padanan, usulkan, ambilNilai }, sendiri, onBuka }: TombolProps) {
  return (
    <Group gap="xs">
      {sendiri ? (
        <Button variant="default" size="compact-sm" onClick={ambilNilai}>
          Ambil nilai lagi
        </Button>
      ) : (
        <>
          <Button variant="default" size="compact-sm" onClick={() => onBuka('tempel')}>
            Tempel atau PDF
          </Button>
          <Button variant="default" size="compact-sm" leftSection={<IconPlus size={14} aria-hidden />} onClick={() => onBuka('tambah')}>
            Tambah
          </Button>
        </>
      )}
      <Button
        size="compact-sm"
        leftSection={<IconWand size={14} aria-hidden />}
        disabled={padanan.asal.every(({ idMakul }) => idMakul !== null)}
        loading={usulkan.isPending}
        onClick={() => usulkan.mutate(null)}
      >
        Usulkan
      </Button>
    </Group>
  )
}

type PilihanBarProps = Pick<AsalPanelProps, 'terpilih' | 'onPasang'> & { kurikulum: BahanKonversi['kurikulum'] } & { onHapus: () => void }

/** What can be done with the ticked subjects without a mouse: choose their course by its name. */
function PilihanBar({ kurikulum, terpilih, onPasang, onHapus }: PilihanBarProps) {
  return (
    <Group gap="xs" className={classes.pilihan} role="group" aria-label="Pasangkan yang dicentang">
      <Select
        className={classes.tujuan ?? ''}
        aria-label={`Pasangkan ${terpilih.size} mata kuliah asal ke`}
        placeholder={`Pasangkan ${terpilih.size} ke mata kuliah ...`}
        searchable
        value={null}
        nothingFoundMessage="Data tidak ditemukan"
        data={kurikulum
          .filter(({ terpakai }) => !terpakai)
          .map(({ idMakul, kode, nama }) => ({ value: idMakul, label: `${kode} ${nama}` }))}
        onChange={(idMakul) => idMakul !== null && onPasang(terpilih, idMakul)}
      />
      <Button variant="outline" color="bahaya" size="compact-sm" onClick={onHapus}>
        {`Hapus ${terpilih.size}`}
      </Button>
    </Group>
  )
}

type BarisAsalProps = {
  asal: Asal
  tujuan: string | null
  boleh: boolean
  terpilih: Kunci
  onCentang: () => void
  onLepas: () => void
  /** None for what is read from his grades. */
  onUbah?: () => void
  onHapus: () => void
}

const judulIndeks = (indeks: number | null | undefined) =>
  indeks === null || indeks === undefined ? undefined : `Indeks ${formatAngka(indeks, 2)}`

function BarisAsal({ asal, tujuan, boleh, terpilih, onCentang, onLepas, onUbah, onHapus }: BarisAsalProps) {
  const { kunci, kode, nama, sks, nilai, indeks, dasar } = asal
  const dibawa = terpilih.has(kunci) ? terpilih : new Set([kunci])
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- The row is dragged as a whole; keys have its tick and the choice above.
    <li
      className={classes.asal}
      draggable={boleh}
      data-terpilih={terpilih.has(kunci) || undefined}
      onDragStart={(event) => event.dataTransfer.setData('application/x-asal', [...dibawa].join(','))}
    >
      {boleh && (
        <span className={classes.pegangan} aria-hidden>
          <IconGripVertical size={14} />
        </span>
      )}
      {boleh && <Checkbox aria-label={`Pilih ${kode} ${nama}`} checked={terpilih.has(kunci)} onChange={onCentang} />}
      <div className={classes.isi}>
        <Text component="span" className={classes.nama ?? ''}>
          {`${kode} ${nama}`}
        </Text>
        <Group gap={6}>
          {tujuan === null ? (
            <Text size="sm" c="dimmed">
              Belum dipasangkan
            </Text>
          ) : (
            <Badge color="hijau">{`→ ${tujuan}`}</Badge>
          )}
          {dasar !== null && (
            <Text size="sm" c="dimmed">
              {DASAR_USULAN[dasar]}
            </Text>
          )}
        </Group>
      </div>
      <span className={classes.angka}>{`${sksTeks(sks)} SKS`}</span>
      <span className={classes.huruf} title={judulIndeks(indeks)}>
        {nilai}
      </span>
      {boleh && (
        <Menu position="bottom-end">
          <Menu.Target>
            <ActionIcon variant="subtle" color="abu" aria-label={`Tindakan ${kode}`}>
              <IconDots size={16} aria-hidden />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            {onUbah && <Menu.Item onClick={onUbah}>Ubah</Menu.Item>}
            {tujuan !== null && <Menu.Item onClick={onLepas}>Lepas pasangan</Menu.Item>}
            <Menu.Item color="bahaya" onClick={onHapus}>
              Hapus
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      )}
    </li>
  )
}
