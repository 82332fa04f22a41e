import { Galat } from '../../kit/galat'
import { konfigurasi } from '../../tenant/konfigurasi-queries'
import type { Context } from '../context'
import { findBindingPlace } from './network-queries'
import type { AkunMasuk } from './queries'

/**
 * Where `masuk_ip_batasi` is on, an operator signs in from the networks of his place only (platform.md, lokasi). Asked
 * after the right password, so that the answer tells a stranger nothing.
 * @throws Galat 403 that names the place
 */
export async function assertAllowedNetwork(
  { db, http }: Pick<Context, 'db' | 'http'>,
  { idOperator }: Pick<AkunMasuk, 'idOperator'>,
): Promise<void> {
  if (idOperator === null || !(await konfigurasi(db, 'masuk_ip_batasi'))) return
  const place = await findBindingPlace(db, idOperator, http.ip)
  if (place && !place.didalam)
    throw new Galat([403, 'jaringan'], `Anda hanya dapat masuk dari jaringan ${place.nama}. Hubungi administrator bila ini keliru.`, {
      keepsWrites: true,
    })
}
