import { randomUUID } from 'node:crypto'
import type { Context } from '../../auth/context'
import { isianSalah } from '../../kit/galat'
import { mailOf, openDelivery } from '../../mail/delivery'
import { findCollegeMail } from '../../mail/queries'

/**
 * Sends a mail at once, past the outbox, by the settings of the college, so that whoever typed them sees what the mail
 * server says. Without any mail server it is kept as a file, and the answer says so.
 * @throws Galat 422 with the mail server's own words
 */
export async function ujiSurel({ db, services, tenant }: Context, kepada: string): Promise<{ cara: 'smtp' | 'berkas'; pesan: string }> {
  const college = await findCollegeMail(db, services.sealer).catch((error: unknown) => {
    throw tidakTerkirim(error)
  })
  const delivery = openDelivery(services.config, college)
  const letter = {
    id: randomUUID(),
    collegeId: tenant.college.collegeId,
    kepada,
    judul: `Surel uji ${tenant.college.nama}`,
    isiTeks: `Surel ini dikirim dari Konfigurasi Lain untuk memeriksa pengaturan surel ${tenant.college.judul}.`,
    isiHtml: null,
    percobaan: 1,
    dibuatPada: new Date(),
  }
  try {
    const { file } = await delivery.send(mailOf(letter, services.config, college))
    if (file) return { cara: 'berkas', pesan: 'Peladen surel belum diatur; surel disimpan sebagai berkas di peladen.' }
    return { cara: 'smtp', pesan: `Surel uji diterima peladen surel untuk ${kepada}.` }
  } catch (error) {
    throw tidakTerkirim(error)
  } finally {
    delivery.close()
  }
}

function tidakTerkirim(error: unknown) {
  const reason = error instanceof Error ? error.message : String(error)
  return isianSalah('kepada', `Surel tidak terkirim: ${reason.slice(0, 300)}`, 'surel')
}
