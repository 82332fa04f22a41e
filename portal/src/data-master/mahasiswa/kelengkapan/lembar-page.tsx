import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import {
  KOLOM_LEMBAR,
  KOLOM_TITIK,
  NAMA_KOLOM,
  type BarisLembar,
  type BarisMassal,
  type KolomLembar,
} from '@sivitas/contract/data-master/mahasiswa/kelengkapan'
import { formatAngka } from '@sivitas/rules/platform/angka'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useMemo, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { z } from 'zod'
import { api } from '../../../api'
import { Kosong } from '../../../kit/feedback/kosong'
import { fresh, Muatan } from '../../../kit/feedback/muatan'
import { toast } from '../../../kit/feedback/toast'
import { PenjagaPerubahan } from '../../../kit/form/penjaga-perubahan'
import { IconArrowBackUp, IconDeviceFloppy } from '../../../kit/icons'
import { pesanGalat } from '../../../kit/galat'
import { LembarGrid } from '../../../kit/lembar/lembar-grid'
import { useLembar } from '../../../kit/lembar/use-lembar'
import { Count, PageHead } from '../../../kit/page/page-head'
import { katakanTitik } from './nama-titik'

const calls = api.dataMaster.kelengkapan

/** What a list hands over when it opens the sheet for chosen students. */
const Serahan = z.object({ idMahasiswa: z.array(z.string()), kolom: z.array(z.enum(NAMA_KOLOM)) })

/** Which rows and columns the sheet has: a missing point by the address, or chosen students by the list before it. */
function useIsiLembar() {
  const [params] = useSearchParams()
  const serahan = Serahan.safeParse(useLocation().state)
  const titik = params.get('titik')
  const kolom = titik === null ? (serahan.data?.kolom ?? []) : (KOLOM_TITIK[titik] ?? [])
  const prodi = params.getAll('prodi')
  const idMahasiswa = serahan.data?.idMahasiswa ?? []
  const input = titik === null ? { idMahasiswa, kolom: [...kolom] } : { titik, kolom: [...kolom], ...(prodi.length > 0 && { prodi }) }
  return { judul: titik === null ? 'Mode lembar' : `Mode lembar: ${katakanTitik(titik)}`, input, kolom, ada: kolom.length > 0 }
}

/** 'Mode lembar': many students, few columns, one save. */
export function LembarPage() {
  const { judul, input, kolom, ada } = useIsiLembar()
  // A foreigner has a passport instead of a NIK; the column shows only where there is one.
  const diminta = kolom.includes('nik') && !kolom.includes('noPaspor') ? [...input.kolom, 'noPaspor' as const] : input.kolom
  const query = useQuery({
    queryKey: [...calls.lembar.key(), input],
    queryFn: ({ signal }) => calls.lembar.call({ ...input, kolom: diminta }, { signal }),
    enabled: ada,
    staleTime: Infinity,
    refetchOnMount: 'always',
  })
  if (!ada)
    return (
      <>
        <PageHead title={judul} />
        <Kosong
          jenis="kosong"
          petunjuk="Pilih mahasiswa pada daftar, lalu 'Mode lembar', atau buka salah satu butir pada papan kelengkapan."
        />
      </>
    )
  return (
    <Muatan query={fresh(query)} baris={12}>
      {({ data }) => <Isi judul={judul} baris={data.baris} jumlah={data.jumlah} kolom={kolom} />}
    </Muatan>
  )
}

type IsiProps = { judul: string; baris: readonly BarisLembar[]; jumlah: number; kolom: readonly KolomLembar[] }

function Isi({ judul, baris: awal, jumlah, kolom }: IsiProps) {
  const client = useQueryClient()
  const id = useId()
  const [baris, setBaris] = useState(awal)
  const tampil = useMemo(
    () => baris.map((satu) => ({ id: satu.id, judul: satu.nama, keterangan: `${satu.nim} · ${satu.labelProdi}`, sel: satu.sel })),
    [baris],
  )
  const kepala = useMemo(() => {
    const semua = [
      ...kolom,
      ...(kolom.includes('nik') && !kolom.includes('noPaspor') && awal.some(({ asing }) => asing) ? (['noPaspor'] as const) : []),
    ]
    return semua.map((nama) => ({ id: nama, title: KOLOM_LEMBAR[nama] }))
  }, [awal, kolom])
  const lembar = useLembar(tampil)
  const simpan = useMutation({
    mutationFn: () => calls.massal.call({ data: berubah(baris, lembar.ketikan) }),
    meta: { galat: 'sendiri' },
    onSuccess: ({ data }) => {
      const sah = new Map(data.filter(({ berhasil }) => berhasil).map((satu) => [satu.idMahasiswa, satu]))
      setBaris((lama) =>
        lama.map((satu) => {
          const hasil = sah.get(satu.id)
          if (!hasil) return satu
          return {
            ...satu,
            versi: hasil.versi ?? satu.versi,
            versiBiodata: hasil.versiBiodata ?? satu.versiBiodata,
            sel: { ...satu.sel, ...lembar.ketikan.get(satu.id) },
          }
        }),
      )
      const salah = data.filter(({ berhasil }) => !berhasil)
      lembar.terima(
        [...sah.keys()],
        new Map(
          salah.map(({ idMahasiswa, galat }) => [
            idMahasiswa,
            Object.fromEntries(galat.map(({ field, message }) => [field === 'baris' ? '' : field, message])),
          ]),
        ),
      )
      if (salah.length === 0) toast.berhasil(`${formatAngka(sah.size)} mahasiswa tersimpan`)
      void client.invalidateQueries({ queryKey: calls.papan.key() })
      void client.invalidateQueries({ queryKey: calls.list.key() })
    },
  })
  const gagal = lembar.galat.size
  return (
    <Stack gap="sm">
      <PageHead title={judul} aside={<Count>{`${formatAngka(baris.length)} mahasiswa`}</Count>} />
      <PenjagaPerubahan id={id} nama={judul} belumDisimpan={() => lembar.jumlah > 0} />
      <Group justify="space-between">
        <Text size="sm" c="dimmed">
          Ketik, atau tempel blok dari Excel pada sel pertama. Panah dan Enter berpindah baris.
        </Text>
        <Group gap="sm">
          <Button
            variant="default"
            leftSection={<IconArrowBackUp size={16} aria-hidden />}
            disabled={!lembar.bisaUrung}
            onClick={lembar.urungkan}
          >
            Urungkan
          </Button>
          <Button
            leftSection={<IconDeviceFloppy size={16} aria-hidden />}
            disabled={lembar.jumlah === 0}
            loading={simpan.isPending}
            onClick={() => simpan.mutate()}
          >
            {lembar.jumlah === 0 ? 'Simpan' : `Simpan ${formatAngka(lembar.jumlah)} sel`}
          </Button>
        </Group>
      </Group>
      {jumlah > baris.length && (
        <Alert color="kuning">{`Menampilkan ${formatAngka(baris.length)} dari ${formatAngka(jumlah)} mahasiswa. Simpan, lalu buka lagi untuk sisanya.`}</Alert>
      )}
      {simpan.error && (
        <Alert color="bahaya" role="alert">
          {pesanGalat(simpan.error)}
        </Alert>
      )}
      {gagal > 0 && (
        <Alert color="bahaya" role="alert">
          {`${formatAngka(lembar.tersimpan.size)} mahasiswa tersimpan. ${formatAngka(gagal)} mahasiswa belum: perbaiki sel yang merah, lalu simpan lagi.`}
        </Alert>
      )}
      {baris.length === 0 ? (
        <Kosong jenis="kosong" petunjuk="Tidak ada lagi mahasiswa yang perlu diperbaiki." />
      ) : (
        <LembarGrid label={judul} kepala="Mahasiswa" kolom={kepala} lembar={lembar} sibuk={simpan.isPending} />
      )}
    </Stack>
  )
}

const REGISTRASI: ReadonlySet<string> = new Set<KolomLembar>([
  'tanggalMasuk',
  'jalurDaftar',
  'pembiayaan',
  'biayaMasuk',
  'gelombang',
  'npsn',
])

/** Only what was typed travels, with the versions that the sheet has seen. */
function berubah(baris: readonly BarisLembar[], ketikan: ReadonlyMap<string, Readonly<Record<string, string>>>): BarisMassal[] {
  return baris.flatMap(({ id, versi, versiBiodata }) => {
    const sel = ketikan.get(id)
    if (!sel) return []
    const orang = Object.keys(sel).some((kolom) => !REGISTRASI.has(kolom))
    return [{ idMahasiswa: id, versi, ...(orang && { versiBiodata }), ...sel }]
  })
}
