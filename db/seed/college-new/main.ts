import { parseArgs } from 'node:util'
import { readConfig } from '@sivitas/server/config'
import { connectOwner } from '@sivitas/server/db/client'
import { migrate } from '@sivitas/server/db/migrate'
import { openServer } from '@sivitas/server/db/open-server'
import { z } from 'zod'
import { makeCollege, periodeLabel } from './college'

const USAGE = `Membuat perguruan tinggi baru yang kosong dan tautan sekali pakai untuk administrator pertamanya.

  npm run college:new -- --id=pt-saya --kode-pt=041057 --nama="SIAKAD Saya" --judul="Universitas Saya" \\
    --situs=https://siakad.kampus.ac.id --admin=admin --admin-nama="Nama Administrator" [--admin-surel=a@kampus.ac.id] \\
    [--periode=20251] [--unik=PT01] [--zona=Asia/Jakarta]`

const Arguments = z.object({
  id: z.string().regex(/^[a-z0-9-]{1,36}$/, 'huruf kecil, angka, dan strip, paling banyak 36'),
  'kode-pt': z.string().regex(/^\d{6}$/, 'harus 6 angka'),
  nama: z.string().min(1).max(60),
  judul: z.string().min(1).max(100),
  situs: z.string().regex(/^https?:\/\/[^/]+$/, 'alamat lengkap tanpa garis miring di belakang, misalnya https://siakad.kampus.ac.id'),
  admin: z.string().regex(/^[a-z0-9._-]{3,50}$/, 'huruf kecil, angka, titik, strip'),
  'admin-nama': z.string().min(1).max(100),
  'admin-surel': z.email('alamat surel tidak valid').optional(),
  periode: z.coerce.number<string>().int().default(20251),
  unik: z
    .string()
    .regex(/^PT(0[1-9]|10)$/, 'PT01 sampai PT10')
    .default('PT01'),
  zona: z.enum(['Asia/Jakarta', 'Asia/Makassar', 'Asia/Jayapura']).default('Asia/Jakarta'),
})

const options = Object.fromEntries(Object.keys(Arguments.shape).map((name) => [name, { type: 'string' as const }]))
const read = Arguments.safeParse(parseArgs({ options }).values)

if (!read.success) {
  console.error(
    `${USAGE}\n\n${read.error.issues.map(({ path, message, code }) => `--${path.join('.')}: ${code === 'invalid_type' ? 'wajib diisi' : message}`).join('\n')}`,
  )
  process.exitCode = 2
} else {
  const { data } = read
  const config = readConfig(process.env)
  const server = await openServer({ databaseUrl: config.databaseUrl, dataDir: config.dataDir })
  try {
    await migrate(server.url, config.migrationsDir)
    const owner = connectOwner(server.url, { max: 1 })
    const { path, hours } = await owner.db.transaction().execute((db) =>
      makeCollege(db, {
        collegeId: data.id,
        kodePt: data['kode-pt'],
        unik: data.unik,
        nama: data.nama,
        judul: data.judul,
        origin: data.situs,
        zonaWaktu: data.zona,
        periodeAktif: data.periode,
        admin: { username: data.admin, nama: data['admin-nama'], email: data['admin-surel'] ?? null },
      }),
    )
    await owner.close()
    console.info(`Perguruan tinggi ${data.judul} dibuat (periode ${periodeLabel(data.periode)}).`)
    console.info(`Tautan sekali pakai untuk ${data.admin}, berlaku ${hours} jam:\n${data.situs}${path}`)
  } finally {
    await server.stop()
  }
}
