import { ProdiInput, type Prodi } from '@sivitas/contract/data-master/badan-hukum/prodi'
import { titleOf } from '@sivitas/contract/kit/schema-words'
import { SimpleGrid, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { api } from '../../../api'
import { NilaiTanggal } from '../../../kit/format/nilai'
import { KeyValues, type KeyValue } from '../../../kit/page/key-values'
import { RasioText } from './columns'

type Row = Omit<Prodi, 'diubahPada'>
type Field = keyof Row & keyof typeof ProdiInput.shape

/** What a prodi says about itself. */
export function ProfilTab({ prodi }: { prodi: Row }) {
  const fact = (name: Field, value: ReactNode = prodi[name] as ReactNode): KeyValue => ({ label: titleOf(ProdiInput, name), value })
  const kampus = useNames(api.dataMaster.unitRef.kampus, prodi.idKampus)
  const kelas = useNames(api.dataMaster.unitRef.jenisKelas, prodi.jenisKelas)
  return (
    <Stack gap="lg">
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="xl">
        <Group
          title="Identitas"
          facts={[
            { label: 'Kode prodi', value: prodi.kode, copy: prodi.kode },
            fact('kodeNim'),
            fact('namaInggris'),
            { label: 'Fakultas', value: prodi.namaFakultas },
            { label: 'Jurusan', value: prodi.namaJurusan },
            { label: 'Ketua program studi', value: prodi.namaKaprodi },
            { label: 'Sekretaris', value: prodi.namaSekretaris },
            fact('rumpun', prodi.rumpun === 'eksakta' ? 'Eksakta' : 'Sosial'),
          ]}
        />
        <Group
          title="Keadaan sekarang"
          facts={[
            { label: 'Mahasiswa aktif', value: prodi.mahasiswaAktif },
            { label: 'Dosen tetap', value: prodi.dosenTetap },
            { label: 'Rasio dosen dan mahasiswa', value: <RasioText rasio={prodi.rasio} merah={prodi.rasioMerah} /> },
            { label: 'Kelengkapan data mahasiswa', value: prodi.kelengkapan === null ? null : `${prodi.kelengkapan}%` },
            { label: 'Jenjang KKNI', value: prodi.kkniLevel },
          ]}
        />
        <Group
          title="Gelar dan legalitas"
          facts={[
            fact('gelar'),
            fact('singkatanGelar'),
            fact('gelarInggris'),
            fact('skPenyelenggaraan'),
            fact('tanggalSk', <NilaiTanggal nilai={prodi.tanggalSk} />),
            fact('tmtSk', <NilaiTanggal nilai={prodi.tmtSk} />),
            ...(prodi.status === 'A' ? [] : [fact('tanggalTutup', <NilaiTanggal nilai={prodi.tanggalTutup} />), fact('nomorSkStatus')]),
            { label: 'ID PDDikti', value: prodi.idPddikti, copy: prodi.idPddikti },
          ]}
        />
        <Group
          title="Penyelenggaraan dan kontak"
          facts={[fact('idKampus', kampus), fact('jenisKelas', kelas), fact('bahasa'), fact('telepon'), fact('email'), fact('website')]}
        />
      </SimpleGrid>
      {(['visi', 'misi', 'tujuan', 'kompetensi'] as const).map(
        (name) => prodi[name] !== null && <Prose key={name} title={titleOf(ProdiInput, name)} text={prodi[name]} />,
      )}
    </Stack>
  )
}

type Named = {
  queryOptions(options: { input: { id: string[] }; enabled: boolean }): Parameters<typeof useQuery<{ data: { nama: string }[] }>>[0]
}

/** The names of a few rows that are known by their keys. */
function useNames(call: Named, ids: readonly string[]): string | null {
  const { data } = useQuery(call.queryOptions({ input: { id: [...ids] }, enabled: ids.length > 0 }))
  return ids.length === 0 ? null : (data?.data.map(({ nama }) => nama).join(', ') ?? '...')
}

function Group({ title, facts }: { title: string; facts: readonly KeyValue[] }) {
  return (
    <section aria-label={title}>
      <Title order={2} mb="sm">
        {title}
      </Title>
      <KeyValues facts={facts} />
    </section>
  )
}

function Prose({ title, text }: { title: string; text: string }) {
  return (
    <section aria-label={title}>
      <Title order={2} mb="xs">
        {title}
      </Title>
      {text.split('\n').map((line, index) => (
        <Text key={`${index}-${line}`}>{line}</Text>
      ))}
    </section>
  )
}
