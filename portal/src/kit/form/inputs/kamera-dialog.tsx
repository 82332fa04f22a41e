import { Alert, Button, Group, Modal, Stack } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { useKembaliFokus } from '../../feedback/kembali-fokus'
import classes from './potong-gambar-dialog.module.css'

const MUTU = 0.92
/** As sharp as common cameras are; what is less comes as it is. */
const KAMERA: MediaStreamConstraints = { audio: false, video: { facingMode: 'user', width: { ideal: 1280 }, height: { ideal: 960 } } }

/** Why no picture comes, in a person's words. */
const sebab = (error: unknown): string =>
  error instanceof DOMException && error.name === 'NotAllowedError'
    ? 'Peramban tidak mengizinkan kamera. Izinkan kamera untuk situs ini, lalu coba lagi.'
    : 'Kamera tidak ditemukan atau sedang dipakai aplikasi lain. Sambungkan kamera, atau unggah berkas foto.'

/** Whether this page may ask for a camera at all: only on a secure address, and in a browser that has it. */
export const adaKamera = (): boolean => typeof navigator.mediaDevices?.getUserMedia === 'function'

type KameraDialogProps = { onTutup: () => void; onAmbil: (berkas: File) => void }

/** A live picture of the camera and one button that takes it. */
export function KameraDialog({ onTutup, onAmbil }: KameraDialogProps) {
  useKembaliFokus()
  const layar = useRef<HTMLVideoElement>(null)
  const [galat, setGalat] = useState<string | null>(null)
  const [siap, setSiap] = useState(false)
  useEffect(() => {
    let aliran: MediaStream | null = null
    let tertutup = false
    const matikan = () => aliran?.getTracks().forEach((track) => track.stop())
    navigator.mediaDevices.getUserMedia(KAMERA).then(
      (didapat) => {
        aliran = didapat
        // The dialog may have been closed while the browser still asked.
        if (tertutup) matikan()
        else if (layar.current) layar.current.srcObject = didapat
      },
      (error: unknown) => setGalat(sebab(error)),
    )
    return () => {
      tertutup = true
      matikan()
    }
  }, [])
  const ambil = () => {
    const video = layar.current
    const kanvas = document.createElement('canvas')
    if (!video) return
    kanvas.width = video.videoWidth
    kanvas.height = video.videoHeight
    kanvas.getContext('2d')?.drawImage(video, 0, 0)
    kanvas.toBlob(
      (blob) => {
        if (blob) onAmbil(new File([blob], 'kamera.jpg', { type: 'image/jpeg' }))
      },
      'image/jpeg',
      MUTU,
    )
  }
  return (
    <Modal opened onClose={onTutup} title="Ambil foto" size={520}>
      <Stack gap="md">
        {galat === null ? (
          <video
            ref={layar}
            className={classes.kamera}
            autoPlay
            muted
            playsInline
            aria-label="Gambar kamera"
            onLoadedData={() => setSiap(true)}
          />
        ) : (
          <Alert color="bahaya" role="alert">
            {galat}
          </Alert>
        )}
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onTutup}>
            Batal
          </Button>
          <Button data-autofocus disabled={!siap || galat !== null} onClick={ambil}>
            Ambil foto
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
