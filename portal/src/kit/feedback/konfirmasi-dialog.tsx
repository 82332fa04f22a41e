import { Button, Group, List, Modal, Stack, Text, TextInput } from '@mantine/core'
import { formatAngka } from '@sivitas/rules/platform/angka'
import { useState } from 'react'
import { IconTrash } from '../icons'
import type { Pertanyaan } from './pertanyaan'

/** More rows than this are only touched after their number was typed (C12). */
const KETIK_DI_ATAS = 100

type KonfirmasiDialogProps = { pertanyaan: Pertanyaan; terbuka: boolean; onJawab: (ya: boolean) => void }

function Isi({ pertanyaan, onJawab }: Omit<KonfirmasiDialogProps, 'terbuka'>) {
  const { pesan, akibat = [], setuju = 'Hapus', batal = 'Batal', jumlah = 0, aman = false } = pertanyaan
  const [ketikan, setKetikan] = useState('')
  const perluKetik = jumlah > KETIK_DI_ATAS
  const boleh = !perluKetik || ketikan.replaceAll('.', '').trim() === String(jumlah)
  return (
    <Stack gap="md">
      <Text component="div" inherit>
        {pesan}
      </Text>
      {akibat.length > 0 && (
        <List>
          {akibat.map((baris) => (
            <List.Item key={baris}>{baris}</List.Item>
          ))}
        </List>
      )}
      {perluKetik && (
        <TextInput
          label={`Ketik ${formatAngka(jumlah)} untuk melanjutkan`}
          value={ketikan}
          inputMode="numeric"
          autoComplete="off"
          onChange={(event) => setKetikan(event.currentTarget.value)}
        />
      )}
      <Group justify="flex-end" gap="sm">
        <Button variant="default" data-autofocus onClick={() => onJawab(false)}>
          {batal}
        </Button>
        <Button
          {...(!aman && { color: 'bahaya' })}
          {...(!aman && setuju.startsWith('Hapus') && { leftSection: <IconTrash size={16} aria-hidden /> })}
          disabled={!boleh}
          onClick={() => onJawab(true)}
        >
          {setuju}
        </Button>
      </Group>
    </Stack>
  )
}

/** The confirm dialog: 400 px, 'Konfirmasi', focus on 'Batal', Esc is 'Batal' (C12). Its provider gives the focus back. */
export function KonfirmasiDialog({ pertanyaan, terbuka, onJawab }: KonfirmasiDialogProps) {
  return (
    // A panel may have been opened later than this dialog was first drawn; the question still lies above it.
    <Modal
      opened={terbuka}
      onClose={() => onJawab(false)}
      title={pertanyaan.judul ?? 'Konfirmasi'}
      size={400}
      zIndex={300}
      returnFocus={false}
    >
      <Isi pertanyaan={pertanyaan} onJawab={onJawab} />
    </Modal>
  )
}
