import { Card, Stack, TextInput } from '@mantine/core'
import { formatAngka } from '@sivitas/rules/platform/angka'
import { useState } from 'react'
import { NavLink as RouterLink, Outlet, useResolvedPath } from 'react-router'
import { api } from '../../../api'
import { Kerangka } from '../../../kit/feedback/memuat'
import { Kosong } from '../../../kit/feedback/kosong'
import { MuatGagalCard } from '../../../kit/feedback/muat-gagal-card'
import { IconColumns, IconPlus, IconSearch } from '../../../kit/icons'
import { Count, PageHead } from '../../../kit/page/page-head'
import { useRoles, type Role } from '../use-roles'
import classes from './hak-akses.module.css'

/** Roles at the left, what the chosen one opens at the right. */
export function HakAksesPage() {
  const base = useResolvedPath('.').pathname.replace(/\/$/, '')
  const { roles, error, isPending, isFetching, refetch } = useRoles()
  return (
    <div className={classes.page}>
      <PageHead
        title="Hak Akses"
        aside={isPending ? null : <Count>{formatAngka(roles.length)}</Count>}
        primary={{ label: 'Tambah', icon: <IconPlus size={16} aria-hidden />, to: `${base}/tambah`, call: api.pengaturan.hakAkses.create }}
        secondary={{ label: 'Bandingkan', icon: <IconColumns size={16} aria-hidden />, to: `${base}/bandingkan` }}
      />
      <div className={classes.columns}>
        <Card padding="xs" className={classes.roles}>
          {isPending && <Kerangka />}
          {error && <MuatGagalCard error={error} sibuk={isFetching} onMuatUlang={refetch} />}
          {!isPending && !error && <DaftarRole base={base} roles={roles} />}
        </Card>
        <Outlet context={base} />
      </div>
    </div>
  )
}

function DaftarRole({ base, roles }: { base: string; roles: readonly Role[] }) {
  const [cari, setCari] = useState('')
  const tampak = roles.filter(({ nama }) => nama.toLowerCase().includes(cari.trim().toLowerCase()))
  return (
    <Stack gap="xs" component="nav" aria-label="Hak akses">
      <TextInput
        type="search"
        aria-label="Cari hak akses"
        placeholder="Cari hak akses"
        leftSection={<IconSearch size={16} aria-hidden />}
        value={cari}
        onChange={(event) => setCari(event.currentTarget.value)}
      />
      {tampak.length === 0 && <Kosong jenis={cari === '' ? 'belumAda' : 'tidakDitemukan'} />}
      <ul className={classes.list}>
        {tampak.map(({ id, nama, jumlahOperator }) => (
          <li key={id}>
            <RouterLink to={`${base}/${id}`} className={classes.role ?? ''}>
              <span className={classes.nama}>{nama}</span>
              <span className={classes.jumlah}>{`${formatAngka(jumlahOperator)} operator`}</span>
            </RouterLink>
          </li>
        ))}
      </ul>
    </Stack>
  )
}

/** What stands at the right before a role is chosen. */
export const PilihRole = () => (
  <Card>
    <Kosong jenis="kosong" petunjuk="Pilih hak akses di daftar untuk melihat dan mengubah isinya." />
  </Card>
)
