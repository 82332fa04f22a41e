import type { HasilUji, Template } from '@sivitas/contract/pengaturan/template/template'
import { templateBawaan } from '@sivitas/rules/pengaturan/template/bawaan'
import Docxtemplater from 'docxtemplater'
import PizZip from 'pizzip'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeOperator, nextNumber, PERIODE, TEST_COLLEGE } from '../../testing/builders'
import { makeDokumen, makeNilai, makePejabat, makeTemplate } from '../../testing/builders-dokumen'
import { makeMahasiswa, makeProdi } from '../../testing/builders-master'
import { makeDatabase, type TestDatabase } from '../../testing/database'
import { startTestServer, type TestServer } from '../../testing/server'

const PATH = '/v2/pengaturan/template'

let database: TestDatabase
let server: TestServer
let token: string
let ktm: string

beforeAll(async () => {
  database = await makeDatabase()
  const { owner } = database
  await makeOperator(owner, { username: 'umum', scopes: ['MM:T'] })
  await makeOperator(owner, { username: 'ktm', scopes: ['F3:T'] })
  const { id: idProdi } = await makeProdi(owner)
  for (const jabatan of ['WD1', 'DEKAN', 'REKTOR']) await makePejabat(owner, { jabatan })
  for (const nama of ['Mahasiswa A', 'Ni', `${'Nama Yang Sangat Panjang '.repeat(3)}Sekali`]) {
    const { id } = await makeMahasiswa(owner, { idProdi, biodata: { nama } })
    await makeNilai(owner, { idMahasiswa: id, idProdi })
  }
  server = await startTestServer(database)
  token = await server.signIn('umum')
  ktm = await server.signIn('ktm')
})
afterAll(async () => {
  await server.stop()
  await database.drop()
})

const standard = (jenis = 'khs') => ({ ...templateBawaan(jenis), nama: 'Template uji', kode: `U${nextNumber()}` })
const post = <Data = Template>(path: string, body: object, by = token) => server.call<Data>('POST', path, { token: by, body })
const create = async (more: object = {}, jenis = 'khs') => (await post(PATH, { ...standard(jenis), ...more })).body.data
const blocks = (html: string) => ({ bentuk: 'blok', blok: [{ jenis: 'teks', html }] })

async function file(path: string, body: object) {
  const headers = { authorization: `Bearer ${token}`, 'college-id': TEST_COLLEGE, 'content-type': 'application/json' }
  const response = await fetch(server.url + path, { method: 'POST', headers, body: JSON.stringify(body) })
  return { status: response.status, type: response.headers.get('content-type'), isi: Buffer.from(await response.arrayBuffer()) }
}

describe('saving a template', () => {
  it('names an unknown placeholder and what was meant (PL edge 26)', async () => {
    const { status, body } = await post(PATH, { ...standard(), isi: blocks('<p>{namaa}</p>'), kolom: [] })
    expect([status, body.errors[0]?.message]).toEqual([422, 'Placeholder {namaa} tidak dikenal. Maksud Anda {nama}?'])
  })

  it('keeps nothing of HTML but what PL-R51 allows', async () => {
    const { isi } = await create({
      isi: blocks('<p style="color:red;position:fixed" onclick="x()">{nama}<script>x</script></p>'),
      kolom: [],
    })
    expect(JSON.stringify(isi)).toBe(JSON.stringify(blocks('<p style="color:red">{nama}</p>')))
  })

  it.each([
    ['transkrip', { qr: false }, 'qr'],
    ['khs', { kertas: 'CR80' }, 'kertas'],
    ['khs', { huruf: 'Comic Sans' }, 'huruf'],
    ['khs', { kolom: [{ field: 'ips', judul: 'IPS', lebar: 10 }] }, 'kolom'],
    ['khs', { margin: { atas: 41, kanan: 0, bawah: 0, kiri: 0 } }, 'margin.atas'],
    ['khs', { ukuran: 7 }, 'ukuran'],
  ])('refuses %s with %j', async (jenis, more, field) => {
    const { status, body } = await post(PATH, { ...standard(jenis), ...more })
    expect([status, body.errors[0]?.field]).toEqual([422, field])
  })

  it('is MM alone, but KTM also for F3', async () => {
    expect((await post(PATH, standard('khs'), ktm)).status).toBe(403)
    expect((await post(PATH, standard('ktm'), ktm)).status).toBe(201)
    const { body } = await server.call<Template[]>('GET', PATH, { token: ktm })
    expect(new Set(body.data.map(({ jenis }) => jenis))).toEqual(new Set(['ktm']))
  })
})

describe('a test print', () => {
  it('prints real extremes, finds what does not fit, and lets a good one be published', async () => {
    const draft = await create()
    expect((await post(`${PATH}/${draft.id}/terbitkan`, { versi: draft.versi })).status).toBe(409)
    const { body } = await post<HasilUji>(`${PATH}/${draft.id}/uji`, { periode: PERIODE })
    expect(body.data).toMatchObject({ berhasil: true, jumlah: 3 })
    const published = await post(`${PATH}/${draft.id}/terbitkan`, { versi: draft.versi })
    expect(published.body.data).toMatchObject({ status: 'terbit', uji: 'berhasil' })
  })

  it('counts no more after a change', async () => {
    const draft = await create()
    await post(`${PATH}/${draft.id}/uji`, { periode: PERIODE })
    const { body } = await server.call<Template>('PUT', `${PATH}/${draft.id}`, { token, body: { versi: draft.versi, ukuran: 10 } })
    expect(body.data.uji).toBe('basi')
    const { status, body: refused } = await post(`${PATH}/${draft.id}/terbitkan`, { versi: body.data.versi })
    expect([status, refused.detail]).toEqual([409, expect.stringContaining('diubah setelah diuji')])
  })

  it('fails on a column that is too narrow, and says where', async () => {
    const narrow = { field: 'nama', judul: 'Mata Kuliah', lebar: 8, rata: 'kiri' }
    const draft = await create({ kolom: [narrow], penandatangan: [] })
    const { body } = await post<HasilUji>(`${PATH}/${draft.id}/uji`, { periode: PERIODE })
    expect(body.data.berhasil).toBe(false)
    expect(body.data.temuan[0]).toMatchObject({ tingkat: 'galat', jenis: 'meluap', tempat: 'Mata Kuliah' })
  })

  it('shrinks a name of 60 letters on a card to 6 pt, then gives it a second line, and never cuts it (PL edge 27)', async () => {
    const name = 'Mahasiswa Bernama Enam Puluh Huruf Yang Panjang Sekali Benar'
    expect(name).toHaveLength(60)
    const { id } = await makeMahasiswa(database.owner, { biodata: { nama: name } })
    const layer = { jenis: 'teks', x: 2, y: 2, lebar: 45, tinggi: 8, isi: '{nama}', ukuran: 11 }
    const draft = await create({ isi: { bentuk: 'kartu', depan: [layer], belakang: [] } }, 'ktm')
    const { body } = await post<HasilUji>(`${PATH}/${draft.id}/uji`, { idPemilik: [id] })
    expect(body.data.berhasil).toBe(true)
    expect(body.data.temuan).toContainEqual(expect.objectContaining({ tingkat: 'peringatan', jenis: 'membungkus' }))
    const { isi } = await file(`${PATH}/pratinjau`, { ...standard('ktm'), isi: draft.isi, idPemilik: id })
    const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs')
    const page = await (await getDocument({ data: Uint8Array.from(isi), verbosity: 0 }).promise).getPage(1)
    const texts = (await page.getTextContent()).items.flatMap((item) => ('str' in item && item.str.trim() ? [item.str] : []))
    expect(texts.join(' ')).toContain(name)
  })
})

describe('a font that this server has lost (PL edge 40)', () => {
  const lost = 'Garamond Lama'

  it('stays in its template, which can be saved and printed; a test print warns of the standard one', async () => {
    const { id } = await makeTemplate(database.owner, { jenis: 'khs', huruf: lost, status: 'draf', terbitPada: null })
    const { body: found } = await server.call<Template>('GET', `${PATH}/${id}`, { token })
    expect(found.data.huruf).toBe(lost)
    const whole = { versi: found.data.versi, nama: 'Dengan huruf lama', huruf: lost }
    const { status, body } = await server.call<Template>('PUT', `${PATH}/${id}`, { token, body: whole })
    expect([status, body.data.nama, body.data.huruf]).toEqual([200, 'Dengan huruf lama', lost])
    const { body: tried } = await post<HasilUji>(`${PATH}/${id}/uji`, { periode: PERIODE })
    expect(tried.data.berhasil).toBe(true)
    expect(tried.data.temuan[0]).toMatchObject({
      tingkat: 'peringatan',
      jenis: 'huruf',
      pesan: `Huruf ${lost} tidak tersedia; dicetak dengan Inter.`,
    })
    const printed = await file(`${PATH}/pratinjau`, { ...standard(), huruf: lost })
    expect([printed.status, printed.type]).toEqual([200, 'application/pdf'])
  })

  it('can not be chosen anew', async () => {
    const draft = await create()
    const { status, body } = await server.call('PUT', `${PATH}/${draft.id}`, { token, body: { versi: draft.versi, huruf: lost } })
    expect([status, body.errors[0]?.message]).toEqual([422, `Cannot update activeFont: The font ${lost} is not in the font list`])
  })
})

describe('publishing', () => {
  const tested = async (more: object = {}) => {
    const draft = await create({ penandatangan: [], ...more }, 'krs')
    await post(`${PATH}/${draft.id}/uji`, { periode: PERIODE })
    return draft
  }
  const publish = ({ id, versi }: Template, more: object = {}) => post(`${PATH}/${id}/terbitkan`, { versi, ...more })

  it('sends the older version to the archive, and asks before it replaces another template of the same cakupan', async () => {
    const first = await tested()
    expect((await publish(first)).status).toBe(200)
    const next = (await post(`${PATH}/${first.id}/duplikat`, {})).body.data
    expect(next).toMatchObject({ kode: first.kode, nomorVersi: 2, status: 'draf' })
    await post(`${PATH}/${next.id}/uji`, { periode: PERIODE })
    await publish(next)
    expect((await server.call<Template>('GET', `${PATH}/${first.id}`, { token })).body.data.status).toBe('arsip')
    const rival = await tested()
    const { status, body } = await publish(rival)
    expect([status, body.rincian]).toMatchObject([409, { kode: first.kode, dapatDigantikan: true }])
    expect((await publish(rival, { gantikan: true })).body.data.status).toBe('terbit')
  })

  it('refuses one that overlaps with another of its rank', async () => {
    const [a, b] = [await makeProdi(database.owner), await makeProdi(database.owner)]
    await publish(await tested({ cakupan: { idProdi: [a.id, b.id] } }))
    const { status, body } = await publish(await tested({ cakupan: { idProdi: [b.id] } }), { gantikan: true })
    expect([status, body.detail]).toEqual([409, expect.stringContaining('beririsan')])
  })

  it('never writes what is published again', async () => {
    const { id } = await makeTemplate(database.owner, { jenis: 'pkrs' })
    const { status, body } = await server.call('PUT', `${PATH}/${id}`, { token, body: { versi: 1, nama: 'Lain' } })
    expect([status, body.type]).toEqual([423, 'final'])
    expect((await server.call('DELETE', `${PATH}/${id}`, { token })).status).toBe(423)
  })

  it('counts the documents of a version', async () => {
    const { idTemplate } = await makeDokumen(database.owner)
    const { body } = await server.call<Template>('GET', `${PATH}/${idTemplate}`, { token })
    expect(body.data.jumlahDokumen).toBe(1)
  })
})

describe('a preview', () => {
  it('shows sample words of every kind without an owner', async () => {
    for (const jenis of ['krs', 'krss', 'pkrs', 'khs', 'transkrip', 'kartu-ujian', 'ktm', 'rps']) {
      const { status, type, isi } = await file(`${PATH}/pratinjau`, standard(jenis))
      expect([jenis, status, type, isi.subarray(0, 5).toString()]).toEqual([jenis, 200, 'application/pdf', '%PDF-'])
    }
  })

  it('lists the words of a kind with samples', async () => {
    const { body } = await server.call<{ nama: string; larik: string | null }[]>('GET', `${PATH}/placeholder?jenis=khs`, { token })
    expect(body.data).toContainEqual(expect.objectContaining({ nama: 'huruf', larik: 'mk' }))
  })
})

describe('a DOCX template', () => {
  const docx = (text: string) => {
    const zip = new PizZip()
    const main = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'
    zip.file(
      '[Content_Types].xml',
      `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="${main}"/></Types>`,
    )
    zip.file(
      '_rels/.rels',
      '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
    )
    zip.file(
      'word/document.xml',
      `<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>${text}</w:t></w:r></w:p></w:body></w:document>`,
    )
    return zip.generate({ type: 'uint8array' })
  }
  const upload = async (text: string) => {
    const body = new FormData()
    body.set('jenis', 'template')
    body.set(
      'file',
      new File([Uint8Array.from(docx(text))], 'khs.docx', {
        type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      }),
    )
    return (await server.call<{ id: string }>('POST', '/v2/platform/berkas', { token, body })).body.data.id
  }

  it('is filled by its braces and stays a DOCX', async () => {
    const isi = { bentuk: 'docx', idBerkas: await upload('{nim} {nama}: {#mk}{kode} {/mk}') }
    const draft = await create({ isi, kolom: [] })
    const { type, isi: filled } = await file(`${PATH}/pratinjau`, { ...standard(), isi: draft.isi, kolom: [] })
    expect(type).toContain('wordprocessingml')
    expect(new Docxtemplater(new PizZip(filled)).getFullText()).toBe('2301010001 Mahasiswa A: IF201 IF201 IF201 ')
  })

  it('is refused with an unknown placeholder', async () => {
    const { status, body } = await post(PATH, { ...standard(), isi: { bentuk: 'docx', idBerkas: await upload('{namaa}') }, kolom: [] })
    expect([status, body.detail]).toEqual([422, 'Placeholder {namaa} tidak dikenal. Maksud Anda {nama}?'])
  })
})
