import { Alert, Text } from '@mantine/core'
import type { BahanKonversi } from '@sivitas/contract/akademik/konversi-nilai'
import { date } from '@sivitas/contract/kit/fields'
import { formatAngka } from '@sivitas/rules/platform/angka'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import { api } from '../../../api'
import { Muatan } from '../../../kit/feedback/muatan'
import { fields } from '../../../kit/form/fields'
import { useFormulir } from '../../../kit/form/use-formulir'
import { DialogForm } from '../../../kit/page/side-panel-form'
import type { KonversiTampil } from './kata'
import { KABAR, type Konversi } from './use-konversi'

const calls = api.akademik.konversiNilai

type Tutup = { onTutup: () => void }

const Sahkan = z.object({
  nomorSk: z.string().trim().min(1, 'Nomor SK wajib diisi untuk mengesahkan konversi').max(80).meta({ title: 'Nomor SK' }),
  tanggalSk: date().meta({ title: 'Tanggal SK' }),
})
const sahkan = fields(Sahkan)

/** What else follows from an approval, by kind. */
const bawaan = ' dan SKS diakui mahasiswa menjadi jumlah konversi yang disahkan.'
const AKIBAT: Partial<Record<KonversiTampil['jenis'], string>> = {
  TRANSFER: bawaan,
  RPL_TRANSFER: bawaan,
  RPL_PEROLEHAN: bawaan,
  KURIKULUM: ' menggantikan nilai kurikulum lama, dan mahasiswa pindah ke kurikulum tujuan.',
}

/** 'Sahkan': with the SK the courses enter the transcript. */
export function SahkanDialog({ konversi, editor, onTutup }: Tutup & { konversi: KonversiTampil; editor: Konversi }) {
  const form = useFormulir({
    schema: Sahkan,
    nama: 'Sahkan konversi',
    values: { nomorSk: konversi.nomorSk ?? '', tanggalSk: konversi.tanggalSk ?? '' },
    pesan: KABAR.disahkan,
    simpan: (isi) => editor.ubahStatus.mutateAsync({ status: 'disahkan', ...isi }),
    berhasil: onTutup,
  })
  return (
    <DialogForm title="Sahkan konversi" form={form} submit="Sahkan" onClose={onTutup}>
      <Text>{`${formatAngka(editor.hasil.size)} mata kuliah masuk transkrip${AKIBAT[konversi.jenis] ?? '.'}`}</Text>
      <sahkan.Text name="nomorSk" />
      <sahkan.Tanggal name="tanggalSk" />
    </DialogForm>
  )
}

const Kembalikan = z.object({ alasan: z.string().trim().min(5, 'Alasan minimal 5 karakter').max(500).meta({ title: 'Alasan' }) })
const kembalikan = fields(Kembalikan)

/** 'Kembalikan ke draf', by a Supervisor who says why. */
export function KembalikanDialog({ konversi: { id, versi }, onTutup }: Tutup & { konversi: KonversiTampil }) {
  const client = useQueryClient()
  const form = useFormulir({
    schema: Kembalikan,
    nama: 'Kembalikan ke draf',
    values: { alasan: '' },
    pesan: 'Konversi kembali menjadi draf',
    simpan: ({ alasan }) => calls.status.call({ id, versi, status: 'draf', alasan }),
    berhasil: () => {
      void client.invalidateQueries({ queryKey: calls.key() })
      onTutup()
    },
  })
  return (
    <DialogForm title="Kembalikan ke draf" form={form} submit="Kembalikan" onClose={onTutup}>
      <Alert color="kuning">Mata kuliah konversi ini keluar dari transkrip, dan IPK serta SKS mahasiswa dihitung ulang.</Alert>
      <kembalikan.TeksPanjang name="alasan" />
    </DialogForm>
  )
}

const SimpanPemetaan = z.object({ nama: z.string().trim().min(1).max(100).meta({ title: 'Nama pemetaan' }) })
const simpanPemetaan = fields(SimpanPemetaan)

/** Keeps the matches for the next who comes from the same origin. */
export function SimpanPemetaanDialog({ bahan, editor: { hasil, kepala }, onTutup }: Tutup & { bahan: BahanKonversi; editor: Konversi }) {
  const client = useQueryClient()
  const { mahasiswa } = bahan
  const form = useFormulir({
    schema: SimpanPemetaan,
    nama: 'Simpan sebagai pemetaan',
    values: { nama: [mahasiswa.namaPtAsal, mahasiswa.namaProdiAsal].filter(Boolean).join(' - ').slice(0, 100) },
    pesan: 'Pemetaan berhasil disimpan',
    simpan: ({ nama }) =>
      calls.pemetaan.create.call({
        nama,
        idProdi: mahasiswa.idProdi,
        idPtAsal: kepala.idPtAsal,
        idProdiAsal: kepala.idProdiAsal,
        baris: [...hasil].map(([idMakul, { asal }]) => ({ idMakul, asal: asal.map(({ kode, nama: subjek }) => ({ kode, nama: subjek })) })),
      }),
    berhasil: () => {
      void client.invalidateQueries({ queryKey: calls.pemetaan.key() })
      onTutup()
    },
  })
  return (
    <DialogForm title="Simpan sebagai pemetaan" form={form} onClose={onTutup}>
      <Text>{`${formatAngka(hasil.size)} pasangan disimpan untuk mahasiswa berikutnya dari asal yang sama.`}</Text>
      <simpanPemetaan.Text name="nama" />
    </DialogForm>
  )
}

const Pakai = z.object({ idPemetaan: z.uuid('Pilih pemetaan').meta({ title: 'Pemetaan tersimpan' }) })
const pakai = fields(Pakai)

/** Matches the free subjects by one saved mapping, and what it leaves by code and name. */
export function PakaiPemetaanDialog({ bahan, editor, onTutup }: Tutup & { bahan: BahanKonversi; editor: Konversi }) {
  const daftar = useQuery(calls.pemetaan.list.queryOptions({ input: { prodi: [bahan.mahasiswa.idProdi], itemsPerPage: 200 } }))
  const form = useFormulir({
    schema: Pakai,
    nama: 'Pakai pemetaan tersimpan',
    values: { idPemetaan: '' },
    pesan: 'Pemetaan dipakai. Periksa pasangannya, lalu simpan.',
    simpan: ({ idPemetaan }) => editor.usulkan.mutateAsync(idPemetaan),
    berhasil: onTutup,
  })
  return (
    <DialogForm title="Pakai pemetaan tersimpan" form={form} submit="Pasangkan" onClose={onTutup}>
      <Muatan query={daftar} baris={2}>
        {({ data }) =>
          data.length === 0 ? (
            <Alert color="abu">Belum ada pemetaan untuk program studi ini. Simpan satu konversi sebagai pemetaan terlebih dahulu.</Alert>
          ) : (
            <pakai.Pilih
              name="idPemetaan"
              pilihan={data.map(({ id, nama, namaPtAsal }) => ({
                value: id,
                label: namaPtAsal === null ? nama : `${nama} (${namaPtAsal})`,
              }))}
            />
          )
        }
      </Muatan>
    </DialogForm>
  )
}
