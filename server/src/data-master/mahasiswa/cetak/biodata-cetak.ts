import type { BagianCetak, Cetakan } from '@sivitas/contract/data-master/cetakan'
import { STATUS_MAHASISWA } from '@sivitas/contract/data-master/mahasiswa/status'
import { formatAngka } from '@sivitas/rules/platform/angka'
import { labelPeriode } from '@sivitas/rules/platform/periode'
import { formatTanggal } from '@sivitas/rules/platform/tanggal'
import type { Context } from '../../../auth/context'
import { kepalaCetakan, saatOf } from '../../cetakan/kepala'
import { assertBolehRahasia } from '../../cetakan/rahasia'
import { biasa, fakta, kolom, tabel } from '../../cetakan/sel'
import { biodataMahasiswa } from '../biodata'
import { listPendidikan } from '../biodata-queries'
import { mahasiswaLengkap } from '../lengkap'

type Biodata = Awaited<ReturnType<typeof biodataMahasiswa>>
type Lengkap = Awaited<ReturnType<typeof mahasiswaLengkap>>

const JENIS_KELAMIN = { L: 'Laki-laki', P: 'Perempuan' } as const
const PERAN = { ayah: 'Ayah', ibu: 'Ibu', wali: 'Wali' } as const
const tanggal = (hari: string | null) => (hari === null ? null : formatTanggal(hari))

type Alamat = Pick<Biodata, 'jalan' | 'dusun' | 'rt' | 'rw' | 'kelurahan' | 'wilayah' | 'kodePos'>
const alamatOf = ({ jalan, dusun, rt, rw, kelurahan, wilayah, kodePos }: Alamat) =>
  [jalan, dusun, rt && `RT ${rt}/${rw ?? '-'}`, kelurahan, wilayah, kodePos].filter(Boolean).join(', ')

const identitas = (b: Biodata, m: Lengkap): BagianCetak =>
  fakta(
    'Identitas',
    [
      ['Nama', b.nama],
      ['NIM', m.nim],
      ['Program studi', m.labelProdi],
      ['Jenis kelamin', JENIS_KELAMIN[b.jenisKelamin]],
      ['Tempat, tanggal lahir', [b.tempatLahir, tanggal(b.tanggalLahir)].filter(Boolean).join(', ')],
      ['Agama', b.agama],
      ['Kewarganegaraan', b.kewarganegaraan === 'ID' ? 'WNI' : `WNA (${b.kewarganegaraan})`],
      [b.kewarganegaraan === 'ID' ? 'NIK' : 'Nomor paspor', b.kewarganegaraan === 'ID' ? b.nik : b.noPaspor],
      ['Nomor KK', b.noKk],
      ['NISN', b.nisn],
      ['NPWP', b.npwp],
      ['Nama ibu kandung', b.namaIbuKandung],
    ],
    { idFoto: b.idFoto },
  )

const kontak = (b: Biodata): BagianCetak =>
  fakta('Alamat dan kontak', [
    ['Alamat KTP', alamatOf(b)],
    ['Alamat domisili', b.alamatDomisili === null ? 'Sama dengan KTP' : alamatOf(b.alamatDomisili)],
    ['Jenis tinggal', b.jenisTinggal],
    ['Transportasi', b.alatTransportasi],
    ['Telepon', b.telepon],
    ['Handphone', b.handphone],
    ['Email', b.email],
    ['Email kampus', b.emailKampus],
    ['Penerima KPS', b.penerimaKps ? `Ya, nomor ${b.nomorKps ?? '-'}` : 'Tidak'],
    [
      'Kontak darurat',
      b.kontakDarurat && [b.kontakDarurat.nama, b.kontakDarurat.hubungan, b.kontakDarurat.handphone].filter(Boolean).join(', '),
    ],
  ])

const registrasi = (m: Lengkap): BagianCetak =>
  fakta('Registrasi', [
    ['Periode masuk', labelPeriode(m.periodeMasuk)],
    ['Tanggal masuk', tanggal(m.tanggalMasuk)],
    ['Jenis daftar', m.jenisDaftar.replaceAll('_', ' ')],
    ['Jalur daftar', m.namaJalurDaftar],
    ['Pembiayaan', m.namaPembiayaan],
    ['Kampus dan jenis kelas', [m.kampus, m.jenisKelas].filter(Boolean).join(', ')],
    ['Kelas', m.kelas],
    ['Konsentrasi', m.konsentrasi],
    ['Perguruan tinggi asal', [m.ptAsal, m.prodiAsal].filter(Boolean).join(', ')],
    ['Status', m.namaStatus],
    ['Semester', m.semesterKe],
    ['SKS lulus dan IPK', `${m.sksLulus} SKS, IPK ${m.ipk === null ? '-' : formatAngka(m.ipk, 2)}`],
    ['Dosen PA', m.dosenPa],
  ])

const orangTua = ({ orangTua: rows }: Biodata): BagianCetak => ({
  ...tabel(
    'Orang tua dan wali',
    [
      kolom('Peran', 'teks', 1),
      kolom('Nama', 'teks', 3),
      kolom('NIK'),
      kolom('Tanggal lahir'),
      kolom('Pendidikan'),
      kolom('Pekerjaan'),
      kolom('Penghasilan'),
    ],
    rows.map((row) =>
      biasa([PERAN[row.peran], row.nama, row.nik, tanggal(row.tanggalLahir), row.pendidikan, row.pekerjaan, row.penghasilan]),
    ),
  ),
  halamanBaru: true,
})

async function pendidikan({ db }: Context, id: string): Promise<BagianCetak> {
  const rows = await listPendidikan(db, id)
  return tabel(
    'Riwayat pendidikan',
    [
      kolom('Jenjang', 'teks', 1.5),
      kolom('Lembaga', 'teks', 3),
      kolom('Jurusan atau prodi'),
      kolom('Tahun masuk', 'teks', 1),
      kolom('Tahun lulus', 'teks', 1),
      kolom('Nomor ijazah'),
    ],
    rows.map((row) =>
      biasa([
        row.jenjang,
        row.lembaga,
        row.jurusan ?? row.prodi,
        row.tahunMasuk && String(row.tahunMasuk),
        row.tahunLulus && String(row.tahunLulus),
        row.nomorIjazah,
      ]),
    ),
  )
}

const riwayatStatus = ({ riwayatStatus: rows }: Lengkap): BagianCetak =>
  tabel(
    'Riwayat status',
    [kolom('Periode'), kolom('Status'), kolom('Tanggal'), kolom('Nomor SK'), kolom('Alasan', 'teks', 3)],
    rows.map((row) => biasa([labelPeriode(row.periode), STATUS_MAHASISWA[row.status].nama, tanggal(row.tanggal), row.nomorSk, row.alasan])),
  )

type Ingin = { id: string; rahasia: boolean; alasan?: string | undefined }

/**
 * The whole record of a student on two sheets, for the archive: who he is, and his family, schooling, registration and statuses (Documents 5).
 * @throws Galat 403 of another prodi, or unmasked without F3:T; 404; 422 unmasked without a reason
 */
export async function biodataCetak(context: Context, { id, rahasia, alasan }: Ingin): Promise<Cetakan> {
  assertBolehRahasia(context, 'F3', { rahasia, alasan })
  const b = await biodataMahasiswa(context, { id, rahasia, ...(alasan && { alasan: `Biodata dicetak: ${alasan}` }) })
  const m = await mahasiswaLengkap(context, id)
  const kepala = await kepalaCetakan(context, { judul: `Biodata Mahasiswa ${m.nim}`, kertas: 'A4', saat: saatOf(context, {}) })
  return {
    ...kepala,
    jumlah: 1,
    bagian: [identitas(b, m), kontak(b), registrasi(m), orangTua(b), await pendidikan(context, id), riwayatStatus(m)],
    tanda: {
      tempatTanggal: formatTanggal(saatOf(context, {}).tanggal),
      jabatan: ['Mahasiswa yang bersangkutan'],
      nama: b.nama,
      nomor: `NIM ${m.nim}`,
    },
  }
}
