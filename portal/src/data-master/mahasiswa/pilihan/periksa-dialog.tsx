import { Alert, Button, Group, Modal, Stack } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { pesanGalat } from '../../../kit/galat'

type PeriksaDialogProps<Isi, Hasil> = Readonly<{
  judul: string
  /** What is asked for now; a change of it makes what was shown before worthless. */
  isi: Isi
  jalankan: (isi: Isi, pratinjau: boolean) => Promise<Hasil>
  /** What would happen, in a person's words. */
  tampil: (hasil: Hasil) => ReactNode
  /** The button that does it; none where nothing can be done. */
  kata: (hasil: Hasil) => string | null
  onSelesai: (hasil: Hasil) => void
  onTutup: () => void
  /** The inputs. */
  children: ReactNode
}>

/** A bulk act that first shows what it would do: 'Periksa', then the verb with its number. */
export function PeriksaDialog<Isi, Hasil>({
  judul,
  isi,
  jalankan,
  tampil,
  kata,
  onSelesai,
  onTutup,
  children,
}: PeriksaDialogProps<Isi, Hasil>) {
  const periksa = useMutation({ mutationFn: (kini: Isi) => jalankan(kini, true), meta: { galat: 'sendiri' } })
  const simpan = useMutation({ mutationFn: (kini: Isi) => jalankan(kini, false), meta: { galat: 'sendiri' }, onSuccess: onSelesai })
  const hasil = JSON.stringify(periksa.variables) === JSON.stringify(isi) ? periksa.data : undefined
  const verba = hasil === undefined ? null : kata(hasil)
  const galat = simpan.error ?? periksa.error
  return (
    <Modal opened onClose={simpan.isPending ? () => undefined : onTutup} title={judul} size="lg">
      <Stack gap="md">
        {children}
        {hasil !== undefined && <div role="status">{tampil(hasil)}</div>}
        {galat !== null && (
          <Alert color="bahaya" role="alert">
            {pesanGalat(galat)}
          </Alert>
        )}
        <Group justify="flex-end" gap="sm">
          <Button variant="default" disabled={simpan.isPending} onClick={onTutup}>
            Batal
          </Button>
          {verba === null ? (
            <Button loading={periksa.isPending} onClick={() => periksa.mutate(isi)}>
              Periksa
            </Button>
          ) : (
            <Button loading={simpan.isPending} onClick={() => simpan.mutate(isi)}>
              {verba}
            </Button>
          )}
        </Group>
      </Stack>
    </Modal>
  )
}
