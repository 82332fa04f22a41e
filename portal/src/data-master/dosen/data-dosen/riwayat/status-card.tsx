import { StatusDosen, StatusDosenInput } from '@sivitas/contract/data-master/dosen/riwayat'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../../api'
import { fields } from '../../../../kit/form/fields'
import { NilaiTanggal } from '../../../../kit/format/nilai'
import { ApiError } from '../../../../kit/galat'
import { columnsOf } from '../../../../kit/table/schema-columns'
import { useKode } from '../../../../shared/pickers/sumber-kode'
import type { Dosen } from '../dosen-lengkap'
import { AlihkanDialog, type Tugas } from './alihkan-dialog'
import { RiwayatCard } from './riwayat-card'
import { RiwayatForm } from './riwayat-form'

const calls = api.dataMaster.riwayatDosen.status
type Row = Awaited<ReturnType<typeof calls.list.call>>['data'][number]

const column = columnsOf<Row>(StatusDosen)
const field = fields(StatusDosenInput)
const COLUMNS = [
  column('namaKeaktifan'),
  column('mulai', { cell: ({ mulai }) => <NilaiTanggal nilai={mulai} /> }),
  column('selesai', { cell: ({ selesai }) => (selesai === null ? 'Sekarang' : <NilaiTanggal nilai={selesai} />) }),
  column('nomorSk'),
  column('keterangan'),
]

/** What the lecturer who leaves still does, when the server names it (edge case 31). */
function tugasDari(error: unknown): Tugas | null {
  return error instanceof ApiError && error.type === 'masih_bertugas' ? (error.rincian as Tugas) : null
}

type Tanya = { tugas: Tugas; jawab: (nanti: boolean) => void }

/** Keaktifan by dated rows. Whoever leaves with advisees or classes hands them over now, or the warning stays until he does. */
export function StatusCard({ dosen }: { dosen: Pick<Dosen, 'id' | 'namaLengkap'> }) {
  const idDosen = dosen.id
  const query = useQuery(calls.list.queryOptions({ input: { idDosen } }))
  const keaktifan = useKode('status-keaktifan')
  const [tanya, setTanya] = useState<Tanya | null>(null)
  type Isian = Parameters<typeof calls.create.call>[0]
  const simpan = async (kirim: (lanjut: boolean) => Promise<unknown>) => {
    try {
      return await kirim(false)
    } catch (error) {
      const tugas = tugasDari(error)
      if (tugas === null) throw error
      // What is still done is asked about; taken back, the form stays as it was filled.
      const nanti = await new Promise<boolean>((jawab) => setTanya({ tugas, jawab }))
      setTanya(null)
      if (nanti) return await kirim(true)
      throw error
    }
  }
  return (
    <>
      <RiwayatCard<Row>
        judul="Status keaktifan"
        satuan="status"
        query={query}
        columns={COLUMNS}
        nameOf={({ namaKeaktifan }) => namaKeaktifan}
        hapus={({ id }) => calls.remove.call({ idDosen, id })}
        kosong="Belum ada riwayat status."
        panel={(row, onTutup) => (
          <RiwayatForm
            schema={StatusDosenInput}
            satuan="status"
            row={row}
            values={row ? { ...row, lanjut: false } : { lanjut: false }}
            kirim={(values, versi) =>
              simpan((lanjut) =>
                row === null
                  ? calls.create.call({ ...(values as Isian), lanjut, idDosen })
                  : calls.update.call({ ...values, lanjut, idDosen, id: row.id, versi }),
              )
            }
            onTutup={onTutup}
          >
            <field.Pilih name="keaktifan" pilihan={keaktifan} />
            <field.Tanggal name="mulai" />
            <field.Tanggal name="selesai" />
            <field.Text name="nomorSk" />
            <field.TeksPanjang name="keterangan" />
          </RiwayatForm>
        )}
      />
      {tanya && <AlihkanDialog dosen={dosen} tugas={tanya.tugas} onJawab={tanya.jawab} />}
    </>
  )
}
