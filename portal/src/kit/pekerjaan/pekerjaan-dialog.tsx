import { Alert, Button, Group, Modal, Progress, Stack, Text } from '@mantine/core'
import { formatAngka } from '@sivitas/rules/platform/angka'
import { ukuranBerkas } from '@sivitas/rules/platform/ukuran-berkas'
import { useKembaliFokus } from '../feedback/kembali-fokus'
import { IconDownload, IconFileAlert, IconPlayerStop } from '../icons'

type Hasil = { id: string; nama: string; ukuran: number; gagal: boolean }

/** A job as the dialog shows it. */
export type PekerjaanTampil = {
  judul: string
  /** It waits or runs; otherwise it has come to an end, whatever that was. */
  berjalan: boolean
  /** 'Selesai sebagian' */
  namaStatus: string
  selesai: number
  gagalJumlah: number
  /** None while nobody knows how much there is. */
  total: number | null
  pesan: string | null
  hasil: readonly Hasil[]
  bolehBatal: boolean
}

type PekerjaanDialogProps = {
  /** None until it was asked for the first time. */
  pekerjaan: PekerjaanTampil | undefined
  onUnduh: (hasil: Hasil) => void
  onBatal: () => void
  /** Closes; a running job goes on by itself. */
  onTutup: () => void
}

function kemajuan({ selesai, gagalJumlah, total }: PekerjaanTampil): string {
  const dari = total === null ? formatAngka(selesai) : `${formatAngka(selesai)} dari ${formatAngka(total)}`
  return gagalJumlah === 0 ? `${dari} selesai` : `${dari} selesai, ${formatAngka(gagalJumlah)} gagal`
}

const persen = ({ selesai, gagalJumlah, total }: PekerjaanTampil): number | null =>
  total === null || total === 0 ? null : Math.min(100, Math.floor((100 * (selesai + gagalJumlah)) / total))

/** How far a job is, what it made, and how to leave it alone or stop it (C18). */
export function PekerjaanDialog({ pekerjaan, onUnduh, onBatal, onTutup }: PekerjaanDialogProps) {
  useKembaliFokus()
  return (
    <Modal opened onClose={onTutup} title={pekerjaan?.judul ?? 'Pekerjaan'} size={480}>
      {pekerjaan === undefined ? (
        <Text component="output">Memuat</Text>
      ) : (
        <Isi pekerjaan={pekerjaan} onUnduh={onUnduh} onBatal={onBatal} onTutup={onTutup} />
      )}
    </Modal>
  )
}

function Isi({ pekerjaan, onUnduh, onBatal, onTutup }: PekerjaanDialogProps & { pekerjaan: PekerjaanTampil }) {
  const { berjalan, namaStatus, judul, pesan, hasil, bolehBatal } = pekerjaan
  const bagian = persen(pekerjaan)
  return (
    <Stack gap="md">
      {berjalan && <Progress value={bagian ?? 100} animated={bagian === null} aria-label={`Kemajuan ${judul}`} />}
      <Text component="output">
        {namaStatus}: {kemajuan(pekerjaan)}
      </Text>
      {pesan !== null && <Alert color="kuning">{pesan}</Alert>}
      {hasil.map((berkas) => (
        <Button
          key={berkas.id}
          variant="default"
          leftSection={berkas.gagal ? <IconFileAlert size={16} aria-hidden /> : <IconDownload size={16} aria-hidden />}
          onClick={() => onUnduh(berkas)}
        >
          {`Unduh ${berkas.nama} (${ukuranBerkas(berkas.ukuran)})`}
        </Button>
      ))}
      <Group justify="flex-end" gap="sm">
        {berjalan && bolehBatal && (
          <Button variant="outline" color="bahaya" leftSection={<IconPlayerStop size={16} aria-hidden />} onClick={onBatal}>
            Batalkan
          </Button>
        )}
        <Button variant={berjalan ? 'filled' : 'default'} onClick={onTutup} data-autofocus>
          {berjalan ? 'Jalankan di belakang' : 'Tutup'}
        </Button>
      </Group>
    </Stack>
  )
}
