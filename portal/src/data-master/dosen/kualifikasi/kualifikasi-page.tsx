import { Alert, Card, Group, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import type { MatriksKualifikasi, TingkatKualifikasi } from '@sivitas/contract/data-master/dosen/kualifikasi'
import { formatAngka } from '@sivitas/rules/platform/angka'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import { api } from '../../../api'
import { Kosong } from '../../../kit/feedback/kosong'
import { useKonfirmasi } from '../../../kit/feedback/konfirmasi'
import { Muatan } from '../../../kit/feedback/muatan'
import { PilihBanyakInput } from '../../../kit/form/inputs/pilih-input'
import { IconChecks, IconSearch, IconWand } from '../../../kit/icons'
import { useMay } from '../../../kit/izin/can'
import { PageHead } from '../../../kit/page/page-head'
import { PilihProdi } from '../../../shared/pickers/pilih-prodi'
import { DaftarKurang } from './daftar-kurang'
import { kunciSel, MatriksGrid, type Tempat } from './matriks-grid'
import { SelPanel } from './sel-panel'
import { useKualifikasi } from './use-kualifikasi'
import { UsulanDialog } from './usulan-dialog'
import classes from './kualifikasi.module.css'

const calls = api.dataMaster.kualifikasi
const SEMESTER = Array.from({ length: 8 }, (_, i) => ({ value: i + 1, label: `Semester ${i + 1}` }))

/** What the address says of the page: prodi and semesters. */
function useSaring() {
  const [params, setParams] = useSearchParams()
  const prodiRef = useQuery(api.dataMaster.unitRef.prodi.queryOptions({ input: { itemsPerPage: 1 } }))
  const prodi = params.get('prodi') ?? prodiRef.data?.data[0]?.id ?? null
  const semester = params.getAll('semester').map(Number)
  const ubah = (nama: string, nilai: readonly string[]) => {
    const baru = new URLSearchParams(params)
    baru.delete(nama)
    for (const satu of nilai) baru.append(nama, satu)
    setParams(baru, { replace: true, preventScrollReset: true })
  }
  return { prodi, semester, ubah }
}

/** Who is able to teach what in a prodi, what is missing, and what was taught before. */
export function KualifikasiPage() {
  const { prodi, semester, ubah } = useSaring()
  const [ketikan, setKetikan] = useState('')
  const [cari] = useDebouncedValue(ketikan.trim(), 300)
  const [usulan, setUsulan] = useState(false)
  const { simpan, setujui } = useKualifikasi()
  const tanya = useKonfirmasi()
  const query = useQuery({
    ...calls.matriks.queryOptions({
      input: { prodi: prodi ?? '', ...(semester.length > 0 && { semester }), ...(cari !== '' && { cari }) },
    }),
    enabled: prodi !== null,
    placeholderData: keepPreviousData,
  })
  const belum = (query.data?.data.sel ?? []).filter(({ disetujui }) => !disetujui)
  const setujuiSemua = async () => {
    const ya = await tanya({
      pesan: `Setujui ${formatAngka(belum.length)} kualifikasi yang belum disetujui?`,
      setuju: 'Setujui',
      aman: true,
      jumlah: belum.length,
    })
    if (ya) setujui.mutate({ data: belum.map(({ idDosen, idMakul }) => ({ idDosen, idMakul })) })
  }
  return (
    <>
      <PageHead
        title="Kualifikasi"
        primary={{
          label: 'Usulan dari riwayat',
          icon: <IconWand size={16} aria-hidden />,
          onClick: () => setUsulan(true),
          call: calls.bulk,
        }}
        {...(belum.length > 0 && {
          secondary: {
            label: `Setujui ${formatAngka(belum.length)}`,
            icon: <IconChecks size={16} aria-hidden />,
            onClick: () => void setujuiSemua(),
            call: calls.setujui,
          },
        })}
      />
      <Card mt="sm" mb="sm" padding="sm">
        <Group gap="sm" align="end" grow preventGrowOverflow={false}>
          <PilihProdi label="Program studi" required value={prodi} onChange={(id) => ubah('prodi', id === null ? [] : [id])} />
          <PilihBanyakInput
            label="Semester"
            placeholder="Semua"
            pilihan={SEMESTER}
            value={semester}
            onChange={(satu) => ubah('semester', (satu ?? []).map(String))}
          />
          <TextInput
            label="Dosen"
            placeholder="Cari dosen, termasuk prodi lain"
            leftSection={<IconSearch size={16} aria-hidden />}
            value={ketikan}
            onChange={(event) => setKetikan(event.currentTarget.value)}
          />
        </Group>
      </Card>
      {prodi === null ? (
        <Kosong jenis="kosong" petunjuk="Pilih program studi untuk melihat kualifikasi dosennya." />
      ) : (
        <Muatan query={query} baris={12}>
          {({ data }) => <Isi key={data.idProdi} matriks={data} simpan={simpan} setujui={setujui} />}
        </Muatan>
      )}
      {usulan && prodi !== null && (
        <UsulanDialog
          prodi={prodi}
          sibuk={simpan.isPending}
          onTutup={() => setUsulan(false)}
          onTambah={(pilihan) =>
            simpan.mutate(
              { data: pilihan.map(({ idDosen, idMakul }) => ({ idDosen, idMakul, tingkat: 2 as const, dasar: ['pengalaman' as const] })) },
              { onSuccess: () => setUsulan(false) },
            )
          }
        />
      )}
    </>
  )
}

type IsiProps = { matriks: MatriksKualifikasi } & ReturnType<typeof useKualifikasi>

function Isi({ matriks, simpan, setujui }: IsiProps) {
  const boleh = useMay()(calls.bulk)
  const [pilih, setPilih] = useState<Tempat>({ baris: 0, kolom: 0 })
  const sel = useMemo(() => new Map(matriks.sel.map((satu) => [kunciSel(satu.idDosen, satu.idMakul), satu])), [matriks.sel])
  const dosen = matriks.dosen[pilih.baris] ?? matriks.dosen[0]
  const makul = matriks.makul[pilih.kolom] ?? matriks.makul[0]
  if (dosen === undefined || makul === undefined)
    return (
      <Alert color="abu">
        {dosen === undefined ? 'Belum ada dosen yang cocok pada prodi ini.' : 'Belum ada mata kuliah aktif pada semester yang dipilih.'}
      </Alert>
    )
  const isi = sel.get(kunciSel(dosen.id, makul.id))
  const pasangan = { idDosen: dosen.id, idMakul: makul.id }
  const tingkat = ({ baris, kolom }: Tempat, nilai: TingkatKualifikasi | null) => {
    const [d, m] = [matriks.dosen[baris], matriks.makul[kolom]]
    if (boleh && d && m) simpan.mutate({ data: [{ idDosen: d.id, idMakul: m.id, tingkat: nilai }] })
  }
  return (
    <div className={classes.tata}>
      <Card padding={0}>
        <MatriksGrid matriks={matriks} sel={sel} pilih={pilih} onPilih={setPilih} onTingkat={tingkat} />
      </Card>
      <div className={classes.samping}>
        <SelPanel
          dosen={dosen}
          makul={makul}
          isi={isi}
          boleh={boleh}
          onUbah={(ubah) => simpan.mutate({ data: [{ ...pasangan, ...ubah, ...(isi && { versi: isi.versi }) }] })}
          onSetujui={() => setujui.mutate({ data: [pasangan] })}
        />
        <DaftarKurang matriks={matriks} />
      </div>
    </div>
  )
}
