import { ActionIcon, Card, Group, Input, Select, Stack, Text } from '@mantine/core'
import type { HakOperator } from '@sivitas/contract/pengaturan/operator/operator'
import { galatMemberiHak } from '@sivitas/rules/pengaturan/operator/memberi-hak'
import { useEffect, useEffectEvent } from 'react'
import { usePengguna } from '../../../auth/use-session'
import type { IsianProps } from '../../../kit/form/inputs/isian'
import { TanggalInput } from '../../../kit/form/inputs/tanggal-input'
import { IconTrash } from '../../../kit/icons'
import { useRoles, type Role } from '../use-roles'
import classes from './operator-form.module.css'

const galatTanggal = ({ berlakuMulai, berlakuSelesai }: HakOperator): string | undefined =>
  berlakuMulai && berlakuSelesai && berlakuSelesai < berlakuMulai ? 'Tanggal selesai harus sama atau setelah tanggal mulai' : undefined

/** The roles of an operator, each with the days between which it counts; without days it counts always (PL-R26). */
export function RoleInput({ label, required = false, error, value, onChange, onMasalah, disabled = false, id }: IsianProps<HakOperator[]>) {
  const { roles } = useRoles()
  const hak = value ?? []
  const salah = hak.map(galatTanggal).find((pesan) => pesan !== undefined) ?? null
  const lapor = useEffectEvent((pesan: string | null) => onMasalah?.(pesan))
  useEffect(() => {
    lapor(salah)
    return () => lapor(null)
  }, [salah])

  const ubah = (baru: HakOperator) => onChange(hak.map((satu) => (satu.idHakAkses === baru.idHakAkses ? baru : satu)))
  return (
    <fieldset className={classes.kelompok}>
      <Input.Label labelElement="div" required={required} renderRoot={(props) => <legend {...props} />}>
        {label}
      </Input.Label>
      <Stack gap="xs">
        {hak.map((satu) => (
          <BarisRole
            key={satu.idHakAkses}
            hak={satu}
            nama={roles.find(({ id: idRole }) => idRole === satu.idHakAkses)?.nama ?? '...'}
            disabled={disabled}
            onChange={ubah}
            onLepas={() => onChange(hak.filter(({ idHakAkses }) => idHakAkses !== satu.idHakAkses))}
          />
        ))}
        {!disabled && (
          <TambahRole
            id={id}
            roles={roles.filter((role) => !hak.some(({ idHakAkses }) => idHakAkses === role.id))}
            onTambah={(idHakAkses) => onChange([...hak, { idHakAkses, berlakuMulai: null, berlakuSelesai: null }])}
          />
        )}
      </Stack>
      {error !== undefined && salah === null && <Input.Error mt={4}>{error}</Input.Error>}
    </fieldset>
  )
}

type BarisRoleProps = { hak: HakOperator; nama: string; disabled: boolean; onChange: (hak: HakOperator) => void; onLepas: () => void }

function BarisRole({ hak, nama, disabled, onChange, onLepas }: BarisRoleProps) {
  return (
    <Card padding="xs">
      <Group justify="space-between" wrap="nowrap">
        <Text fw={600}>{nama}</Text>
        {!disabled && (
          <ActionIcon aria-label={`Lepas hak akses ${nama}`} onClick={onLepas}>
            <IconTrash size={16} aria-hidden />
          </ActionIcon>
        )}
      </Group>
      <Group gap="sm" grow align="start">
        <TanggalInput
          label={`Berlaku mulai`}
          disabled={disabled}
          value={hak.berlakuMulai}
          onChange={(berlakuMulai) => onChange({ ...hak, berlakuMulai })}
        />
        <TanggalInput
          label={`Berlaku sampai`}
          disabled={disabled}
          value={hak.berlakuSelesai}
          error={galatTanggal(hak)}
          onChange={(berlakuSelesai) => onChange({ ...hak, berlakuSelesai })}
        />
      </Group>
    </Card>
  )
}

type TambahRoleProps = { id: string | undefined; roles: readonly Role[]; onTambah: (id: string) => void }

/** What the caller may not give is named, and can't be chosen; the server says the same. */
function TambahRole({ id, roles, onTambah }: TambahRoleProps) {
  const { scopes } = usePengguna()
  const data = roles.map((role) => {
    const tolak = galatMemberiHak(scopes, role.scopes)
    return { value: role.id, label: tolak === null ? role.nama : `${role.nama} (di luar hak Anda)`, disabled: tolak !== null }
  })
  return (
    <Select
      {...(id !== undefined && { id })}
      aria-label="Tambah hak akses"
      placeholder="Tambah hak akses"
      data={data}
      value={null}
      searchable
      nothingFoundMessage="Data tidak ditemukan"
      onChange={(baru) => baru !== null && onTambah(baru)}
    />
  )
}
