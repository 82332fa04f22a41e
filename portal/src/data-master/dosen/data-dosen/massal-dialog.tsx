import type { HasilMassal } from '@sivitas/contract/data-master/dosen/dosen'
import { Alert, Button, Group, List, Modal, Stack, Text } from '@mantine/core'
import { formatAngka } from '@sivitas/rules/platform/angka'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { z } from 'zod'
import { api } from '../../../api'
import { useHariIni } from '../../../kit/format/zona'
import { fields } from '../../../kit/form/fields'
import { useFormulir } from '../../../kit/form/use-formulir'
import { DialogForm } from '../../../kit/page/side-panel-form'
import { useKode } from '../../../shared/pickers/sumber-kode'
import { sumberProdi } from '../../../shared/pickers/sumber-unit'
import { ringkasan, type Massal } from './use-massal'

const calls = api.dataMaster.dosen

const StatusIsian = z.object({
  keaktifan: z.string().min(1).meta({ title: 'Status keaktifan' }),
  mulai: z.iso.date('Tanggal tidak dikenal').meta({ title: 'Mulai' }),
  nomorSk: z.string().trim().max(100).optional().meta({ title: 'Nomor SK', description: 'Wajib untuk yang keluar atau pensiun.' }),
  lanjut: z.boolean().default(false).meta({ title: 'Lanjutkan walau masih membimbing atau mengajar' }),
})
const HomebaseIsian = z.object({ idProdi: z.uuid('Pilih program studi').meta({ title: 'Prodi homebase' }) })
const AkunIsian = z.object({})

const statusField = fields(StatusIsian)
const homebaseField = fields(HomebaseIsian)

type Props = { massal: Massal; onTutup: () => void; onBerubah: () => void }

/** Asks what an act on many needs, runs it, and says of each who was left out why. */
export function MassalDialog({ massal, onTutup, onBerubah }: Props) {
  const queryClient = useQueryClient()
  const [hasil, setHasil] = useState<readonly HasilMassal[] | null>(null)
  const selesai = ({ data }: { data: HasilMassal[] }) => {
    void queryClient.invalidateQueries({ queryKey: api.dataMaster.dosen.key() })
    onBerubah()
    if (ringkasan(data).ditolak.length === 0) onTutup()
    else setHasil(data)
  }
  if (hasil !== null) return <HasilDialog hasil={hasil} onTutup={onTutup} />
  const rest = { massal, onTutup, selesai }
  if (massal.jenis === 'status') return <StatusDialog {...rest} />
  return massal.jenis === 'homebase' ? <HomebaseDialog {...rest} /> : <AkunDialog {...rest} />
}

type Satu = { massal: Massal; onTutup: () => void; selesai: (hasil: { data: HasilMassal[] }) => void }

function StatusDialog({ massal, onTutup, selesai }: Satu) {
  const mulai = useHariIni()
  const keaktifan = useKode('status-keaktifan')
  const form = useFormulir({
    schema: StatusIsian,
    nama: `Ubah status ${formatAngka(massal.jumlah)} dosen`,
    values: { mulai, lanjut: false },
    pesan: 'Status dosen diproses',
    simpan: (values) => calls.ubahStatus.call({ ...values, id: [...massal.ids] }),
    berhasil: selesai,
  })
  return (
    <DialogForm title={form.nama} form={form} onClose={onTutup} submit="Ubah status">
      <statusField.Pilih name="keaktifan" pilihan={keaktifan} />
      <statusField.Tanggal name="mulai" />
      <statusField.Text name="nomorSk" />
      <statusField.Saklar name="lanjut" />
    </DialogForm>
  )
}

function HomebaseDialog({ massal, onTutup, selesai }: Satu) {
  const form = useFormulir({
    schema: HomebaseIsian,
    nama: `Set homebase ${formatAngka(massal.jumlah)} dosen`,
    values: {},
    pesan: 'Homebase diproses',
    simpan: ({ idProdi }) => calls.ubahHomebase.call({ id: [...massal.ids], idProdi }),
    berhasil: selesai,
  })
  return (
    <DialogForm title={form.nama} form={form} onClose={onTutup} submit="Set homebase">
      <homebaseField.PilihJauh name="idProdi" sumber={sumberProdi} />
    </DialogForm>
  )
}

function AkunDialog({ massal, onTutup, selesai }: Satu) {
  const form = useFormulir({
    schema: AkunIsian,
    nama: `Buat akun ${formatAngka(massal.jumlah)} dosen`,
    values: {},
    pesan: 'Akun diproses',
    simpan: () => calls.buatAkun.call({ id: [...massal.ids] }),
    berhasil: selesai,
  })
  return (
    <DialogForm title={form.nama} form={form} onClose={onTutup} submit="Buat akun">
      <Text>
        Nama pengguna adalah NIDN, NUPTK, NIDK/NUP, atau NIP. Kata sandi pertama dibuat di Pengaturan &gt; Kata Sandi. Dosen yang sudah
        memiliki akun dilewati.
      </Text>
    </DialogForm>
  )
}

function HasilDialog({ hasil, onTutup }: { hasil: readonly HasilMassal[]; onTutup: () => void }) {
  const { berhasil, ditolak } = ringkasan(hasil)
  return (
    <Modal opened onClose={onTutup} title="Hasil" size={560}>
      <Stack gap="md">
        <Text>{`${formatAngka(berhasil)} dosen berhasil diproses.`}</Text>
        <Alert color="kuning" role="alert" title={`${formatAngka(ditolak.length)} dosen tidak diproses`}>
          <List>
            {ditolak.slice(0, 100).map(({ id, nama, pesan }) => (
              <List.Item key={id}>{`${nama}: ${pesan ?? ''}`}</List.Item>
            ))}
          </List>
        </Alert>
        <Group justify="flex-end">
          <Button onClick={onTutup}>Tutup</Button>
        </Group>
      </Stack>
    </Modal>
  )
}
