import { DampakInput } from '@sivitas/contract/pengaturan/dampak'
import { defineJob } from '../../jobs/define'
import { Galat } from '../../kit/galat'
import { writeExport } from '../../kit/export/write-export'
import { todayOf } from '../../tenant/today'
import { assertBolehUji, hitungDampak } from './hitung'

const JUDUL: Readonly<Record<DampakInput['jenis'], string>> = {
  'hak-sks': 'hak SKS',
  'sks-kelulusan': 'SKS kelulusan',
  'skala-nilai': 'skala nilai',
  'jadwal-sistem': 'jadwal sistem',
  aturan: 'aturan akademik',
}

async function* sekaligus<Row>(rows: readonly Row[]): AsyncGenerator<readonly Row[]> {
  yield rows
}

/** 'Uji dampak' of what takes longer than a call may: a file with everybody whom the proposal would touch. */
export const ujiDampakJob = defineJob({
  jenis: 'uji_dampak',
  judul: ({ jenis }: DampakInput) => `Uji dampak ${JUDUL[jenis]}`,
  parameter: DampakInput,
  berulang: true,
  async run(job) {
    const { parameter, actor, tenant } = job
    if (actor === null) throw new Galat([403, 'hak_akses'], 'Uji dampak dijalankan atas nama seorang operator.')
    assertBolehUji(actor, parameter)
    const saat = { periode: tenant.college.periodeAktif, hariIni: todayOf({ tenant }), contoh: Infinity, tenggat: Infinity }
    const dampak = await job.read((db) => hitungDampak(db, parameter, saat))
    await job.progress({ total: dampak.contoh.length, selesai: dampak.contoh.length, pesan: dampak.ringkas.join('. ') })
    const judul = `Uji dampak ${JUDUL[parameter.jenis]}`
    const made = await writeExport({
      format: 'xlsx',
      fileName: judul,
      title: judul,
      college: { nama: tenant.college.judul },
      columns: [
        { key: 'nim', title: 'NIM' },
        { key: 'nama', title: 'Nama' },
        { key: 'labelProdi', title: 'Program studi' },
        { key: 'sebelum', title: 'Sekarang' },
        { key: 'sesudah', title: 'Menjadi' },
      ],
      rows: sekaligus(dampak.contoh),
    })
    await job.result({ nama: made.name, mime: made.type, isi: { path: made.path } })
  },
})
