import { page, escape } from '../pages'

export type Written = { code: number; message: string }

const table = (caption: string, claims: object): string => {
  const rows = Object.entries(claims).map(
    ([name, value]) =>
      `<tr><th scope="row">${escape(name)}</th><td><code>${escape(typeof value === 'string' ? value : JSON.stringify(value))}</code></td></tr>`,
  )
  return rows.length === 0 ? '' : `<table><caption>${escape(caption)}</caption><tbody>${rows.join('')}</tbody></table>`
}

/** Where nobody has come by a code. */
export const startPage = (home: string): string =>
  page(
    'Klien contoh',
    `<h1>Klien contoh</h1>
<p>Sistem kecil ini masuk melalui Sivitas seperti LMS, e-library, atau dasbor, lalu menampilkan klaim yang diterimanya.</p>
<a class="tombol" href="${home}/masuk">Masuk dengan akun kampus</a>`,
  )

/** What the client learned, and on whose behalf. */
export function arrivedPage(home: string, { claims, info, written }: { claims: object; info: object; written?: Written }): string {
  const { act } = claims as { act?: { name?: string; preferred_username?: string } }
  const { name } = info as { name?: string }
  const outcome = written ? `<p role="status">${escape(`${written.code}: ${written.message}`)}</p>` : ''
  const who = act
    ? `<p role="status">Anda melihat sebagai orang ini atas nama <strong>${escape(act.name ?? act.preferred_username ?? '')}</strong>.</p>`
    : ''
  return page(
    'Klien contoh',
    `<h1>${escape(name ? `Halo, ${name}` : 'Klien contoh')}</h1>
${who}${outcome}
${table('Klaim id token', claims)}
${table('Klaim user_info', info)}
<form method="post" action="${home}/tulis"><button type="submit">Coba simpan pilihan</button></form>
<p><a href="${home}/masuk">Masuk lagi</a> &middot; <a href="/v2/sso/logout?client_id=demo">Keluar</a></p>`,
  )
}

export const failedPage = (home: string, words: string): string =>
  page(
    'Klien contoh',
    `<h1>Masuk ditolak</h1><p role="alert"><code>${escape(words)}</code></p><a class="tombol" href="${home}/masuk">Coba lagi</a>`,
  )
