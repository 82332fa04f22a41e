import type { BahanKonversi, StatusKonversi } from '@sivitas/contract/akademik/konversi-nilai'
import { batasKonversi, galatKonversi } from '@sivitas/rules/data-master/konversi'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import { api } from '../../../api'
import { toast } from '../../../kit/feedback/toast'
import { pesanGalat } from '../../../kit/galat'
import { ALAMAT, type KonversiTampil } from './kata'
import { dariBaris, hasilPerMakul, jumlahSks, keBaris, KOSONG, terimaUsulan, type Padanan } from './padanan'

const calls = api.akademik.konversiNilai

/** What is said of a conversion that has reached a state. */
export const KABAR: Readonly<Record<StatusKonversi, string>> = {
  draf: 'Konversi kembali menjadi draf',
  diajukan: 'Konversi berhasil diajukan',
  disahkan: 'Konversi disahkan; mata kuliahnya masuk transkrip',
  batal: 'Konversi dibatalkan',
}

export type Kepala = { jenis: KonversiTampil['jenis']; idPtAsal: string | null; idProdiAsal: string | null }

const kepalaDari = ({ mahasiswa }: BahanKonversi, konversi: KonversiTampil | null): Kepala =>
  konversi === null
    ? { jenis: mahasiswa.jenis, idPtAsal: mahasiswa.idPtAsal, idProdiAsal: mahasiswa.idProdiAsal }
    : { jenis: konversi.jenis, idPtAsal: konversi.idPtAsal, idProdiAsal: konversi.idProdiAsal }

type Tindakan = { status: StatusKonversi; nomorSk?: string | null; tanggalSk?: string | null; alasan?: string | null }

/** What is matched and what it makes. */
function usePadanan(bahan: BahanKonversi, konversi: KonversiTampil | null) {
  const [padanan, setPadanan] = useState<Padanan>(() => (konversi === null ? KOSONG : dariBaris(konversi.baris)))
  const [kepala, setKepala] = useState<Kepala>(() => kepalaDari(bahan, konversi))
  /** What the server has: whatever differs from it is not saved yet. */
  const [terakhir, setTerakhir] = useState({ padanan, kepala })
  const hasil = useMemo(() => hasilPerMakul(padanan, bahan.kurikulum, bahan.skala), [padanan, bahan])
  const kotor = padanan !== terakhir.padanan || kepala !== terakhir.kepala
  return { padanan, setPadanan, kepala, setKepala, setTerakhir, hasil, kotor }
}

type Isi = ReturnType<typeof usePadanan>

/** The acts that save a conversion and move it on; a state is never reached with changes unsaved. */
function useSimpanan(bahan: BahanKonversi, konversi: KonversiTampil | null, { padanan, kepala, kotor, setTerakhir }: Isi) {
  const client = useQueryClient()
  const navigate = useNavigate()
  /** Saves and answers the stored conversion; without changes the one that is there. */
  const tersimpan = async () => {
    if (konversi !== null && !kotor) return konversi
    const isi = { ...kepala, baris: keBaris(padanan) }
    const { data } =
      konversi === null
        ? await calls.create.call({ idMahasiswa: bahan.mahasiswa.id, ...isi })
        : await calls.update.call({ id: konversi.id, versi: konversi.versi, ...isi })
    return data
  }
  const selesai = async ({ data, isi }: { data: KonversiTampil; isi: Parameters<typeof setTerakhir>[0] }, kabar: string | null) => {
    setTerakhir(isi)
    if (kabar !== null) toast.berhasil(kabar)
    await client.invalidateQueries({ queryKey: calls.key() })
    await client.invalidateQueries({ queryKey: api.dataMaster.mahasiswa.key() })
    if (konversi === null) await navigate(`${ALAMAT}/${data.id}`, { replace: true })
  }
  const simpan = useMutation({
    mutationFn: async () => ({ data: await tersimpan(), isi: { padanan, kepala } }),
    meta: { galat: 'sendiri' },
    onSuccess: (hasil) => selesai(hasil, 'Konversi berhasil disimpan'),
  })
  const ubahStatus = useMutation({
    mutationFn: async (tindakan: Tindakan) => {
      const { id, versi } = await tersimpan()
      return { data: (await calls.status.call({ id, versi, ...tindakan })).data, isi: { padanan, kepala } }
    },
    meta: { galat: 'sendiri' },
    // The dialog of the approval tells it itself.
    onSuccess: (hasil) => selesai(hasil, hasil.data.status === 'disahkan' ? null : KABAR[hasil.data.status]),
    // What was stored before the refusal must show, or the next save meets a version of its own making.
    onError: async (error) => {
      if (!kotor) return
      toast.gagal(pesanGalat(error))
      await client.invalidateQueries({ queryKey: calls.get.key() })
    },
  })
  return { simpan, ubahStatus }
}

/** 'Usulkan': courses for the subjects that have none, of one saved mapping or of all that is known. */
function useUsulan({ mahasiswa }: BahanKonversi, { padanan, setPadanan, kepala, hasil }: Isi) {
  return useMutation({
    mutationFn: async (idPemetaan: string | null) => {
      const bebas = padanan.asal.filter(({ idMakul }) => idMakul === null)
      const { data } = await calls.usulkan.call({
        idMahasiswa: mahasiswa.id,
        idPtAsal: kepala.idPtAsal,
        idProdiAsal: kepala.idProdiAsal,
        idPemetaan,
        asal: bebas.map(({ kode, nama, sks, nilai, indeks }) => ({ kode, nama, sks, nilai, indeks: indeks ?? null })),
        kecuali: [...hasil.keys()],
      })
      return { data, diminta: bebas.map(({ kunci }) => kunci) }
    },
    onSuccess: ({ data, diminta }) => {
      setPadanan((lama) => terimaUsulan(lama, data, diminta))
      const sisa = diminta.length - data.length
      toast.berhasil(
        `${data.length} dari ${diminta.length} mata kuliah dipasangkan${sisa > 0 ? `; ${sisa} perlu dipasangkan sendiri` : ''}`,
      )
    },
    onError: (error) => toast.gagal(pesanGalat(error)),
  })
}

/** A conversion while it is edited: what is matched, what it makes, and the acts that save it or move it on. */
export function useKonversi(bahan: BahanKonversi, konversi: KonversiTampil | null) {
  const isi = usePadanan(bahan, konversi)
  const diakui = jumlahSks(isi.hasil)
  const { sksLulus, persen, diakuiLain } = bahan.batas
  return {
    ...isi,
    ...useSimpanan(bahan, konversi, isi),
    usulkan: useUsulan(bahan, isi),
    diakui,
    batas: { ...bahan.batas, batas: batasKonversi(sksLulus, persen) },
    galatBatas: galatKonversi(diakui + diakuiLain, { sksLulus, persen }),
  }
}

export type Konversi = ReturnType<typeof useKonversi>
