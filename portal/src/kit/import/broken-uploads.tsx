import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { ukuranBerkas } from '@sivitas/rules/platform/ukuran-berkas'
import { useKonfirmasi } from '../feedback/konfirmasi'
import { NilaiTanggalJam } from '../format/nilai'
import type { Terputus } from './import-parts'

type BrokenUploadsProps = {
  broken: readonly Terputus[]
  /** The file that is chosen now. */
  file: File | null
  fits: (file: File, broken: Terputus) => boolean
  busy: boolean
  onResume: (file: File, broken: Terputus) => void
  onRestart: (file: File, broken: Terputus) => void
  onForget: (broken: Terputus) => void
}

/** Uploads that broke off: with the same file chosen they go on, without it they say how. */
export function BrokenUploads({ broken, file, fits, busy, onResume, onRestart, onForget }: BrokenUploadsProps) {
  const tanya = useKonfirmasi()
  const drop = async (one: Terputus) => {
    const pesan = `Hapus unggahan ${one.namaBerkas} yang terputus?`
    if (await tanya({ pesan, akibat: [`${ukuranBerkas(one.diterima)} yang sudah terkirim harus dikirim ulang.`] })) onForget(one)
  }
  return broken.map((one) => (
    <Alert key={one.id} color="kuning" title={`Unggahan ${one.namaBerkas} terputus`}>
      <Stack gap="sm">
        <Text>
          {`Terkirim ${ukuranBerkas(one.diterima)} dari ${ukuranBerkas(one.ukuran)}, disimpan sampai `}
          <NilaiTanggalJam nilai={one.sampai} />
          {file !== null && fits(file, one) ? '.' : '. Pilih berkas yang sama untuk melanjutkannya.'}
        </Text>
        <Group gap="sm">
          {file !== null && fits(file, one) ? (
            <>
              <Button disabled={busy} onClick={() => onResume(file, one)}>
                {`Lanjutkan unggahan ${one.namaBerkas}`}
              </Button>
              <Button variant="default" disabled={busy} onClick={() => onRestart(file, one)}>
                Mulai dari awal
              </Button>
            </>
          ) : (
            <Button variant="default" disabled={busy} onClick={() => void drop(one)}>
              Hapus unggahan
            </Button>
          )}
        </Group>
      </Stack>
    </Alert>
  ))
}
