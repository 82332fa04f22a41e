import { RegistrasiIsian } from '@sivitas/contract/data-master/mahasiswa/isian-registrasi'
import { JENIS_DAFTAR } from '@sivitas/contract/data-master/mahasiswa/status'
import { perluPtAsal } from '@sivitas/rules/data-master/registrasi'
import { labelPeriode, periodeUtama, urutanPeriode } from '@sivitas/rules/platform/periode'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../../api'
import { fields } from '../../../../kit/form/fields'
import { SaklarInput } from '../../../../kit/form/inputs/saklar-input'
import type { PilihanJauh } from '../../../../kit/form/inputs/pilihan-jauh'
import { FormCard } from '../../../../kit/page/form-page'
import { PilihProdi } from '../../../../shared/pickers/pilih-prodi'
import { useKode } from '../../../../shared/pickers/sumber-kode'
import { sumberInstansi } from '../../instansi-mahasiswa/sumber-instansi'
import { sumberPtAsal, sumberProdiAsal, sumberSekolah } from './sumber-luar'

const field = fields(RegistrasiIsian)
const TUGAS = [
  { value: 'tugas_belajar', label: 'Tugas belajar' },
  { value: 'izin_belajar', label: 'Izin belajar' },
  { value: 'mandiri', label: 'Mandiri' },
] as const
/** How many main periods before and after the running one stand in the regular list. */
const DEKAT = 6
const STALE_MS = 300_000

/** Main periods: the ones around the running one, or all that the college has. */
function usePeriodeMasuk(semua: boolean, dipilih: number | null | undefined) {
  const { data } = useQuery(api.platform.periodeRef.list.queryOptions({ input: { lengkap: '1' }, staleTime: STALE_MS }))
  const utama = (data?.data ?? []).filter(({ id, status }) => status !== null && periodeUtama(id))
  const kini = utama.find(({ status }) => status === 'berjalan')?.id ?? utama[0]?.id
  const dekat = (id: number) => kini === undefined || Math.abs(urutanPeriode(id) - urutanPeriode(kini)) <= DEKAT
  const daftar = utama.filter(({ id }) => semua || dekat(id) || id === dipilih).map(({ id, nama }) => ({ value: id, label: nama }))
  return dipilih && daftar.every(({ value }) => value !== dipilih) ? [{ value: dipilih, label: labelPeriode(dipilih) }, ...daftar] : daftar
}

function usePilihanUnit(idProdi: string | null | undefined, periodeMasuk: number | null | undefined) {
  const input = { itemsPerPage: 200, aktif: '1' as const }
  const { unitRef } = api.dataMaster
  const kampus = useQuery(unitRef.kampus.queryOptions({ input, staleTime: STALE_MS }))
  const jenisKelas = useQuery(unitRef.jenisKelas.queryOptions({ input, staleTime: STALE_MS }))
  const sesi = useQuery(unitRef.kelompokSesi.queryOptions({ input, staleTime: STALE_MS }))
  const konsentrasi = useQuery(
    api.dataMaster.konsentrasi.list.queryOptions({
      input: { prodi: [idProdi ?? ''], aktif: '1', itemsPerPage: 200 },
      enabled: Boolean(idProdi),
    }),
  )
  const kelas = useQuery(
    unitRef.kelasDefault.queryOptions({
      input: { prodi: [idProdi ?? ''], angkatan: [Math.floor((periodeMasuk ?? 0) / 10)], itemsPerPage: 200 },
      enabled: Boolean(idProdi) && Boolean(periodeMasuk),
    }),
  )
  const pilihan = (rows: readonly { id: string; nama: string }[] | undefined) =>
    (rows ?? []).map(({ id, nama }) => ({ value: id, label: nama }))
  return {
    kampus: pilihan(kampus.data?.data),
    jenisKelas: pilihan(jenisKelas.data?.data),
    sesi: pilihan(sesi.data?.data),
    konsentrasi: idProdi ? pilihan(konsentrasi.data?.data) : [],
    kelas: (kelas.data?.data ?? []).map(({ id, kode, terisi, kapasitas }) => ({ value: id, label: `${kode} (${terisi}/${kapasitas})` })),
    perluInstansi: (id: string | null | undefined) => jenisKelas.data?.data.find((satu) => satu.id === id)?.perluInstansi === true,
  }
}

type AsalKini = { sekolah?: PilihanJauh | undefined; pt?: PilihanJauh | undefined; prodi?: PilihanJauh | undefined }

/** One registration: where he belongs, when and how he came in. `kini` names places of origin that were chosen before. */
export function RegistrasiCards({ kini = {} }: { kini?: AsalKini }) {
  const [semua, setSemua] = useState(false)
  const [idProdi, periodeMasuk] = [field.useNilai('idProdi'), field.useNilai('periodeMasuk')]
  const pilihan = usePilihanUnit(idProdi, periodeMasuk)
  const periode = usePeriodeMasuk(semua, periodeMasuk)
  const jenis = useKode('jenis-daftar').filter(({ value }) => (JENIS_DAFTAR as readonly string[]).includes(value))
  const instansi = pilihan.perluInstansi(field.useNilai('idJenisKelas'))
  return (
    <>
      <FormCard title="Program studi dan periode">
        <field.Custom name="idProdi" as={PilihProdi} />
        <field.Pilih name="idKonsentrasi" pilihan={pilihan.konsentrasi} />
        <field.Pilih name="periodeMasuk" pilihan={periode} />
        <SaklarInput
          label="Periode lain"
          description="Tampilkan semua periode"
          value={semua}
          onChange={(nilai) => setSemua(nilai === true)}
        />
        <field.Tanggal name="tanggalMasuk" />
        <field.Angka name="semesterAwal" min={1} max={8} />
      </FormCard>
      <FormCard title="Penempatan">
        <field.Pilih name="idKampus" pilihan={pilihan.kampus} />
        <field.Pilih name="idJenisKelas" pilihan={pilihan.jenisKelas} />
        <field.Pilih name="idKelompokSesi" pilihan={pilihan.sesi} />
        <field.Pilih name="idKelasDefault" pilihan={pilihan.kelas} />
      </FormCard>
      <FormCard title="Pendaftaran">
        <field.Pilih name="jenisDaftar" pilihan={jenis as { value: (typeof JENIS_DAFTAR)[number]; label: string }[]} />
        <field.Pilih name="jalurDaftar" pilihan={useKode('jalur-daftar')} />
        <field.Pilih name="pembiayaan" pilihan={useKode('pembiayaan')} />
        <field.Rupiah name="biayaMasuk" />
        <field.Text name="gelombang" />
        <field.Text name="noPendaftaran" />
      </FormCard>
      <Asal kini={kini} />
      {instansi && <InstansiCard />}
    </>
  )
}

/** Where he comes from: a school, and of transfers the college. */
function Asal({ kini }: { kini: AsalKini }) {
  const jenisDaftar = field.useNilai('jenisDaftar') ?? ''
  const idPtAsal = field.useNilai('idPtAsal') ?? null
  const pindahan = perluPtAsal(jenisDaftar)
  return (
    <FormCard title="Asal">
      <field.PilihJauh name="idSekolah" sumber={sumberSekolah(kini.sekolah)} placeholder="Ketik nama sekolah atau NPSN" />
      {(pindahan || jenisDaftar === 'fast_track') && (
        <>
          <field.PilihJauh
            name="idPtAsal"
            sumber={sumberPtAsal(kini.pt)}
            required={pindahan}
            placeholder="Ketik nama atau kode perguruan tinggi"
          />
          <field.PilihJauh name="idProdiAsal" sumber={sumberProdiAsal(idPtAsal, kini.prodi)} disabled={idPtAsal === null} />
          <field.Text name="nimAsal" />
          <field.Angka name="sksDiakui" />
        </>
      )}
    </FormCard>
  )
}

function InstansiCard() {
  return (
    <FormCard title="Instansi">
      <field.PilihJauh name="idInstansi" required sumber={sumberInstansi} placeholder="Ketik nama instansi" />
      <field.Text name="unitKerja" />
      <field.Text name="jabatanInstansi" />
      <field.Text name="nipInstansi" />
      <field.Pilih name="jenisTugas" pilihan={TUGAS} />
    </FormCard>
  )
}
