import { Alert, Table } from '@mantine/core'
import { JadwalInput } from '@sivitas/contract/akademik/jadwal-sistem'
import { labelJendela } from '@sivitas/rules/akademik/kode-jendela'
import { api } from '../../api'
import { useOperator } from '../../auth/operator'
import { fields } from '../../kit/form/fields'
import { FormulirBadan } from '../../kit/form/formulir-badan'
import { TombolSimpan } from '../../kit/form/tombol-simpan'
import { useFormulir } from '../../kit/form/use-formulir'
import classes from './jadwal.module.css'
import { useSegarkan, type BarisKode } from './use-jadwal'

const Isian = JadwalInput.pick({ mulai: true, selesai: true, alasan: true })
const field = fields(Isian)

type BarisUbahProps = { baris: BarisKode; periode: number; onTutup: () => void }

/** The ends of a window, changed where they stand. What is over is for a Supervisor, with a reason. */
export function BarisUbah({ baris: { kode, umum }, periode, onTutup }: BarisUbahProps) {
  const nama = labelJendela(kode)
  const segarkan = useSegarkan()
  const supervisor = useOperator().jenisOperator === 'Supervisor'
  const lewat = umum?.keadaan === 'tutup'
  const form = useFormulir({
    schema: Isian,
    nama: umum ? `Ubah ${nama}` : `Jadwalkan ${nama}`,
    values: { mulai: umum?.mulai ?? null, selesai: umum?.selesai ?? null, alasan: null },
    pesan: umum ? 'Data berhasil diubah' : 'Data berhasil ditambahkan',
    terkunci: lewat && !supervisor,
    simpan: async (values, { versi, idempotencyKey }) =>
      umum
        ? await api.akademik.jadwalSistem.update.call({ ...values, id: umum.id, versi: versi ?? umum.versi })
        : await api.akademik.jadwalSistem.create.call({ ...values, idPeriode: periode, kode }, { context: { idempotencyKey } }),
    berhasil: () => {
      segarkan()
      onTutup()
    },
  })
  return (
    <Table.Tr>
      <Table.Th scope="row">{nama}</Table.Th>
      <Table.Td colSpan={6}>
        <FormulirBadan formulir={form} kaki={<TombolSimpan formulir={form} onBatal={onTutup} />}>
          {lewat && (
            <Alert color="kuning">
              {supervisor
                ? 'Jendela ini sudah berakhir. Perubahan dicatat sebagai pembukaan kunci beserta alasannya.'
                : 'Jendela ini sudah berakhir. Hanya Supervisor yang dapat mengubahnya.'}
            </Alert>
          )}
          <div className={classes.isian}>
            <field.TanggalWaktu name="mulai" />
            <field.TanggalWaktu name="selesai" />
            {lewat && <field.Text name="alasan" required />}
          </div>
        </FormulirBadan>
      </Table.Td>
    </Table.Tr>
  )
}
