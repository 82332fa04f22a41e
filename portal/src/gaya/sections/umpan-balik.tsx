import { Button, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { ApiError, NetworkError, TimeoutError } from '../../kit/galat'
import { useTerhubung } from '../../kit/feedback/jaringan'
import { useKonfirmasi } from '../../kit/feedback/konfirmasi'
import type { Pertanyaan } from '../../kit/feedback/pertanyaan'
import { Kosong } from '../../kit/feedback/kosong'
import { Kerangka } from '../../kit/feedback/memuat'
import { MuatGagalCard } from '../../kit/feedback/muat-gagal-card'
import { permintaanGagal } from '../../kit/feedback/permintaan-gagal'
import { snackbar } from '../../kit/feedback/snackbar'
import { toast } from '../../kit/feedback/toast'

/** A request that fails as often as told and then succeeds, for the retry of the style page. */
function permintaanYangGagal(kali: number, selesai: () => void) {
  let sisa = kali
  return async () => {
    sisa -= 1
    if (sisa >= 0) throw new NetworkError()
    selesai()
  }
}

export function Bagian() {
  const konfirmasi = useKonfirmasi()
  const terhubung = useTerhubung()
  const [jawaban, setJawaban] = useState('belum ada')
  const [dimuat, setDimuat] = useState(0)
  const tanya = async (pertanyaan: Pertanyaan) => setJawaban((await konfirmasi(pertanyaan)) ? 'ya' : 'tidak')
  const gagalkan = (nama: string, kali: number) =>
    permintaanGagal.catat({ actionName: nama, ulangi: permintaanYangGagal(kali, () => setDimuat((n) => n + 1)) })

  return (
    <Stack gap="lg">
      <Group gap="sm">
        <Button variant="default" onClick={() => toast.berhasil('Data berhasil diubah')}>
          Toast berhasil
        </Button>
        <Button
          variant="default"
          onClick={() => toast.berhasil('Data berhasil dihapus', { urungkan: () => toast.berhasil('Penghapusan diurungkan') })}
        >
          Toast dengan urungkan
        </Button>
        <Button variant="default" onClick={() => toast.gagal('Nama fakultas sudah dipakai.')}>
          Toast gagal
        </Button>
        <Button variant="default" onClick={() => snackbar.tampil()}>
          Snackbar bawaan
        </Button>
        <Button variant="default" onClick={() => snackbar.tampil({ teks: 'Versi baru tersedia', tombol: 'Muat Ulang', lekat: true })}>
          Snackbar lekat
        </Button>
        <Button variant="default" onClick={() => gagalkan('dosen.list', 0)}>
          Permintaan gagal
        </Button>
        <Button variant="default" onClick={() => gagalkan('prodi.list', 1)}>
          Permintaan gagal dua kali
        </Button>
      </Group>
      <Text>
        Dimuat ulang: {dimuat}. Jaringan: {terhubung ? 'tersambung' : 'terputus'}.
      </Text>
      <Group gap="sm">
        <Button
          color="bahaya"
          onClick={() =>
            void tanya({ pesan: 'Hapus Dosen A?', akibat: ['3 kelas kehilangan pengampu', '12 bimbingan menjadi tanpa pembimbing'] })
          }
        >
          Hapus satu
        </Button>
        <Button color="bahaya" onClick={() => void tanya({ pesan: 'Hapus 1.234 mahasiswa terpilih?', jumlah: 1234 })}>
          Hapus banyak
        </Button>
        <Button variant="default" onClick={() => void tanya({ pesan: 'Terbitkan pengumuman ini?', setuju: 'Terbitkan', aman: true })}>
          Terbitkan
        </Button>
        <Text>Jawaban: {jawaban}</Text>
      </Group>
      <Group grow align="stretch">
        <MuatGagalCard error={new NetworkError()} onMuatUlang={() => setDimuat((n) => n + 1)} />
        <MuatGagalCard error={new TimeoutError()} onMuatUlang={() => setDimuat((n) => n + 1)} />
        <MuatGagalCard
          error={new ApiError({ status: 500, type: 'galat_server', message: 'Galat', requestId: '01JD-7K2' })}
          onMuatUlang={() => setDimuat((n) => n + 1)}
        />
      </Group>
      <Group grow align="start">
        <Kosong jenis="belumAda" petunjuk="Tambahkan konsentrasi pertama untuk program studi ini.">
          <Button>Tambah</Button>
        </Kosong>
        <Kosong jenis="tidakDitemukan" petunjuk="Ubah kata kunci atau lepaskan saringan.">
          <Button variant="default">Atur ulang</Button>
        </Kosong>
        <Kerangka baris={4} />
      </Group>
    </Stack>
  )
}
