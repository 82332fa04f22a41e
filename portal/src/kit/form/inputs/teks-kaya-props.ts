import type { IsianProps } from './isian'

export type TeksKayaProps = IsianProps<string> & {
  /** Characters that fit, without the tags. */
  maks?: number | undefined
  /** Stores a picture as a berkas and answers its address; without it there is no picture button. */
  kirimGambar?: ((gambar: File) => Promise<string>) | undefined
}
