import { bawaanLuar } from '@sivitas/contract/akademik/konversi-jenis'
import type { BahanKonversi, StatusKonversi } from '@sivitas/contract/akademik/konversi-nilai'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import { api } from '../../../api'
import { toast } from '../../../kit/feedback/toast'
import { pesanGalat } from '../../../kit/galat'
import { ALAMAT, type KonversiTampil } from './kata'
import { batasTampil } from './batas'
import { kepalaDari, tujuanDari, type Kepala } from './kepala'
import { dariBaris, dariNilai, hasilPerMakul, jumlahSks, keBaris, KOSONG, terimaUsulan, type Padanan } from './padanan'

const calls = api.akademik.konversiNilai

/** What is said of a conversion that has reached a state. */
export const KABAR: Readonly<Record<StatusKonversi, string>> = {
  draf: 'Konversi kembali menjadi draf',
  diajukan: 'Konversi berhasil diajukan',
  disahkan: 'Konversi disahkan; mata kuliahnya masuk transkrip',
  batal: 'Konversi dibatalkan',
}

type Tindakan = { status: StatusKonversi; nomorSk?: string | null; tanggalSk?: string | null; alasan?: string | null }

/** What a new conversion begins with: for a change of curriculum all that he has, else nothing. */
const mulai = (bahan: BahanKonversi, kepala: Kepala): Padanan =>
  kepala.jenis === 'KURIKULUM' ? dariNilai(tujuanDari(bahan, kepala).nilai) : KOSONG

/** What is matched and what it makes. */
function usePadanan(bahan: BahanKonversi, konversi: KonversiTampil | null) {
  const [kepala, setKepala] = useState<Kepala>(() => kepalaDari(bahan, konversi))
  const [padanan, setPadanan] = useState<Padanan>(() => (konversi === null ? mulai(bahan, kepala) : dariBaris(konversi.baris)))
  /** What the server has: whatever differs from it is not saved yet. */
  const [terakhir, setTerakhir] = useState({ padanan, kepala })
  const { makul, nilai } = useMemo(() => tujuanDari(bahan, kepala, konversi?.status), [bahan, kepala, konversi])
  const hasil = useMemo(() => hasilPerMakul(padanan, makul, bahan.skala), [padanan, makul, bahan])
  const kotor = padanan !== terakhir.padanan || kepala !== terakhir.kepala
  /** Another kind, or another curriculum to move to, has another origin. */
  const mulaiUlang = (baru: Kepala) => {
    setKepala(baru)
    const tetap = bawaanLuar(baru.jenis) && bawaanLuar(kepala.jenis)
    if (!tetap) setPadanan(mulai(bahan, baru))
  }
  const ambilNilai = () => setPadanan((lama) => dariNilai(nilai, lama))
  return { padanan, setPadanan, kepala, setKepala, setTerakhir, makul, hasil, kotor, mulaiUlang, ambilNilai }
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
  /** What was sent: a field that has been changed since is no longer the refused one. */
  const onMutate = () => ({ kepala })
  const simpan = useMutation({
    onMutate,
    mutationFn: async () => ({ data: await tersimpan(), isi: { padanan, kepala } }),
    meta: { galat: 'sendiri' },
    onSuccess: (hasil) => selesai(hasil, 'Konversi berhasil disimpan'),
  })
  const ubahStatus = useMutation({
    onMutate,
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
        idKurikulum: kepala.jenis === 'KURIKULUM' ? kepala.idKurikulum : null,
        idPemetaan,
        asal: bebas.map(({ kode, nama, sks, nilai, indeks = null, idMakulAsal = null }) => ({
          kode,
          nama,
          sks,
          nilai,
          indeks,
          idMakulAsal,
        })),
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
  return {
    ...isi,
    ...useSimpanan(bahan, konversi, isi),
    usulkan: useUsulan(bahan, isi),
    diakui,
    batas: batasTampil(bahan, isi.kepala, diakui),
  }
}

export type Konversi = ReturnType<typeof useKonversi>
