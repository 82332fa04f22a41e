import { Button, Group, Text } from '@mantine/core'
import { useEffect, useState } from 'react'
import { PekerjaanDialog, type PekerjaanTampil } from '../../kit/pekerjaan/pekerjaan-dialog'

const TOTAL = 1200
const LANGKAH = 200
const TIAP_MS = 150
const HASIL = [
  { id: 'hasil', nama: 'Kartu Hasil Studi.zip', ukuran: 2_560_000, gagal: false },
  { id: 'gagal', nama: 'Gagal Kartu Hasil Studi.xlsx', ukuran: 1536, gagal: true },
]

type Jalan = { selesai: number; batal: boolean; ukuran: boolean }

function tampil({ selesai, batal, ukuran }: Jalan): PekerjaanTampil {
  const usai = batal || selesai >= TOTAL
  return {
    judul: 'Cetak Kartu Hasil Studi',
    berjalan: !usai,
    namaStatus: batal ? 'Dibatalkan' : usai ? 'Selesai sebagian' : 'Berjalan',
    selesai: usai && !batal ? TOTAL - 3 : selesai,
    gagalJumlah: usai && !batal ? 3 : 0,
    total: ukuran ? TOTAL : null,
    pesan: batal ? `${selesai} dokumen yang sudah terbit tetap berlaku.` : null,
    hasil: usai && !batal ? HASIL : [],
    bolehBatal: true,
  }
}

export function Bagian() {
  const [jalan, setJalan] = useState<Jalan | null>(null)
  const [catatan, setCatatan] = useState('belum ada')
  const maju = jalan !== null && !jalan.batal && jalan.selesai < TOTAL && jalan.ukuran
  useEffect(() => {
    if (!maju) return
    const detak = setInterval(() => setJalan((kini) => kini && { ...kini, selesai: kini.selesai + LANGKAH }), TIAP_MS)
    return () => clearInterval(detak)
  }, [maju])
  const mulai = (ukuran: boolean) => setJalan({ selesai: 0, batal: false, ukuran })
  return (
    <>
      <Group>
        <Button onClick={() => mulai(true)}>Cetak 1.200</Button>
        <Button variant="default" onClick={() => mulai(false)}>
          Cetak tanpa jumlah
        </Button>
      </Group>
      <Text mt="sm">Terakhir: {catatan}</Text>
      {jalan !== null && (
        <PekerjaanDialog
          pekerjaan={tampil(jalan)}
          onUnduh={({ nama }) => setCatatan(`unduh ${nama}`)}
          onBatal={() => setJalan({ ...jalan, batal: true })}
          onTutup={() => {
            setCatatan(tampil(jalan).berjalan ? 'di belakang' : 'ditutup')
            setJalan(null)
          }}
        />
      )}
    </>
  )
}
