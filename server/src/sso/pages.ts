import { pesanOauth } from '@sivitas/rules/platform/galat-oauth'

/** Text from outside as harmless HTML. */
export const escape = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

/**
 * Pages that stand between two systems and must work without the portal's scripts: failures that may not be sent back,
 * and leaving. `isi` is HTML of ours; whatever came from outside is escaped by the caller.
 */
export function page(title: string, isi: string): string {
  return `<!doctype html>
<html lang="id">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escape(title)}</title>
<style>
:root{color-scheme:light dark}
body{margin:0;min-height:100vh;display:grid;place-items:center;background:#f6f7f9;color:#1b212d;font:14px/1.5 Inter,system-ui,sans-serif}
main{max-width:28rem;margin:1rem;padding:1.5rem;background:#fff;border:1px solid #e3e6ec;border-radius:8px}
h1{margin:0 0 .5rem;font-size:20px;line-height:1.3}
p{margin:0 0 1rem;color:#4a5263}
code{overflow-wrap:anywhere}
table{width:100%;margin:0 0 1rem;border-collapse:collapse;font-size:13px}
caption{padding:.25rem 0;font-weight:600;text-align:left}
th,td{padding:.25rem .5rem .25rem 0;border-top:1px solid #e3e6ec;text-align:left;vertical-align:top;font-weight:400}
button,a.tombol{display:inline-block;min-height:34px;padding:.35rem 1rem;border:1px solid #c62828;border-radius:6px;background:#c62828;color:#fff;font:inherit;text-decoration:none;cursor:pointer}
button.lain{background:#fff;color:#1b212d;border-color:#626b7d}
:focus-visible{outline:2px solid #1c48b0;outline-offset:2px}
@media (prefers-color-scheme:dark){body{background:#14171c;color:#e6e9ef}main{background:#1c2027;border-color:#343a45}p{color:#b3bac7}button.lain{background:#1c2027;color:#e6e9ef}}
</style></head>
<body><main>${isi}</main></body>
</html>`
}

/** A failure that must not be sent to the address which came with the request. */
export const failurePage = ({ error, error_description: detail }: { error: string; error_description?: string | undefined }): string =>
  page(
    'Tidak dapat masuk',
    `<h1>${escape(pesanOauth(error))}</h1>
<p>Kembali ke halaman asal dan coba lagi. Bila berulang, sampaikan keterangan ini kepada administrator:</p>
<p><code>${escape([error, detail].filter(Boolean).join(': '))}</code></p>
<a class="tombol" href="/">Ke halaman masuk</a>`,
  )

/** Asks before leaving; `form` is the library's hidden form, which both buttons send. */
export const leavePage = (form: string, nama: string | undefined): string =>
  page(
    'Keluar',
    `<h1>Keluar dari ${escape(nama ?? 'semua sistem')}?</h1>
<p>Anda juga keluar dari portal ini dan dari sistem lain yang memakai akun yang sama.</p>
${form}
<button type="submit" form="op.logoutForm" name="logout" value="yes">Ya, keluar</button>
<button class="lain" type="submit" form="op.logoutForm">Tidak</button>`,
  )

export const leftPage = (): string =>
  page(
    'Anda sudah keluar',
    '<h1>Anda sudah keluar</h1><p>Tutup halaman ini, atau masuk kembali.</p><a class="tombol" href="/">Ke halaman masuk</a>',
  )
