import { judulHalaman } from '@sivitas/rules/platform/teks-ringkas'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { situs } from '../auth/situs-store'
import { createStore, useStore } from '../auth/store'
import { screens } from '../routes'
import { pathMenuInduk } from '@sivitas/rules/platform/menu'

/** The name that the open page gave itself; null until it has one. */
const judulSendiri = createStore<string | null>(null)

/** For the kit's pages, which name themselves. */
export const aturJudul = (halaman: string | null) => judulSendiri.set(halaman)

const UMUM: Readonly<Record<string, string>> = {
  '/': 'Masuk',
  '/login': 'Masuk',
  '/oauth': 'Masuk',
  '/reset-password': 'Atur Ulang Kata Sandi',
}

/** Writes '{page} | {system name} Operator' into the browser tab (PL-R37). Error pages write their own. */
export function JudulDokumen() {
  const { pathname } = useLocation()
  const sendiri = useStore(judulSendiri)
  const nama = useStore(situs)?.sistem?.nama ?? 'Sivitas'
  const path = pathMenuInduk(
    pathname,
    screens.map((screen) => screen.path),
  )
  const layar = screens.find((screen) => screen.path === path)?.title
  const halaman = sendiri ?? UMUM[pathname] ?? layar
  useEffect(() => {
    // A page that leads nowhere has said so itself.
    if (halaman !== undefined) document.title = judulHalaman(nama, halaman)
  }, [nama, halaman, pathname])
  return null
}
