import { Group, Stack, Text, TextInput } from '@mantine/core'
import { OperatorUbah } from '@sivitas/contract/pengaturan/operator/operator'
import { petunjukSurel } from '@sivitas/rules/platform/profil-operator'
import { surelSah } from '@sivitas/rules/platform/validator'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { z } from 'zod'
import { client } from '../../api'
import { biodataOptions, useOperator, type Operator } from '../../auth/operator'
import { Foto } from '../../kit/berkas/foto'
import { useIkatan } from '../../kit/form/ikatan'
import { useFormulir } from '../../kit/form/use-formulir'
import { SandiInput } from '../../kit/form/inputs/sandi-input'
import { TeksInput } from '../../kit/form/inputs/teks-input'
import { FotoInput } from '../../shared/berkas/foto-input'
import { SidePanelForm } from '../../kit/page/side-panel-form'

const Profil = z.object({
  nama: OperatorUbah.shape.nama.unwrap().meta({ title: 'Nama' }),
  email: z.string().trim().max(100).nullable().optional().meta({ title: 'Email' }),
  password: z
    .string()
    .max(128)
    .nullable()
    .optional()
    .meta({ title: 'Password', description: 'Kata sandi tidak akan terubah apabila tidak diisi' }),
  oldPassword: z.string().max(128).nullable().optional().meta({ title: 'Password Lama' }),
  idFoto: z.string().nullable().optional().meta({ title: 'Foto' }),
})

function Sandi({ name }: { name: 'password' | 'oldPassword' }) {
  const ikatan = useIkatan<string>(Profil, { name, required: name === 'oldPassword' })
  return (
    <SandiInput
      {...ikatan}
      autoComplete={name === 'password' ? 'new-password' : 'current-password'}
      uji={name === 'password' ? {} : undefined}
    />
  )
}

function Email() {
  const ikatan = useIkatan<string>(Profil, { name: 'email' })
  const [dicek, setDicek] = useState(false)
  // No format check in this form (source section 5): the address is saved, the hint tells what comes of it.
  const petunjuk = dicek ? petunjukSurel(ikatan.value ?? '', surelSah) : null
  return (
    <>
      <TeksInput
        {...ikatan}
        type="text"
        autoComplete="email"
        onBlur={() => {
          setDicek(true)
          ikatan.onBlur?.()
        }}
      />
      {petunjuk && (
        <Text component="output" c="kuning" size="xs">
          {petunjuk}
        </Text>
      )}
    </>
  )
}

function Nama() {
  return <TeksInput {...useIkatan<string>(Profil, { name: 'nama' })} autoComplete="name" />
}

/** The photo that colleagues see; it is kept when the form is saved. */
function FotoSaya() {
  return <FotoInput {...useIkatan<string>(Profil, { name: 'idFoto' })} />
}

/** The old password is asked for once a new one is typed (PL-R27). */
function PasswordBaru() {
  const { value } = useIkatan<string>(Profil, { name: 'password' })
  return (
    <>
      <Sandi name="password" />
      {!!value && <Sandi name="oldPassword" />}
    </>
  )
}

const isianOf = ({ nama, email, idFoto }: Operator) => ({ nama, email: email ?? '', idFoto, password: '', oldPassword: '' })

/** 'Ubah Profil': photo, name and e-mail; kind and rights are only shown. */
export function ProfileForm({ onTutup }: { onTutup: () => void }) {
  const operator = useOperator()
  const queryClient = useQueryClient()
  const biodata = biodataOptions(operator.idOperator)
  const form = useFormulir({
    schema: Profil,
    nama: 'Ubah Profil',
    pesan: 'Data berhasil diubah',
    values: isianOf(operator),
    simpan: async ({ nama, email, password, oldPassword, idFoto }, { versi }) => {
      const sandi = password ? { password, oldPassword: oldPassword ?? '' } : {}
      await client.pengaturan.operator.update({
        idOperator: operator.idOperator,
        versi,
        nama,
        email: email ?? '',
        idFoto: idFoto ?? null,
        ...sandi,
      })
      await queryClient.invalidateQueries({ queryKey: biodata.queryKey })
    },
    versi: {
      kini: operator.versi,
      segarkan: async () => {
        const { data } = await queryClient.fetchQuery({ ...biodata, staleTime: 0 })
        return { values: isianOf(data), versi: data.versi }
      },
    },
    berhasil: onTutup,
  })
  return (
    <SidePanelForm title="Ubah Profil" form={form} onClose={onTutup}>
      <Group gap="md" mb="sm">
        <Foto alamat={operator.fotoContentUrl} nama={operator.nama} size={64} />
        <Stack gap={2}>
          <Text fw={600}>{operator.nama}</Text>
          <Text size="xs" c="dimmed">
            {operator.username} · {operator.idOperator}
          </Text>
        </Stack>
      </Group>
      <FotoSaya />
      <Nama />
      <Email />
      <TextInput label="Jenis Operator" value={operator.jenisOperator} readOnly variant="filled" mb="sm" />
      <TextInput label="Hak Akses" value={operator.role} readOnly variant="filled" mb="sm" />
      <PasswordBaru />
    </SidePanelForm>
  )
}
