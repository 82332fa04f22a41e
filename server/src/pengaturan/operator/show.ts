import { alamatBerkas } from '@sivitas/contract/platform/berkas/berkas'
import type { Operator } from '@sivitas/contract/pengaturan/operator/operator'
import type { OperatorRow } from './operator-queries'

/** The stored operator as the contract answers him. */
export const showOperator = ({ namaProdi, ...row }: OperatorRow): Operator => ({
  ...row,
  jenisOperator: row.supervisor ? 'Supervisor' : 'Biasa',
  namaRole: row.role.map(({ nama, berlaku }) => (berlaku ? nama : `${nama} (tidak berlaku hari ini)`)).join(', '),
  labelProdi: row.prodi === '' ? 'Semua' : (namaProdi ?? ''),
  fotoContentUrl: row.idFoto ? alamatBerkas(row.idFoto, { kecil: true }) : null,
})
