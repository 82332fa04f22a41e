import { Card, Stack, Text, Title } from '@mantine/core'
import { OperatorInput, type HakOperator } from '@sivitas/contract/pengaturan/operator/operator'
import { scopesBerlaku } from '@sivitas/rules/platform/hak-akses'
import { petunjukSurel } from '@sivitas/rules/platform/profil-operator'
import type { Scopes } from '@sivitas/rules/platform/scope'
import { surelSah } from '@sivitas/rules/platform/validator'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { api } from '../../../api'
import { fields } from '../../../kit/form/fields'
import { useHariIni } from '../../../kit/format/zona'
import { DaftarHak, DaftarMenu, PeringatanHak } from '../ringkasan-hak'
import { useRoles } from '../use-roles'
import { FotoInput } from '../../../shared/berkas/foto-input'
import { ProdiInput } from './prodi-input'
import { RoleInput } from './role-input'

const field = fields(OperatorInput)

/** Who somebody is, what he may do and where he sits. */
export function OperatorFields({ baru, usernameTetap = false }: { baru: boolean; usernameTetap?: boolean }) {
  const lokasi = useQuery(api.pengaturan.lokasi.list.queryOptions({ input: { itemsPerPage: 200 } })).data?.data ?? []
  const hariIni = useHariIni()
  return (
    <>
      <Title order={3}>Identitas</Title>
      <field.Custom name="idFoto" as={FotoInput} />
      <field.Text name="nama" autoComplete="off" />
      <field.Text
        name="username"
        disabled={usernameTetap}
        description={usernameTetap ? 'Tidak dapat diubah setelah operator pernah masuk' : 'Huruf kecil, angka, titik, strip'}
      />
      <field.Text name="email" />
      <PetunjukSurel />
      <field.Telepon name="telepon" />
      <field.Saklar name="supervisor" />
      <field.Tanggal name="berlakuSelesai" min={hariIni} description="Kosong berarti tanpa batas waktu" />
      {baru && (
        <field.Sandi
          name="password"
          label="Kata sandi pertama"
          autoComplete="new-password"
          uji={{}}
          description="Kosongkan agar dibuat otomatis dan ditampilkan satu kali"
        />
      )}
      <Title order={3}>Hak akses</Title>
      <field.Custom name="role" as={RoleInput} />
      <field.Custom name="prodi" as={ProdiInput} label="Program studi yang boleh diakses" description="" />
      <field.Pilih name="idLokasi" pilihan={lokasi.map(({ id, nama }) => ({ value: id, label: nama }))} />
      <RingkasanHak />
    </>
  )
}

/** Said before saving: the address is kept, but no reminder will reach it (edge case 20). */
function PetunjukSurel() {
  const petunjuk = petunjukSurel(field.useNilai('email') ?? '', surelSah)
  return petunjuk === null ? null : (
    <Text component="output" c="kuning" size="xs">
      {petunjuk}
    </Text>
  )
}

/** 'Ringkasan hak': what the chosen roles come to today, and which pages they open (PL-R26). */
function RingkasanHak() {
  const role = field.useNilai('role')
  const scopes = useScopesOf(role ?? [])
  return (
    <Card component="section" aria-label="Ringkasan hak">
      <Stack gap="sm">
        <Title order={3}>Ringkasan hak</Title>
        <PeringatanHak scopes={scopes} />
        <DaftarHak scopes={scopes} />
        <Text fw={600}>Menu yang terbuka</Text>
        <DaftarMenu scopes={scopes} />
      </Stack>
    </Card>
  )
}

function useScopesOf(hak: readonly HakOperator[]): Scopes {
  const { roles } = useRoles()
  const hariIni = useHariIni()
  return useMemo(() => {
    const penugasan = hak.map(({ idHakAkses, berlakuMulai = null, berlakuSelesai = null }) => ({
      berlakuMulai,
      berlakuSelesai,
      scopes: (roles.find(({ id }) => id === idHakAkses)?.scopes ?? []).map(({ kode, tingkat }) => `${kode}:${tingkat}`),
    }))
    return scopesBerlaku(penugasan, hariIni)
  }, [hak, roles, hariIni])
}
