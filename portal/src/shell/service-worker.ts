import { snackbar } from '../kit/feedback/snackbar'
import { perubahan } from '../kit/form/perubahan'

const VERSI_BARU = 'Versi baru tersedia'
const PERIKSA_MS = 3_600_000

/** Lets the waiting version take over; the page then reloads once, unless a form would lose what was typed. */
function terapkan(waiting: ServiceWorker): void {
  if (perubahan.belumDisimpan().length > 0) {
    snackbar.tampil({ teks: 'Simpan perubahan Anda lebih dahulu, lalu muat ulang halaman untuk memakai versi baru.' })
    tawarkan(waiting)
    return
  }
  navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), { once: true })
  waiting.postMessage('aktifkan')
}

function tawarkan(waiting: ServiceWorker): void {
  snackbar.tampil({ teks: VERSI_BARU, tombol: 'Muat Ulang', tindakan: () => terapkan(waiting), lekat: true })
}

function amati(registration: ServiceWorkerRegistration): void {
  if (registration.waiting && navigator.serviceWorker.controller) tawarkan(registration.waiting)
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing
    worker?.addEventListener('statechange', () => {
      // The very first worker has nothing to replace, so there is nothing to offer.
      if (worker.state === 'installed' && navigator.serviceWorker.controller) tawarkan(worker)
    })
  })
  setInterval(() => void registration.update().catch(() => undefined), PERIKSA_MS)
}

/** Registers /sw.js, which keeps the program's files and the offline page; only in the built portal and where browsers allow it. */
export function pasangPekerjaLayanan(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  window.addEventListener('load', () => {
    navigator.serviceWorker.register('/sw.js').then(amati, (error: unknown) => console.warn('Pekerja layanan tidak terpasang.', error))
  })
}

/** Empties the caches of data when somebody signs out; the program's own files stay. */
export async function hapusSimpananData(): Promise<void> {
  if (typeof caches === 'undefined') return
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name.startsWith('sivitas-data')).map((name) => caches.delete(name)))
}
