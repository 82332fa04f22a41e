import { Alert, Button, Group, Stack, Textarea } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { api } from '../../../api'
import { bungkus, type IsianProps } from '../../../kit/form/inputs/isian'
import { pesanGalat } from '../../../kit/galat'

/** Network addresses, one a line, and whether the address in use right now would be let in. */
export function JaringanInput(props: IsianProps<string[]>) {
  return (
    <Stack gap="xs">
      <Textarea
        {...bungkus(props)}
        autosize
        minRows={3}
        maxRows={10}
        value={(props.value ?? []).join('\n')}
        onChange={(event) => props.onChange(event.currentTarget.value === '' ? [] : event.currentTarget.value.split('\n'))}
        onBlur={props.onBlur}
      />
      <UjiAlamat />
    </Stack>
  )
}

/** 'Uji alamat saya': asks the server, because only it knows which address it sees. */
function UjiAlamat() {
  const uji = useMutation(api.pengaturan.lokasi.ujiAlamat.mutationOptions({ meta: { galat: 'sendiri' } }))
  return (
    <Group gap="sm" mb="sm">
      <Button variant="default" loading={uji.isPending} onClick={() => uji.mutate({})}>
        Uji alamat saya
      </Button>
      <output>
        {uji.data && <Hasil {...uji.data.data} />}
        {uji.error && <Alert color="bahaya">{pesanGalat(uji.error)}</Alert>}
      </output>
    </Group>
  )
}

function Hasil({ alamatIp, lokasi }: { alamatIp: string; lokasi: readonly { nama: string }[] }) {
  if (lokasi.length === 0) return <Alert color="kuning">{`Alamat Anda ${alamatIp} di luar semua jaringan yang tersimpan.`}</Alert>
  return <Alert color="hijau">{`Alamat Anda ${alamatIp} termasuk jaringan ${lokasi.map(({ nama }) => nama).join(', ')}.`}</Alert>
}
