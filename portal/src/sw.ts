/**
 * Service worker of the portal: hashed files from the cache, pages from the network with an offline
 * page behind them, never anything of the API. A new version waits until the page asks for it.
 */
type Sw = {
  addEventListener(type: 'install' | 'activate', listener: (event: { waitUntil(work: Promise<unknown>): void }) => void): void
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void
  addEventListener(type: 'fetch', listener: (event: { request: Request; respondWith(answer: Promise<Response>): void }) => void): void
  skipWaiting(): Promise<void>
  clients: { claim(): Promise<void> }
  location: Location
}

const sw = globalThis as unknown as Sw

/** Each build has its own name, so that its worker differs from the last one and its cache replaces it. */
const CACHE = `sivitas-program-${__BUILD_ID__}`
const OFFLINE = '/offline.html'
const TETAP = [OFFLINE, '/offline.css', '/favicon.svg', '/tema.js']
const API = /^\/(v0|v1|v2|api|multisite-config|docs|healthz|readyz|metrics|\.well-known)(\/|$)/

sw.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(TETAP)))
})

async function aktifkan(): Promise<void> {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name.startsWith('sivitas-program-') && name !== CACHE).map((name) => caches.delete(name)))
  await sw.clients.claim()
}

sw.addEventListener('activate', (event) => event.waitUntil(aktifkan()))

sw.addEventListener('message', (event) => {
  if (event.data === 'aktifkan') void sw.skipWaiting()
})

/** Files with a hash in their name never change, so the first copy is the last. */
async function dariSimpanan(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE)
  const kept = await cache.match(request)
  if (kept) return kept
  const answer = await fetch(request)
  if (answer.ok) await cache.put(request, answer.clone())
  return answer
}

async function halaman(request: Request): Promise<Response> {
  try {
    return await fetch(request)
  } catch {
    return (await caches.match(OFFLINE)) ?? Response.error()
  }
}

sw.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== sw.location.origin || API.test(url.pathname)) return
  if (url.pathname.startsWith('/assets/') || TETAP.includes(url.pathname)) event.respondWith(dariSimpanan(request))
  else if (request.mode === 'navigate') event.respondWith(halaman(request))
})
