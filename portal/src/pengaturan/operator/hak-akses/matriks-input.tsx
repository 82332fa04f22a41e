import { Input, Radio, Table } from '@mantine/core'
import { SCOPES, type Access, type ScopeCode } from '@sivitas/contract/kit/scope'
import type { ScopeHak } from '@sivitas/contract/pengaturan/operator/hak-akses'
import { galatMemberiHak, hakTambahan } from '@sivitas/rules/pengaturan/operator/memberi-hak'
import { usePengguna } from '../../../auth/use-session'
import type { IsianProps } from '../../../kit/form/inputs/isian'
import { KELOMPOK_SCOPE } from '../../nama-scope'
import classes from './hak-akses.module.css'

const TINGKAT = [
  { nama: 'Tidak', tingkat: null },
  { nama: 'Baca', tingkat: 'B' },
  { nama: 'Tulis', tingkat: 'T' },
] as const

type MatriksProps = IsianProps<ScopeHak[]> & {
  /** What the role gives already; that may stay although the caller could not give it himself. */
  lama: readonly ScopeHak[]
}

/** Every scope, grouped by area, with none, reading or writing. */
export function MatriksInput({ label, value, onChange, error, required = false, disabled = false, lama }: MatriksProps) {
  const { scopes } = usePengguna()
  const hak = value ?? []
  const tingkatOf = (kode: ScopeCode) => hak.find((satu) => satu.kode === kode)?.tingkat ?? null
  const pilih = (kode: ScopeCode, tingkat: Access | null) => {
    const lain = hak.filter((satu) => satu.kode !== kode)
    onChange(tingkat === null ? lain : [...lain, { kode, tingkat }])
  }
  const terlarang = (kode: ScopeCode, tingkat: Access | null) =>
    tingkat !== null && galatMemberiHak(scopes, hakTambahan([{ kode, tingkat }], lama)) !== null

  return (
    <Input.Wrapper label={label} required={required} {...(error !== undefined && { error })} labelElement="div">
      <Table.ScrollContainer minWidth={340}>
        <Table className={classes.matriks ?? ''}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Hak</Table.Th>
              {TINGKAT.map(({ nama }) => (
                <Table.Th key={nama} className={classes.pilihan ?? ''}>
                  {nama}
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          {KELOMPOK_SCOPE.map(({ nama: kelompok, kode: kodes }) => (
            <Table.Tbody key={kelompok}>
              <Table.Tr>
                <Table.Th scope="rowgroup" colSpan={4}>
                  {kelompok}
                </Table.Th>
              </Table.Tr>
              {kodes.map((kode) => (
                <Table.Tr key={kode}>
                  <Table.Th scope="row">{`${kode} · ${SCOPES[kode].nama}`}</Table.Th>
                  {TINGKAT.map(({ nama, tingkat }) => (
                    <Table.Td key={nama} className={classes.pilihan ?? ''}>
                      <Radio
                        name={`scope-${kode}`}
                        aria-label={`${kode} ${SCOPES[kode].nama}: ${nama}`}
                        checked={tingkatOf(kode) === tingkat}
                        disabled={disabled || terlarang(kode, tingkat)}
                        onChange={() => pilih(kode, tingkat)}
                      />
                    </Table.Td>
                  ))}
                </Table.Tr>
              ))}
            </Table.Tbody>
          ))}
        </Table>
      </Table.ScrollContainer>
    </Input.Wrapper>
  )
}
