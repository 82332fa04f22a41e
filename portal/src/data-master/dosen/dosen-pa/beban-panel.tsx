import { Alert, Card, Progress, Stack, Text, TextInput, Title, UnstyledButton } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import type { DosenPembimbing } from '@sivitas/contract/data-master/dosen/dosen-pa'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../api'
import { Kosong } from '../../../kit/feedback/kosong'
import { Muatan } from '../../../kit/feedback/muatan'
import { IconSearch } from '../../../kit/icons'
import classes from './dosen-pa.module.css'

/** Lecturers that the panel draws at most; a prodi has fewer. */
const TAMPIL = 200

type BebanPanelProps = {
  prodi: readonly string[]
  /** Whose advisees the list shows now. */
  terpilih: string | undefined
  onPilih: (idDosen: string | undefined) => void
  /** Students were dropped on a lecturer. */
  onJatuh: (idDosen: string) => void
}

/** Lecturers with their loads: a press shows their advisees, students dropped on one are assigned to him. */
export function BebanPanel({ prodi, ...tindakan }: BebanPanelProps) {
  const [ketikan, setKetikan] = useState('')
  const [cari] = useDebouncedValue(ketikan.trim(), 300)
  const query = useQuery({
    ...api.dataMaster.dosenPa.list.queryOptions({
      input: { itemsPerPage: TAMPIL, ...(prodi.length > 0 && { prodi: [...prodi] }), ...(cari !== '' && { cari }) },
    }),
    placeholderData: keepPreviousData,
  })
  return (
    <Card padding="sm" className={classes.panel ?? ''} component="section" aria-label="Beban dosen PA">
      <Stack gap="xs">
        <Title order={2}>Dosen</Title>
        <TextInput
          type="search"
          aria-label="Cari dosen"
          placeholder="Cari nama atau NIDN"
          leftSection={<IconSearch size={16} aria-hidden />}
          value={ketikan}
          onChange={(event) => setKetikan(event.currentTarget.value)}
        />
        <Muatan query={query} baris={6}>
          {({ data, meta }) => <Daftar dosen={data} lainnya={meta.totalItems - data.length} {...tindakan} />}
        </Muatan>
      </Stack>
    </Card>
  )
}

type DaftarProps = Omit<BebanPanelProps, 'prodi'> & { dosen: readonly DosenPembimbing[]; lainnya: number }

function Daftar({ dosen, lainnya, ...tindakan }: DaftarProps) {
  if (dosen.length === 0) return <Kosong jenis="tidakDitemukan" petunjuk="Pilih prodi lain, atau atur homebase dosen di Data Dosen." />
  return (
    <>
      <ul className={classes.list}>
        {dosen.map((satu) => (
          <li key={satu.id}>
            <Baris dosen={satu} {...tindakan} />
          </li>
        ))}
      </ul>
      {lainnya > 0 && <Alert color="abu">{`${lainnya} dosen lainnya tidak tampil. Pilih prodi atau cari nama.`}</Alert>}
    </>
  )
}

function Baris({ dosen, terpilih, onPilih, onJatuh }: Omit<BebanPanelProps, 'prodi'> & { dosen: DosenPembimbing }) {
  const [sasaran, setSasaran] = useState(false)
  const { id, namaLengkap, beban, maks, aktif } = dosen
  const penuh = beban >= maks
  const keadaan = aktif ? (penuh ? 'penuh' : '') : 'tidak aktif'
  return (
    <UnstyledButton
      className={classes.dosen ?? ''}
      aria-pressed={terpilih === id}
      data-sasaran={sasaran}
      onClick={() => onPilih(terpilih === id ? undefined : id)}
      onDragOver={(event) => {
        event.preventDefault()
        setSasaran(true)
      }}
      onDragLeave={() => setSasaran(false)}
      onDrop={(event) => {
        event.preventDefault()
        setSasaran(false)
        onJatuh(id)
      }}
    >
      <span className={classes.baris}>
        <span className={classes.nama}>{namaLengkap}</span>
        <span className={classes.angka}>{`${beban} / ${maks}`}</span>
      </span>
      <Progress
        value={maks === 0 ? 100 : Math.min(100, (100 * beban) / maks)}
        color={penuh || !aktif ? 'bahaya' : 'biru'}
        size="xs"
        aria-hidden
      />
      {keadaan !== '' && (
        <Text size="xs" component="span" className={classes.penuh ?? ''}>
          {keadaan === 'penuh' ? 'Kuota penuh' : 'Tidak aktif, alihkan bimbingannya'}
        </Text>
      )}
    </UnstyledButton>
  )
}
