import { Alert, Button, Code, Group, SimpleGrid, Stack, Text, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { api } from '../../api'
import { MuatGagalCard } from '../../kit/feedback/muat-gagal-card'
import { Kerangka } from '../../kit/feedback/memuat'
import { pesanGalat } from '../../kit/galat'
import { saveFile } from '../../kit/export/save-file'
import { KodeQr } from './qr-code'

/** Recovery codes, shown this once: only their hashes are kept. */
function KodePemulihan({ kode, onSelesai }: { kode: readonly string[]; onSelesai: () => void }) {
  const judul = useRef<HTMLDivElement>(null)
  useEffect(() => judul.current?.focus(), [])
  return (
    <Stack gap="md">
      <Alert color="kuning" ref={judul} tabIndex={-1}>
        Simpan kode pemulihan ini di tempat aman. Setiap kode dapat dipakai satu kali saat telepon Anda tidak ada, dan tidak akan
        ditampilkan lagi.
      </Alert>
      <SimpleGrid cols={2} component="ul" p={0} m={0} aria-label="Kode pemulihan">
        {kode.map((satu) => (
          <Code key={satu} component="li" fz="md">
            {satu}
          </Code>
        ))}
      </SimpleGrid>
      <Group justify="flex-end" gap="sm">
        <Button variant="default" onClick={() => saveFile(new Blob([kode.join('\n')], { type: 'text/plain' }), 'kode-pemulihan.txt')}>
          Unduh
        </Button>
        <Button onClick={onSelesai}>Sudah disimpan</Button>
      </Group>
    </Stack>
  )
}

/** Setting up an authenticator: scan, type the first code, keep the recovery codes. */
export function PasangTotp({ onSelesai, onBatal }: { onSelesai: () => void; onBatal?: () => void }) {
  const [kode, setKode] = useState('')
  const tawaran = useMutation(api.platform.totp.pasang.mutationOptions({ meta: { galat: 'sendiri' } }))
  const aktifkan = useMutation(api.platform.totp.pasang.mutationOptions({ meta: { galat: 'sendiri' } }))
  const { mutate } = tawaran
  useEffect(() => mutate({}), [mutate])

  if (aktifkan.data) return <KodePemulihan kode={aktifkan.data.data.kodePemulihan} onSelesai={onSelesai} />
  if (tawaran.error) return <MuatGagalCard error={tawaran.error} sibuk={tawaran.isPending} onMuatUlang={() => mutate({})} />
  const { alamat, rahasia } = tawaran.data?.data ?? {}
  if (!alamat || !rahasia) return <Kerangka baris={4} />
  const kirim = (event: FormEvent) => {
    event.preventDefault()
    if (kode.trim() !== '' && !aktifkan.isPending) aktifkan.mutate({ code: kode })
  }
  return (
    <form onSubmit={kirim} aria-label="Pasang autentikator">
      <Stack gap="md">
        <Text>Pindai kode QR dengan aplikasi autentikator di telepon Anda, lalu ketik kode 6 angka yang tampil.</Text>
        <KodeQr teks={alamat} alt="Kode QR untuk aplikasi autentikator" />
        <Text size="xs" c="dimmed">
          Tidak dapat memindai? Ketik kunci ini: <Code>{rahasia.replaceAll(/(.{4})/g, '$1 ').trim()}</Code>
        </Text>
        <TextInput
          label="Kode"
          required
          value={kode}
          autoComplete="one-time-code"
          inputMode="numeric"
          maxLength={20}
          error={aktifkan.error ? pesanGalat(aktifkan.error) : undefined}
          onChange={(event) => {
            aktifkan.reset()
            setKode(event.currentTarget.value)
          }}
        />
        <Group justify="flex-end" gap="sm">
          {onBatal && (
            <Button variant="default" onClick={onBatal}>
              Batal
            </Button>
          )}
          <Button type="submit" disabled={kode.trim() === ''} loading={aktifkan.isPending}>
            Aktifkan
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
