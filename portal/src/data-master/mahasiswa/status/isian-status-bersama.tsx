import { STATUS_MAHASISWA, type StatusMahasiswa } from '@sivitas/contract/data-master/mahasiswa/status'
import { masihStudi } from '@sivitas/rules/data-master/status'
import { urutanPeriode } from '@sivitas/rules/platform/periode'
import type { ReactNode } from 'react'
import { useOperator } from '../../../auth/operator'
import type { Pilihan } from '../../../kit/form/inputs/pilih-input'
import { kirimBerkas } from '../../../shared/berkas/kirim-berkas'
import { useSyaratBerkas } from '../../../shared/berkas/use-syarat'
import { usePilihanPeriode } from '../../../shared/pickers/pilih-periode'
import { fieldStatus as field } from './isian-status'

const KIRIM = kirimBerkas('dokumen')

type Rentang = { periodeKini: number; periodeMasuk?: number; lampau: boolean }

/** Regular periods that a status may be written for, newest first. */
function usePeriodeStatus({ periodeKini, periodeMasuk, lampau }: Rentang) {
  const kini = urutanPeriode(periodeKini)
  const awal = periodeMasuk === undefined ? 0 : urutanPeriode(periodeMasuk)
  return usePilihanPeriode(periodeKini).filter(({ value }) => {
    const urut = urutanPeriode(Number(value))
    return Number(value) % 10 <= 2 && urut >= awal && (lampau ? urut < kini : urut <= kini)
  })
}

export const pilihanStatus = (kode: readonly StatusMahasiswa[]): Pilihan<string>[] =>
  kode.map((satu) => ({ value: satu, label: STATUS_MAHASISWA[satu].nama }))

type Props = Rentang & {
  pilihan: readonly Pilihan<string>[]
  /** What the change needs and brings: it stands above the papers, so that nobody scrolls for it. */
  children?: ReactNode
}

/** The fields of a change: status, when, on what paper, why. Facts of graduation appear with L. */
export function IsianStatusBersama({ pilihan, children, ...rentang }: Props) {
  const supervisor = useOperator().jenisOperator === 'Supervisor'
  const periode = usePeriodeStatus(rentang)
  const syarat = useSyaratBerkas('dokumen')
  const status = field.useNilai('status')
  const tanpaSk = status !== null && status !== undefined && ['A', 'N', 'S', 'O', 'U'].includes(status)
  return (
    <>
      <field.Pilih name="status" pilihan={pilihan} />
      <field.Pilih name="periode" pilihan={periode} />
      <field.Tanggal name="tanggal" />
      {children}
      {!tanpaSk && (
        <>
          <field.Text name="nomorSk" />
          <field.Tanggal name="tanggalSk" />
          <field.Unggah name="berkas" {...syarat} kirim={KIRIM} />
        </>
      )}
      {status === 'L' && (
        <>
          <field.TeksPanjang name="judulSkripsi" />
          <field.Centang name="jalurSkripsi" />
          <field.Tanggal name="bulanAwalBimbingan" />
          <field.Tanggal name="bulanAkhirBimbingan" />
        </>
      )}
      <field.TeksPanjang name="alasan" />
      {supervisor && <field.Centang name="abaikan" />}
    </>
  )
}

export const STATUS_STUDI_PILIHAN = pilihanStatus((Object.keys(STATUS_MAHASISWA) as StatusMahasiswa[]).filter(masihStudi))
