import { Modal, TextInput } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { IconSearch } from '../../kit/icons'
import type { Screen } from '../../kit/screen'
import { MOBILE } from '../../kit/table/mobile'
import type { Aksi } from './aksi'
import classes from './palet.module.css'
import { useTemuan, type BarisPalet, type KelompokPalet } from './use-temuan'

type PaletProps = { screens: readonly Screen[]; onTutup: () => void }
type Pilihan = { baris: number; aksi: number }

const AWAL: Pilihan = { baris: 0, aksi: 0 }
const geser = (kini: number, langkah: number, banyak: number) => (banyak === 0 ? 0 : (kini + langkah + banyak) % banyak)

/** What a key does to the choice: up and down walk the hits, left and right the actions of one hit. */
function pilihanSesudah(key: string, { baris, aksi }: Pilihan, daftar: readonly BarisPalet[]): Pilihan | null {
  const banyakAksi = daftar[baris]?.aksi.length ?? 0
  switch (key) {
    case 'ArrowDown':
      return { baris: geser(baris, 1, daftar.length), aksi: 0 }
    case 'ArrowUp':
      return { baris: geser(baris, -1, daftar.length), aksi: 0 }
    case 'ArrowRight':
      return banyakAksi > 1 ? { baris, aksi: geser(aksi, 1, banyakAksi) } : null
    case 'ArrowLeft':
      return banyakAksi > 1 ? { baris, aksi: geser(aksi, -1, banyakAksi) } : null
    default:
      return null
  }
}

/** Ctrl+K: pages, commands, people and courses by what one types, with what can be done with each (platform, Beyond 1). */
export function Palet({ screens, onTutup }: PaletProps) {
  const id = useId()
  const [ketikan, setKetikan] = useState('')
  const [pilihan, setPilihan] = useState(AWAL)
  const mobile = useMediaQuery(MOBILE, undefined, { getInitialValueInEffect: false })
  const { kelompok, mencari, galat, lakukan } = useTemuan(ketikan, screens)
  const daftar = kelompok.flatMap(({ baris }) => baris)
  const nomor = Math.min(pilihan.baris, Math.max(daftar.length - 1, 0))
  const terpilih = daftar[nomor]

  const jalankan = (baris: BarisPalet, aksi: Aksi | undefined) => {
    onTutup()
    lakukan(baris, aksi)
  }
  const tekan = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return
    const next = pilihanSesudah(event.key, { ...pilihan, baris: nomor }, daftar)
    // Left and right move the caret while there is text to move in.
    const menyunting =
      event.key.startsWith('ArrowL') || event.key.startsWith('ArrowR') ? event.currentTarget.selectionStart !== ketikan.length : false
    if (next && !menyunting) {
      event.preventDefault()
      setPilihan(next)
    }
    if (event.key === 'Enter' && terpilih) {
      event.preventDefault()
      jalankan(terpilih, terpilih.aksi[pilihan.aksi])
    }
  }
  const kosong = ketikan.trim() !== '' && daftar.length === 0 && !mencari
  return (
    <Modal.Root opened onClose={onTutup} size={640} fullScreen={mobile === true} yOffset="12vh">
      <Modal.Overlay />
      <Modal.Content aria-label="Cari dan jalankan">
        {mobile && (
          <Modal.Header>
            <Modal.CloseButton aria-label="Tutup" ml="auto" />
          </Modal.Header>
        )}
        <Modal.Body p={0}>
          <TextInput
            data-autofocus
            variant="unstyled"
            size="md"
            px="sm"
            role="combobox"
            aria-label="Cari menu, mahasiswa, dosen, mata kuliah"
            aria-expanded={daftar.length > 0}
            aria-controls={`${id}-daftar`}
            aria-autocomplete="list"
            {...(terpilih && { 'aria-activedescendant': `${id}-${nomor}` })}
            placeholder="Cari menu, NIM, NIDN, nama, atau mata kuliah"
            leftSection={<IconSearch size={18} aria-hidden />}
            value={ketikan}
            onChange={(event) => {
              setKetikan(event.currentTarget.value)
              setPilihan(AWAL)
            }}
            onKeyDown={tekan}
          />
          <DaftarTemuan id={id} kelompok={kelompok} pilihan={{ baris: nomor, aksi: pilihan.aksi }} onJalankan={jalankan} />
          <output className="hanya-pembaca">{mencari ? '' : kosong ? 'Tidak ditemukan' : `${daftar.length} hasil`}</output>
          {kosong && <div className={classes['judul']}>{galat ? 'Pencarian data sedang gagal. Coba lagi.' : 'Data tidak ditemukan'}</div>}
          <div className={classes['kaki']} aria-hidden>
            <span>↑ ↓ memilih</span>
            <span>← → tindakan</span>
            <span>Enter menjalankan</span>
            <span>Esc menutup</span>
          </div>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
}

type DaftarProps = {
  id: string
  kelompok: readonly KelompokPalet[]
  pilihan: Pilihan
  onJalankan: (baris: BarisPalet, aksi: Aksi | undefined) => void
}

function DaftarTemuan({ id, kelompok, pilihan, onJalankan }: DaftarProps) {
  // Hits are numbered through all groups, because the arrows walk through all of them.
  const mulai = kelompok.map((_satu, k) => kelompok.slice(0, k).reduce((sum, { baris }) => sum + baris.length, 0))
  return (
    // The focus stays in the text field, which names the active hit; the list itself takes no keys.
    <div id={`${id}-daftar`} role="listbox" aria-label="Hasil" className={classes['daftar']}>
      {kelompok.map(({ judul, baris }, k) => (
        <div key={judul} role="group" aria-labelledby={`${id}-judul-${k}`}>
          <div id={`${id}-judul-${k}`} className={classes['judul']}>
            {judul}
          </div>
          {baris.map((satu, n) => {
            const nomor = (mulai[k] ?? 0) + n
            const aktif = nomor === pilihan.baris
            return (
              <Butir
                key={`${satu.temuan.jenis}:${satu.temuan.id}`}
                id={`${id}-${nomor}`}
                baris={satu}
                aktif={aktif}
                aksi={aktif ? pilihan.aksi : 0}
                onJalankan={(aksi) => onJalankan(satu, aksi)}
              />
            )
          })}
        </div>
      ))}
    </div>
  )
}

type ButirProps = { id: string; baris: BarisPalet; aktif: boolean; aksi: number; onJalankan: (aksi: Aksi | undefined) => void }

function Butir({ id, baris: { temuan, aksi: semua }, aktif, aksi, onJalankan }: ButirProps) {
  const elemen = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (aktif) elemen.current?.scrollIntoView({ block: 'nearest' })
  }, [aktif])
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the text field takes the keys for its list
    <div
      ref={elemen}
      id={id}
      role="option"
      aria-selected={aktif}
      tabIndex={-1}
      className={classes['butir']}
      onClick={() => onJalankan(semua[aksi])}
    >
      <span className={classes['isi']}>
        <span className={classes['nama']}>{temuan.nama}</span>
        <span className={classes['keterangan']}>{[temuan.kode, temuan.keterangan].filter(Boolean).join(' · ')}</span>
      </span>
      {semua.map((satu, n) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- reached by the arrow keys
        <span
          key={satu.label}
          className={classes['aksi']}
          data-terpilih={(aktif && n === aksi) || undefined}
          aria-hidden={n !== aksi}
          onClick={(event) => {
            event.stopPropagation()
            onJalankan(satu)
          }}
        >
          {satu.label}
        </span>
      ))}
    </div>
  )
}
