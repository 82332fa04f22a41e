import { Alert, List, Stack, Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { z } from 'zod'
import { api } from '../../api'
import { useOperator } from '../../auth/operator'
import { useHariIni } from '../../kit/format/zona'
import { useExport } from '../../kit/export/use-export'
import { fields } from '../../kit/form/fields'
import { useFormulir } from '../../kit/form/use-formulir'
import { DialogForm } from '../../kit/page/side-panel-form'
import { usePilihanPeriode } from '../../shared/pickers/pilih-periode'

const calls = api.dataMaster.asistenLab

const SalinIsian = z.object({ dari: z.int().meta({ title: 'Dari periode' }), ke: z.int().meta({ title: 'Ke periode' }) })
const salinField = fields(SalinIsian)

type Hasil = Awaited<ReturnType<typeof calls.salin.call>>['data']

/** 'Salin dari periode lalu': afterwards it says how many came over, and of whom not, and why. */
export function SalinDialog({ periode, onTutup }: { periode: number; onTutup: () => void }) {
  const queryClient = useQueryClient()
  const [hasil, setHasil] = useState<Hasil | null>(null)
  const pilihan = usePilihanPeriode(periode)
  const sebelum = pilihan[pilihan.findIndex(({ value }) => value === periode) + 1]?.value
  const form = useFormulir({
    schema: SalinIsian,
    nama: 'Salin dari periode lalu',
    values: { ke: periode, ...(sebelum !== undefined && { dari: sebelum }) },
    pesan: 'Asisten berhasil disalin',
    simpan: (values) => calls.salin.call(values),
    berhasil: ({ data }) => {
      void queryClient.invalidateQueries({ queryKey: calls.key() })
      if (data.dilewati.length === 0) onTutup()
      else setHasil(data)
    },
  })
  return (
    <DialogForm title={form.nama} form={form} onClose={onTutup} submit="Salin">
      <salinField.Pilih name="dari" pilihan={pilihan} />
      <salinField.Pilih name="ke" pilihan={pilihan} />
      {hasil && (
        <Alert
          color="kuning"
          role="alert"
          title={`${hasil.disalin} disalin, ${hasil.sudahAda} sudah ada, ${hasil.dilewati.length} dilewati`}
        >
          <List>
            {hasil.dilewati.map(({ nama, alasan }) => (
              <List.Item key={nama}>{`${nama}: ${alasan}`}</List.Item>
            ))}
          </List>
        </Alert>
      )}
    </DialogForm>
  )
}

const SkIsian = z.object({
  periode: z.int().meta({ title: 'Periode' }),
  tanggal: z.iso.date('Tanggal tidak dikenal').meta({ title: 'Tanggal SK' }),
  alasan: z.string().trim().max(255).optional().meta({ title: 'Alasan', description: 'Wajib bila tanggal mendahului nomor terakhir.' }),
})
const skField = fields(SkIsian)

/** 'Cetak SK': the decree of the active assistants of a period, signed by who heads the college on its day. */
export function SkDialog({ periode, onTutup }: { periode: number; onTutup: () => void }) {
  const { start } = useExport()
  const supervisor = useOperator().jenisOperator === 'Supervisor'
  const tanggal = useHariIni()
  const pilihan = usePilihanPeriode(periode)
  const form = useFormulir({
    schema: SkIsian,
    nama: 'Cetak SK asisten',
    values: { periode, tanggal },
    pesan: 'SK sedang diunduh',
    simpan: async ({ alasan, ...values }) => {
      await start(calls.sk, { ...values, ...(alasan && { alasan }) })
    },
    berhasil: onTutup,
  })
  return (
    <DialogForm title={form.nama} form={form} onClose={onTutup} submit="Unduh PDF">
      <Stack gap="xs">
        <Text c="dimmed">
          SK bernomor dan ber-QR ini memuat semua asisten yang aktif pada periode ini. Selama isinya sama, yang tercetak SK yang sama.
        </Text>
        <skField.Pilih name="periode" pilihan={pilihan} />
        <skField.Tanggal name="tanggal" />
        {supervisor && <skField.Text name="alasan" />}
      </Stack>
    </DialogForm>
  )
}
