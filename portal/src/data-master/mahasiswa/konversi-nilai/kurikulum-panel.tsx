import { ActionIcon, Badge, Card, Group, Stack, Text, TextInput, Title, UnstyledButton } from '@mantine/core'
import type { BahanKonversi } from '@sivitas/contract/akademik/konversi-nilai'
import { formatAngka } from '@sivitas/rules/platform/angka'
import { useState } from 'react'
import { AngkaInput } from '../../../kit/form/inputs/angka-input'
import { IconLinkOff, IconSearch } from '../../../kit/icons'
import type { Hasil } from './padanan'
import classes from './konversi.module.css'

type Makul = BahanKonversi['kurikulum'][number]
type Kunci = ReadonlySet<number>
type KurikulumPanelProps = {
  kurikulum: readonly Makul[]
  judul: string
  /** Why a course can't be matched. */
  terpakai: string
  hasil: ReadonlyMap<string, Hasil>
  terpilih: Kunci
  boleh: boolean
  onPasang: (kunci: Kunci, idMakul: string | null) => void
  onSks: (idMakul: string, sks: number | null) => void
}

const judulSemester = (semester: number | null) => (semester === null ? 'Tanpa semester' : `Semester ${semester}`)

/** The curriculum here by semester: a course takes what is dropped on it, or the ticked subjects when it is pressed. */
export function KurikulumPanel({ kurikulum, judul, hasil, ...props }: KurikulumPanelProps) {
  const [ketikan, setKetikan] = useState('')
  const cari = ketikan.trim().toLowerCase()
  const tampil = kurikulum.filter(({ kode, nama }) => `${kode} ${nama}`.toLowerCase().includes(cari))
  const semester = [...new Set(tampil.map((satu) => satu.semester))]
  return (
    <Card padding="sm" component="section" aria-label={judul}>
      <Stack gap="xs">
        <Group justify="space-between" gap="xs">
          <Title order={2}>{judul}</Title>
          {props.terpilih.size > 0 && (
            <Text size="sm" c="dimmed" role="status">
              {`Tekan mata kuliah untuk memasangkan ${props.terpilih.size} yang dicentang`}
            </Text>
          )}
        </Group>
        <TextInput
          type="search"
          aria-label="Cari mata kuliah"
          placeholder="Cari kode atau nama"
          leftSection={<IconSearch size={16} aria-hidden />}
          value={ketikan}
          onChange={(event) => setKetikan(event.currentTarget.value)}
        />
        {kurikulum.length === 0 && (
          <Text c="dimmed">
            {judul === 'Kurikulum tujuan'
              ? 'Pilih kurikulum tujuan terlebih dahulu.'
              : 'Program studi ini belum memiliki mata kuliah. Tambahkan di Kurikulum.'}
          </Text>
        )}
        {kurikulum.length > 0 && tampil.length === 0 && <Text c="dimmed">Data tidak ditemukan</Text>}
        {semester.map((satu) => (
          <section key={satu ?? 0} aria-label={judulSemester(satu)}>
            <Title order={3} className={classes.semester ?? ''}>
              {judulSemester(satu)}
            </Title>
            <ul className={classes.list}>
              {tampil
                .filter((makul) => makul.semester === satu)
                .map((makul) => (
                  <BarisMakul key={makul.idMakul} makul={makul} hasil={hasil.get(makul.idMakul)} {...props} />
                ))}
            </ul>
          </section>
        ))}
      </Stack>
    </Card>
  )
}

const kunciDari = (teks: string): Kunci =>
  new Set(
    teks
      .split(',')
      .map(Number)
      .filter((satu) => satu > 0),
  )

type BarisMakulProps = Omit<KurikulumPanelProps, 'kurikulum' | 'judul' | 'hasil'> & { makul: Makul; hasil: Hasil | undefined }

function BarisMakul({ makul, hasil, terpakai: sebab, terpilih, boleh, onPasang, onSks }: BarisMakulProps) {
  const [sasaran, setSasaran] = useState(false)
  const { idMakul, kode, nama, sks, wajib, terpakai } = makul
  const dapat = boleh && !terpakai
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- What is dropped lands on the whole row; keys have the button inside.
    <li
      className={classes.makul}
      data-sasaran={sasaran || undefined}
      data-terisi={hasil !== undefined || undefined}
      onDragOver={(event) => {
        if (!dapat) return
        event.preventDefault()
        setSasaran(true)
      }}
      onDragLeave={() => setSasaran(false)}
      onDrop={(event) => {
        event.preventDefault()
        setSasaran(false)
        const kunci = kunciDari(event.dataTransfer.getData('application/x-asal'))
        if (dapat && kunci.size > 0) onPasang(kunci, idMakul)
      }}
    >
      <div className={classes.baris}>
        <UnstyledButton
          className={classes.tombol ?? ''}
          aria-disabled={!dapat || terpilih.size === 0}
          aria-label={terpilih.size > 0 ? `Pasangkan ${terpilih.size} ke ${kode} ${nama}` : `${kode} ${nama}`}
          onClick={() => dapat && terpilih.size > 0 && onPasang(terpilih, idMakul)}
        >
          <span className={classes.nama}>{`${kode} ${nama}`}</span>
        </UnstyledButton>
        {!wajib && <Badge color="abu">Pilihan</Badge>}
        {terpakai && <Badge color="kuning">{sebab}</Badge>}
        <span className={classes.angka}>{`${formatAngka(sks)} SKS`}</span>
      </div>
      {hasil && <Terpasang {...{ makul, hasil, boleh, onPasang, onSks }} />}
    </li>
  )
}

type TerpasangProps = Pick<BarisMakulProps, 'makul' | 'boleh' | 'onPasang' | 'onSks'> & { hasil: Hasil }

/** What a course is made of, and what it becomes. */
function Terpasang({ makul: { idMakul, kode, sks: paling }, hasil, boleh, onPasang, onSks }: TerpasangProps) {
  const { asal, huruf, indeks, sks, galat } = hasil
  return (
    <div className={classes.terpasang}>
      <div className={classes.isi}>
        {asal.map((satu) => (
          <Group key={satu.kunci} gap={6} wrap="nowrap">
            <Text
              size="sm"
              className={classes.nama ?? ''}
            >{`${satu.kode} ${satu.nama} (${formatAngka(satu.sks)} SKS, ${satu.nilai})`}</Text>
            {boleh && (
              <ActionIcon
                variant="subtle"
                color="abu"
                size="sm"
                aria-label={`Lepas ${satu.kode} dari ${kode}`}
                onClick={() => onPasang(new Set([satu.kunci]), null)}
              >
                <IconLinkOff size={14} aria-hidden />
              </ActionIcon>
            )}
          </Group>
        ))}
        {galat !== null && (
          <Text size="sm" c="bahaya">
            {galat}
          </Text>
        )}
      </div>
      {boleh ? (
        <div className={classes.sks}>
          <AngkaInput
            label={`SKS diakui ${kode}`}
            labelTersembunyi
            min={0}
            max={paling}
            desimal={2}
            value={sks}
            onChange={(nilai) => onSks(idMakul, nilai)}
          />
        </div>
      ) : (
        <span className={classes.angka}>{`${formatAngka(sks, Number.isInteger(sks) ? 0 : 2)} SKS`}</span>
      )}
      <span className={classes.huruf}>{huruf === null ? '-' : indeks === null ? huruf : `${huruf} ${formatAngka(indeks, 2)}`}</span>
    </div>
  )
}
