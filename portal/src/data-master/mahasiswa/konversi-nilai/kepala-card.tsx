import { Card, SimpleGrid, Text } from '@mantine/core'
import {
  bawaanLuar,
  JENIS_KEGIATAN_MBKM,
  JENIS_KONVERSI,
  type JenisKegiatanMbkm,
  type JenisKonversi,
} from '@sivitas/contract/akademik/konversi-jenis'
import type { BahanKonversi } from '@sivitas/contract/akademik/konversi-nilai'
import { labelPeriode } from '@sivitas/rules/platform/periode'
import { formatTanggal } from '@sivitas/rules/platform/tanggal'
import { usePeriode } from '../../../auth/operator'
import { useKonfirmasi } from '../../../kit/feedback/konfirmasi'
import { PilihInput } from '../../../kit/form/inputs/pilih-input'
import { PilihJauhInput } from '../../../kit/form/inputs/pilih-jauh-input'
import { TeksInput } from '../../../kit/form/inputs/teks-input'
import { ApiError } from '../../../kit/galat'
import { KeyValues } from '../../../kit/page/key-values'
import { usePilihanPeriode } from '../../../shared/pickers/pilih-periode'
import { sumberProdiAsal, sumberPtAsal } from '../data-mahasiswa/isian/sumber-luar'
import type { KonversiTampil } from './kata'
import { pilihanTujuan, type Kepala } from './kepala'
import type { Konversi } from './use-konversi'

type KepalaCardProps = { bahan: BahanKonversi; konversi: KonversiTampil | null; editor: Konversi; boleh: boolean }

const JENIS = Object.entries(JENIS_KONVERSI).map(([value, label]) => ({ value: value as JenisKonversi, label }))
const KEGIATAN = Object.entries(JENIS_KEGIATAN_MBKM).map(([value, label]) => ({ value: value as JenisKegiatanMbkm, label }))
const kini = (id: string | null, label: string | null) => (id !== null && label !== null ? { value: id, label } : undefined)

/** Kind and origin; of an approved conversion with its SK, to be read. */
export function KepalaCard(props: KepalaCardProps) {
  return props.boleh ? <KepalaIsian {...props} /> : <KepalaBaca {...props} />
}

function KepalaBaca({ bahan: { mahasiswa }, konversi, editor: { kepala } }: KepalaCardProps) {
  const asal = konversi ?? mahasiswa
  const sk = konversi?.nomorSk
    ? [konversi.nomorSk, konversi.tanggalSk && formatTanggal(konversi.tanggalSk)].filter(Boolean).join(', ')
    : null
  const { jenis, jenisKegiatan, mitra, judulKegiatan, periode } = kepala
  const dariMana = {
    KURIKULUM: [{ label: 'Kurikulum tujuan', value: konversi?.namaKurikulum ?? null }],
    MBKM: [
      { label: 'Jenis kegiatan', value: jenisKegiatan && JENIS_KEGIATAN_MBKM[jenisKegiatan] },
      { label: 'Mitra', value: mitra },
      { label: 'Judul kegiatan', value: judulKegiatan },
      { label: 'Periode kegiatan', value: periode && labelPeriode(periode) },
    ],
    luar: [
      { label: 'Perguruan tinggi asal', value: asal.namaPtAsal },
      { label: 'Program studi asal', value: asal.namaProdiAsal },
    ],
  }
  return (
    <Card padding="sm">
      <KeyValues
        facts={[
          { label: 'Jenis', value: JENIS_KONVERSI[jenis] },
          { label: 'Jenis daftar', value: mahasiswa.namaJenisDaftar },
          ...(jenis === 'KURIKULUM' || jenis === 'MBKM' ? dariMana[jenis] : dariMana.luar),
          { label: 'SK konversi', value: sk },
        ]}
      />
    </Card>
  )
}

/** What the server refused of the head, by field, until the field is changed. */
function galatIsian({ simpan, ubahStatus, kepala }: Konversi): (field: keyof Kepala) => string | undefined {
  const { error, context } = simpan.error ? simpan : ubahStatus
  if (!(error instanceof ApiError)) return () => undefined
  return (field) => (context?.kepala[field] === kepala[field] ? error.errors.find((satu) => satu.field === field)?.message : undefined)
}

/** Asks before a change takes away what is matched: another kind or curriculum has another origin. */
function useGanti({ padanan, kepala, mulaiUlang }: Konversi) {
  const tanya = useKonfirmasi()
  return async (baru: Partial<Kepala>) => {
    const isi = { ...kepala, ...baru }
    const hilang = padanan.asal.some(({ idMakul, idMakulAsal }) => idMakul !== null || !idMakulAsal)
    const tetap = bawaanLuar(isi.jenis) && bawaanLuar(kepala.jenis)
    if (
      tetap ||
      !hilang ||
      (await tanya({ pesan: 'Ganti dan mulai dari awal?', akibat: ['Mata kuliah asal dan pasangannya dikosongkan.'], setuju: 'Ganti' }))
    )
      mulaiUlang(isi)
  }
}

function KepalaIsian({ bahan, konversi, editor }: KepalaCardProps) {
  const { mahasiswa } = bahan
  const { jenis } = editor.kepala
  const ganti = useGanti(editor)
  const galat = galatIsian(editor)
  // A draft stays what it was begun as; transfer and RPL differ in name only.
  const pilihan = JENIS.filter(({ value }) => konversi === null || value === jenis || (bawaanLuar(value) && bawaanLuar(jenis)))
  return (
    <Card padding="sm" component="section" aria-label="Asal konversi">
      <SimpleGrid cols={{ base: 1, sm: 3 }} spacing="sm">
        <PilihInput
          label="Jenis"
          required
          pilihan={pilihan}
          disabled={pilihan.length === 1}
          value={jenis}
          error={galat('jenis')}
          onChange={(baru) => baru !== null && void ganti({ jenis: baru })}
        />
        {jenis === 'KURIKULUM' && (
          <PilihInput
            label="Kurikulum tujuan"
            required
            pilihan={pilihanTujuan(bahan, konversi?.idKurikulum).map(({ id, nama }) => ({ value: id, label: nama }))}
            value={editor.kepala.idKurikulum}
            error={galat('idKurikulum')}
            onChange={(idKurikulum) => void ganti({ idKurikulum })}
          />
        )}
        {jenis === 'MBKM' && <KegiatanIsian editor={editor} galat={galat} />}
        {bawaanLuar(jenis) && <AsalIsian bahan={bahan} konversi={konversi} editor={editor} galat={galat} />}
      </SimpleGrid>
      <Text c="dimmed" size="sm" mt={6}>
        {jenis === 'KURIKULUM' && pilihanTujuan(bahan).length === 0
          ? `Program studi ini belum memiliki kurikulum aktif selain ${bahan.pilihanKurikulum[0]?.nama ?? 'kurikulum mahasiswa'}.`
          : `Jenis daftar mahasiswa: ${mahasiswa.namaJenisDaftar}`}
      </Text>
    </Card>
  )
}

type BagianProps = { editor: Konversi; galat: (field: keyof Kepala) => string | undefined }

function AsalIsian({
  bahan: { mahasiswa },
  konversi,
  editor: { kepala, setKepala },
  galat,
}: BagianProps & Pick<KepalaCardProps, 'bahan' | 'konversi'>) {
  const asal = konversi ?? mahasiswa
  return (
    <>
      <PilihJauhInput
        label="Perguruan tinggi asal"
        required={kepala.jenis === 'TRANSFER'}
        sumber={sumberPtAsal(kini(asal.idPtAsal, asal.namaPtAsal))}
        value={kepala.idPtAsal}
        error={galat('idPtAsal')}
        onChange={(idPtAsal) => setKepala((lama) => ({ ...lama, idPtAsal, idProdiAsal: null }))}
      />
      <PilihJauhInput
        label="Program studi asal"
        sumber={sumberProdiAsal(kepala.idPtAsal, kini(asal.idProdiAsal, asal.namaProdiAsal))}
        disabled={kepala.idPtAsal === null}
        value={kepala.idProdiAsal}
        onChange={(idProdiAsal) => setKepala((lama) => ({ ...lama, idProdiAsal }))}
      />
    </>
  )
}

function KegiatanIsian({ editor: { kepala, setKepala }, galat }: BagianProps) {
  const periode = usePilihanPeriode(usePeriode().id)
  return (
    <>
      <PilihInput
        label="Jenis kegiatan"
        required
        pilihan={KEGIATAN}
        value={kepala.jenisKegiatan}
        error={galat('jenisKegiatan')}
        onChange={(jenisKegiatan) => setKepala((lama) => ({ ...lama, jenisKegiatan }))}
      />
      <PilihInput
        label="Periode kegiatan"
        required
        pilihan={periode}
        value={kepala.periode}
        error={galat('periode')}
        onChange={(id) => setKepala((lama) => ({ ...lama, periode: id }))}
      />
      <TeksInput
        label="Mitra"
        required
        maks={150}
        value={kepala.mitra ?? ''}
        error={galat('mitra')}
        onChange={(mitra) => setKepala((lama) => ({ ...lama, mitra }))}
      />
      <TeksInput
        label="Judul kegiatan"
        required
        maks={500}
        value={kepala.judulKegiatan ?? ''}
        error={galat('judulKegiatan')}
        onChange={(judulKegiatan) => setKepala((lama) => ({ ...lama, judulKegiatan }))}
      />
    </>
  )
}
