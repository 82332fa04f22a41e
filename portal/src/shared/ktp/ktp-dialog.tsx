import { Alert, Button, Checkbox, Group, Modal, Progress, Stack, Text } from '@mantine/core'
import type { BacaanKtp } from '@sivitas/rules/data-master/ktp/ktp'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState, type ReactNode } from 'react'
import { api } from '../../api'
import { useIkatanFormulir } from '../../kit/form/formulir-context'
import { toast } from '../../kit/feedback/toast'
import { pesanGalat } from '../../kit/galat'
import { FactTable } from '../../kit/page/fact-table'
import { useKode } from '../pickers/sumber-kode'
import { barisKtp, type BarisKtp, type NamaIsian } from './baris-ktp'

type Keadaan = { tahap: 'membaca'; persen: number } | { tahap: 'gagal'; pesan: string } | { tahap: 'terbaca'; bacaan: BacaanKtp }

/** Reads a photo once; the reader of text is fetched with the first. */
function useBacaan(foto: File): Keadaan {
  const [keadaan, setKeadaan] = useState<Keadaan>({ tahap: 'membaca', persen: 0 })
  useEffect(() => {
    const batal = new AbortController()
    const baca = async () => {
      setKeadaan({ tahap: 'membaca', persen: 0 })
      const { bacaKtp } = await import('./baca-ktp')
      const onProgres = (persen: number) => !batal.signal.aborted && setKeadaan({ tahap: 'membaca', persen })
      const bacaan = await bacaKtp(foto, { signal: batal.signal, onProgres })
      if (!batal.signal.aborted) setKeadaan({ tahap: 'terbaca', bacaan })
    }
    baca().catch((error: unknown) => {
      if (!batal.signal.aborted) setKeadaan({ tahap: 'gagal', pesan: pesanGalat(error) })
    })
    return () => batal.abort()
  }, [foto])
  return keadaan
}

type KtpDialogProps = { foto: File; onTutup: () => void; onLain: () => void }

/** What a photo says, to be confirmed field by field. */
export function KtpDialog({ foto, onTutup, onLain }: KtpDialogProps) {
  const keadaan = useBacaan(foto)
  const lain = (
    <Button variant="default" onClick={onLain}>
      Pilih foto lain
    </Button>
  )
  return (
    <Modal opened onClose={onTutup} title="Isi dari foto KTP" size="lg">
      {keadaan.tahap === 'membaca' && (
        <Stack gap="sm">
          <Text role="status">Membaca tulisan pada foto</Text>
          <Progress value={keadaan.persen} aria-label="Membaca foto KTP" />
          <Group justify="flex-end">
            <Button variant="default" onClick={onTutup}>
              Batal
            </Button>
          </Group>
        </Stack>
      )}
      {keadaan.tahap === 'gagal' && (
        <Stack gap="sm">
          <Alert color="bahaya" role="alert">
            {keadaan.pesan}
          </Alert>
          <Group justify="flex-end">{lain}</Group>
        </Stack>
      )}
      {keadaan.tahap === 'terbaca' && <Periksa bacaan={keadaan.bacaan} lain={lain} onTutup={onTutup} />}
    </Modal>
  )
}

function useBaris(bacaan: BacaanKtp): { baris: BarisKtp[]; siap: boolean } {
  const { schema, form } = useIkatanFormulir()
  const agama = useKode('agama')
  const nama = bacaan.kecamatan ?? ''
  const wilayah = useQuery({
    ...api.dataMaster.luarRef.wilayah.queryOptions({ input: { level: 3, nama } }),
    enabled: nama.length > 1,
    retry: false,
    meta: { senyap: true },
  })
  const baris = barisKtp({
    bacaan,
    wilayah: wilayah.data?.data ?? [],
    namaAgama: (kode) => agama.find(({ value }) => value === kode)?.label ?? kode,
    ada: (name) => name in schema.shape,
    kini: (name) => form.getValues(name) as unknown,
  })
  return { baris, siap: !wilayah.isLoading }
}

type PeriksaProps = { bacaan: BacaanKtp; lain: ReactNode; onTutup: () => void }

function Periksa({ bacaan, lain, onTutup }: PeriksaProps) {
  const { form } = useIkatanFormulir()
  const { baris, siap } = useBaris(bacaan)
  const [ubah, setUbah] = useState<Readonly<Partial<Record<NamaIsian, boolean>>>>({})
  const dipilih = baris.filter(({ name, nilai, pilih }) => nilai !== null && (ubah[name] ?? pilih))
  const isi = () => {
    for (const { name, nilai } of dipilih)
      form.setValue(name, nilai, { shouldDirty: true, shouldTouch: true, shouldValidate: form.formState.isSubmitted })
    form.clearErrors(dipilih.map(({ name }) => name))
    toast.berhasil(`${dipilih.length} isian terisi dari KTP. Periksa kembali sebelum menyimpan.`)
    onTutup()
  }
  const kolom = [
    {
      id: 'pilih',
      title: 'Isikan',
      cell: ({ name, label, nilai, pilih }: BarisKtp) => (
        <Checkbox
          aria-label={`Isikan ${label}`}
          disabled={nilai === null}
          checked={nilai !== null && (ubah[name] ?? pilih)}
          onChange={(event) => setUbah({ ...ubah, [name]: event.currentTarget.checked })}
        />
      ),
    },
    { id: 'isian', title: 'Isian', cell: ({ label }: BarisKtp) => label },
    {
      id: 'terbaca',
      title: 'Terbaca pada KTP',
      cell: ({ tampil, catatan }: BarisKtp) => (
        <>
          {tampil}
          {catatan !== null && (
            <Text size="xs" c="dimmed">
              {catatan}
            </Text>
          )}
        </>
      ),
    },
  ]
  return (
    <Stack gap="sm">
      <Text>Cocokkan dengan KTP. Hilangkan centang pada yang salah terbaca, lalu ketik sendiri pada formulir.</Text>
      <FactTable label="Terbaca dari KTP" columns={kolom} rows={baris} keyOf={({ name }) => name} />
      <Group justify="flex-end" gap="sm">
        {lain}
        <Button disabled={dipilih.length === 0} loading={!siap} onClick={isi}>{`Isi ${dipilih.length} isian`}</Button>
      </Group>
    </Stack>
  )
}
