import type { Dampak, DampakInput } from '@sivitas/contract/pengaturan/dampak'
import type { Db } from '../../db/client'
import { countTerkena } from '../jadwal-sistem/terkena-queries'
import { listOrangStudi } from './queries'
import { banyak, kalimat, rangkum } from './rangkum'
import type { Saat } from './saat'

type Usulan = Extract<DampakInput, { jenis: 'jadwal-sistem' }>

/** Whom a window would reach, and who keeps a more specific one of his own (AK-R5). */
export async function dampakJadwal(db: Db, { usulan }: Usulan, saat: Saat): Promise<Dampak> {
  const nim = new Set(usulan.nim ?? [])
  const orang = (await listOrangStudi(db)).filter(
    (o) =>
      (!usulan.idProdi || o.idProdi === usulan.idProdi) &&
      (!usulan.angkatan || o.angkatan === usulan.angkatan) &&
      (nim.size === 0 || nim.has(o.nim)),
  )
  const { berjadwalSendiri, kelas } = await countTerkena(db, usulan, usulan)
  const ringkas = kalimat(
    `Terkena: ${banyak(orang.length) ?? '0 mahasiswa'}, ${banyak(kelas, 'kelas') ?? '0 kelas'}`,
    berjadwalSendiri > 0 && `${banyak(berjadwalSendiri)} punya jadwal yang lebih khusus dan tetap memakainya`,
  )
  const kena = orang.map((o) => ({ ...o, sebelum: '-', sesudah: `Jendela ${usulan.kode}`, arah: 0 as const }))
  return rangkum(kena, ringkas, saat)
}
