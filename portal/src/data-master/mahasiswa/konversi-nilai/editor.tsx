import { Alert, Anchor, Group, Stack } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { STATUS_KONVERSI, type BahanKonversi } from '@sivitas/contract/akademik/konversi-nilai'
import { useId, useState } from 'react'
import { Link } from 'react-router'
import { PenjagaPerubahan } from '../../../kit/form/penjaga-perubahan'
import { ApiError, pesanGalat } from '../../../kit/galat'
import { IconArrowLeft } from '../../../kit/icons'
import { useMay } from '../../../kit/izin/can'
import { PageHead } from '../../../kit/page/page-head'
import { StatusBadge } from '../../../kit/page/status-badge'
import { KEMBALI, listAddress } from '../../../kit/table/list-memory'
import { api } from '../../../api'
import { AsalPanel } from './asal-panel'
import { BatasBar } from './batas-bar'
import { ALAMAT, TONE_STATUS, type KonversiTampil } from './kata'
import { KepalaCard } from './kepala-card'
import { KurikulumPanel } from './kurikulum-panel'
import { pasang } from './padanan'
import { useTindakan } from './tindakan'
import { useKonversi } from './use-konversi'
import classes from './konversi.module.css'

const calls = api.akademik.konversiNilai
type EditorProps = { bahan: BahanKonversi; konversi: KonversiTampil | null }

/** Both sides of a conversion: subjects of origin at the left, courses here at the right, what they make together above. */
export function Editor({ bahan, konversi }: EditorProps) {
  const formulir = useId()
  const editor = useKonversi(bahan, konversi)
  const { padanan, setPadanan, hasil, kotor, simpan, ubahStatus } = editor
  const [terpilih, setTerpilih] = useState<ReadonlySet<number>>(new Set())
  const status = konversi?.status ?? 'draf'
  const boleh = useMay()(calls.update) && (status === 'draf' || status === 'diajukan') && bahan.mahasiswa.status !== 'L'
  const tindakan = useTindakan({ bahan, konversi, editor, boleh })
  useHotkeys([['mod+S', () => boleh && kotor && simpan.mutate()]], [])
  const pasangkan = (kunci: ReadonlySet<number>, idMakul: string | null) => {
    setPadanan((lama) => pasang(lama, kunci, idMakul))
    setTerpilih(new Set())
  }
  const { nama, nim, labelProdi } = bahan.mahasiswa
  return (
    <Stack gap="md">
      <PenjagaPerubahan id={formulir} nama="Konversi nilai" belumDisimpan={() => kotor} />
      <Anchor component={Link} to={listAddress(ALAMAT)} state={KEMBALI} data-cetak="sembunyi">
        <Group gap="xs" component="span">
          <IconArrowLeft size={14} aria-hidden />
          Konversi Nilai
        </Group>
      </Anchor>
      <PageHead
        title={nama}
        trail={nama}
        aside={
          <>
            <span className={classes.identitas}>{`${nim} · ${labelProdi}`}</span>
            <StatusBadge kode={status} nama={konversi ? STATUS_KONVERSI[status] : 'Baru'} tone={TONE_STATUS[status]} />
          </>
        }
        {...tindakan.tombol}
      />
      <GalatSimpan error={simpan.error ?? ubahStatus.error} />
      <KepalaCard bahan={bahan} konversi={konversi} editor={editor} boleh={boleh} />
      <BatasBar editor={editor} />
      <div className={classes.columns}>
        <AsalPanel editor={editor} boleh={boleh} terpilih={terpilih} onPilih={setTerpilih} onPasang={pasangkan} />
        <KurikulumPanel
          kurikulum={editor.makul}
          judul={editor.kepala.jenis === 'KURIKULUM' ? 'Kurikulum tujuan' : 'Kurikulum di sini'}
          terpakai={editor.kepala.jenis === 'KURIKULUM' ? 'Sudah lulus' : 'Konversi lain'}
          hasil={hasil}
          terpilih={terpilih}
          boleh={boleh}
          onPasang={pasangkan}
          onSks={(idMakul, sks) => setPadanan((lama) => ({ ...lama, sks: { ...lama.sks, [idMakul]: sks } }))}
        />
      </div>
      {padanan.asal.length > 0 && konversi === null && (
        <Alert color="abu">Konversi ini belum disimpan. Tekan Simpan draf atau Ctrl+S.</Alert>
      )}
      {tindakan.dialog}
    </Stack>
  )
}

/** Why a save was refused: the rule first, then every row that it names. */
function GalatSimpan({ error }: { error: unknown }) {
  if (error === null || error === undefined) return null
  const rinci = error instanceof ApiError ? [...new Set(error.errors.map(({ message }) => message))] : []
  return (
    <Alert color="bahaya" role="alert" title={pesanGalat(error)}>
      {rinci.length > 1 && (
        <ul>
          {rinci.map((satu) => (
            <li key={satu}>{satu}</li>
          ))}
        </ul>
      )}
    </Alert>
  )
}
