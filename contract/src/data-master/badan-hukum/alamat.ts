import { z } from 'zod'
import { optionalDecimal, optionalDigits, optionalText } from '../../kit/fields'

/** Address of a legal body or a place. `idWilayah` is a kecamatan; the server knows which codes are. */
export const alamatInput = {
  jalan: optionalText(80).meta({ title: 'Jalan' }),
  kelurahan: optionalText(60).meta({ title: 'Kelurahan/desa' }),
  idWilayah: optionalText(10).meta({ title: 'Kecamatan' }),
  kodePos: optionalDigits(5, 'Kode pos').meta({ title: 'Kode pos' }),
}

export const dusunInput = {
  dusun: optionalText(60).meta({ title: 'Dusun' }),
  rtRw: optionalText(10).meta({ title: 'RT/RW' }),
}

export const letakInput = {
  lintang: optionalDecimal(-90, 90).meta({ title: 'Lintang' }),
  bujur: optionalDecimal(-180, 180).meta({ title: 'Bujur' }),
}

const nullable = (title: string) => z.string().nullable().meta({ title })

export const alamat = {
  jalan: nullable('Jalan'),
  kelurahan: nullable('Kelurahan/desa'),
  idWilayah: nullable('Kode kecamatan'),
  /** 'Coblong, Kota Bandung, Jawa Barat'. */
  wilayah: nullable('Wilayah'),
  kodePos: nullable('Kode pos'),
}
