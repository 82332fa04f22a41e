import { insert, makeOperator, nextNumber } from './builders'
import { row, type Maker, type RowKind } from './row-kind'

/** A row that an account of its own wrote. */
const written =
  (
    table:
      | 'ide'
      | 'risetSimpanan'
      | 'sesi'
      | 'pekerjaan'
      | 'impor'
      | 'kelompokTersimpan'
      | 'tindakanMassal'
      | 'permintaanAkses'
      | 'tampilanBersama'
      | 'rekapTersimpan',
    values: Record<string, unknown>,
  ): Maker =>
  async (owner, place) => {
    const { uuid: idAkun } = await makeOperator(owner, { username: `penulis.${nextNumber()}`, ...place })
    return await insert(owner, table, { ...place, idAkun, ...values })
  }

const impor = (jenis: string) =>
  written('impor', {
    jenis,
    namaBerkas: 'a.csv',
    jumlahBaris: 1,
    kepala: JSON.stringify(['Nama']),
    status: 'diperiksa',
  })

/** The calls of one kind of import on a run. */
const imporRows = (path: string, jenis: string): Readonly<Record<string, RowKind>> => ({
  [path]: row(impor(jenis)),
  [`${path}/kolom`]: row(impor(jenis), { body: { PUT: { kolom: {} } } }),
  [`${path}/baris`]: row(impor(jenis), { body: { PUT: { data: [{ baris: 2, sel: {} }] } } }),
  [`${path}/simpan`]: row(impor(jenis), { body: { POST: {} } }),
  [`${path}/urungkan`]: row(impor(jenis), { body: { POST: {} } }),
})

/** A piece of an archive, as a form. */
function bagian(): FormData {
  const form = new FormData()
  form.set('mulai', '0')
  form.set('bagian', new File(['PK'], 'bagian'))
  return form
}

/** The same of an import from a ZIP. */
const arsipRows = (path: string, jenis: string): Readonly<Record<string, RowKind>> => ({
  ...imporRows(path, jenis),
  [`${path}/bagian`]: row(impor(jenis), { body: { POST: bagian() } }),
  [`${path}/isi`]: row(impor(jenis), { body: { POST: {} } }),
})

/** Of every path whose row an account wrote, what the parameter stands for. */
export const ROWS_AKUN: Readonly<Record<string, RowKind>> = {
  ...imporRows('/v2/master/ruang/impor/{id}', 'ruang'),
  ...imporRows('/v2/master/referensi/impor/wilayah/{id}', 'ref-wilayah'),
  ...imporRows('/v2/master/referensi/impor/sekolah/{id}', 'ref-sekolah'),
  ...imporRows('/v2/master/referensi/impor/perguruan-tinggi/{id}', 'ref-pt'),
  ...imporRows('/v2/master/referensi/impor/prodi/{id}', 'ref-prodi'),
  ...imporRows('/v2/master/referensi/impor/kode/{id}', 'ref-kode'),
  ...imporRows('/v2/pengaturan/operator/impor/{id}', 'operator'),
  ...imporRows('/v2/academic/kalender/impor/{id}', 'kalender'),
  ...imporRows('/v2/academic/konversi-nilai/impor/{id}', 'konversi-nilai'),
  ...imporRows('/v2/master/dosen/impor/{id}', 'dosen'),
  ...imporRows('/v2/master/pegawai/impor/{id}', 'pegawai'),
  ...imporRows('/v2/master/impor-mahasiswa/baru/{id}', 'mahasiswa-baru'),
  ...imporRows('/v2/master/impor-mahasiswa/perbarui/{id}', 'perbarui-mahasiswa'),
  ...imporRows('/v2/master/impor-mahasiswa/status-keluar/{id}', 'status-keluar'),
  ...imporRows('/v2/master/impor-mahasiswa/dosen-pa/{id}', 'dosen-pa'),
  ...imporRows('/v2/master/impor-mahasiswa/klasifikasi/{id}', 'klasifikasi-mahasiswa'),
  ...imporRows('/v2/master/impor-mahasiswa/kelas/{id}', 'kelas-mahasiswa'),
  ...imporRows('/v2/master/impor-mahasiswa/instansi/{id}', 'instansi'),
  ...arsipRows('/v2/master/impor-mahasiswa/foto/{id}', 'foto-mahasiswa'),
  ...arsipRows('/v2/master/impor-mahasiswa/dokumen/{id}', 'dokumen-mahasiswa'),
  ...imporRows('/v2/master/alumni/impor/{id}', 'alumni'),
  '/v2/pengaturan/operator/massal/{id}/urungkan': row(written('tindakanMassal', { jenis: 'operator', baris: '[]' }), {
    body: { POST: {} },
  }),
  '/v2/master/kelompok-tersimpan/{id}': row(
    written('kelompokTersimpan', { nama: 'Kelompok', jenis: 'saringan', mode: 'hidup', saringan: '{}', bersama: true }),
  ),
  '/v2/master/mahasiswa/rekap/tersimpan/{id}': row(
    written('rekapTersimpan', { nama: 'Rekap', bersama: true, bentuk: JSON.stringify({ baris: ['prodi'] }) }),
    { body: { PUT: { versi: 1, nama: 'Rekap', bentuk: { baris: ['prodi'] } } } },
  ),
  '/v2/platform/ide/{id}/suara': row(written('ide', { judul: 'Gagasan', isi: 'Isi gagasan' })),
  '/v2/platform/riset/simpanan/{id}': row(written('risetSimpanan', { nama: 'Tabel', bentuk: JSON.stringify({}) })),
  '/v2/platform/permintaan-akses/{id}': row(
    written('permintaanAkses', { scopeDiminta: ['A4'], halaman: '/akademik/khs', alasan: 'Tugas' }),
    {
      body: { PUT: { versi: 1, putusan: 'ditolak' } },
    },
  ),
  '/v2/platform/tampilan/{id}': row(
    written('tampilanBersama', { layar: 'x', nama: 'Tampilan', halaman: '/x', panggilan: 'a.b', query: '' }),
  ),
  '/v2/platform/pekerjaan/{id}': row(written('pekerjaan', { jenis: 'uji', judul: 'Uji' })),
  '/v2/platform/pekerjaan/{id}/batal': row(written('pekerjaan', { jenis: 'uji', judul: 'Uji' })),
  '/v2/platform/pekerjaan/{id}/ulang': row(written('pekerjaan', { jenis: 'uji', judul: 'Uji', status: 'gagal' })),
  '/v2/auth/sesi/{id}': row(written('sesi', { berakhirPada: new Date('2100-01-01'), versiToken: 1 })),
}
