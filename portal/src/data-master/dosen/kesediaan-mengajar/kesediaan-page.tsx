import { Alert } from '@mantine/core'
import { KesediaanInput, STATUS_KESEDIAAN } from '@sivitas/contract/data-master/dosen/kesediaan-mengajar'
import { formatAngka } from '@sivitas/rules/platform/angka'
import { labelPeriode } from '@sivitas/rules/platform/periode'
import { kesediaanCukup } from '@sivitas/rules/data-master/mengajar'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router'
import { z } from 'zod'
import { optionalText } from '@sivitas/contract/kit/fields'
import { api } from '../../../api'
import { useOperator, usePeriode } from '../../../auth/operator'
import { fresh, Muatan } from '../../../kit/feedback/muatan'
import { fields } from '../../../kit/form/fields'
import type { IsianProps } from '../../../kit/form/inputs/isian'
import { useFormulir } from '../../../kit/form/use-formulir'
import { useMay } from '../../../kit/izin/can'
import { FormCard, FormPage, FormWide } from '../../../kit/page/form-page'
import { StatusBadge } from '../../../kit/page/status-badge'
import { listAddress } from '../../../kit/table/list-memory'
import { sumberKampus } from '../../../shared/pickers/sumber-unit'
import { GridInput, type Grid } from './grid-input'
import type { LembarKesediaan } from './jawaban'
import { MakulInput } from './makul-input'
import { NADA } from './nada'

const LIST = '/data-master/dosen/kesediaan-mengajar'
const Isian = KesediaanInput.omit({ periode: true }).extend({
  kirim: z.boolean().meta({ title: 'Kirim setelah disimpan' }),
  alasan: optionalText(300).meta({ title: 'Alasan mengubah yang sudah dikunci' }),
})
const field = fields(Isian)

/** What one lecturer offers in a period; the operator fills in or corrects it for him. */
export function KesediaanPage() {
  const { id: idDosen = '' } = useParams()
  const [params] = useSearchParams()
  const kerja = usePeriode().id
  const periode = Number(params.get('periode')) || kerja
  const query = useQuery({
    ...api.dataMaster.kesediaanMengajar.get.queryOptions({ input: { idDosen, periode } }),
    refetchOnMount: 'always',
  })
  return <Muatan query={fresh(query)}>{({ data }) => <Lembar key={`${data.idDosen}-${data.versi}`} isi={data} />}</Muatan>
}

function Lembar({ isi }: { isi: LembarKesediaan }) {
  const navigate = useNavigate()
  const client = useQueryClient()
  const boleh = useMay()(api.dataMaster.kesediaanMengajar.update)
  const supervisor = useOperator().jenisOperator === 'Supervisor'
  const dikunci = isi.status === 'dikunci'
  const { idDosen, periode, versi, sesi, idProdi } = isi
  const form = useFormulir({
    schema: Isian,
    nama: `Kesediaan mengajar ${isi.namaLengkap}`,
    values: { ...isi, catatan: isi.catatan ?? '', kirim: isi.status === 'dikirim', alasan: '' },
    pesan: 'Kesediaan mengajar disimpan',
    terkunci: !boleh || (dikunci && !supervisor),
    simpan: (nilai) => api.dataMaster.kesediaanMengajar.update.call({ ...nilai, idDosen, periode, versi }),
    berhasil: () => {
      void client.invalidateQueries({ queryKey: api.dataMaster.kesediaanMengajar.key() })
      void navigate(listAddress(LIST))
    },
  })
  const GridIsian = useMemo(() => (props: IsianProps<Grid>) => <GridInput {...props} sesi={sesi} />, [sesi])
  const MakulIsian = useMemo(
    () => (props: IsianProps<LembarKesediaan['makul']>) => <MakulInput {...props} prodi={idProdi} nama={isi.namaMakul} />,
    [idProdi, isi.namaMakul],
  )
  return (
    <FormPage
      title={isi.namaLengkap}
      trail={isi.namaLengkap}
      form={form}
      onCancel={() => void navigate(listAddress(LIST))}
      identity={
        <>
          <span>{[isi.nidn && `NIDN ${isi.nidn}`, isi.homebase, labelPeriode(periode)].filter(Boolean).join(' · ')}</span>
          <StatusBadge kode={isi.status} nama={STATUS_KESEDIAAN[isi.status]} tone={NADA[isi.status]} />
        </>
      }
    >
      {dikunci && (
        <Alert color="kuning">
          {supervisor
            ? 'Kesediaan ini sudah dikunci untuk penjadwalan. Sebagai Supervisor Anda dapat mengubahnya dengan alasan.'
            : 'Kesediaan ini sudah dikunci untuk penjadwalan. Minta Supervisor membukanya, atau sampaikan perubahan kepada penyusun jadwal.'}
        </Alert>
      )}
      <FormCard title="Jam mengajar">
        <FormWide>
          <field.Custom name="grid" as={GridIsian} label="Ketersediaan tiap sesi" />
          <Kecukupan isi={isi} />
        </FormWide>
      </FormCard>
      <FormCard title="Beban dan tempat">
        <field.Angka name="sksMinimal" desimal={1} />
        <field.Angka name="sksMaksimal" desimal={1} />
        <field.PilihJauhBanyak name="kampus" sumber={sumberKampus} />
        <field.Saklar name="daring" />
      </FormCard>
      <FormCard title="Mata kuliah dan catatan">
        <field.Custom name="makul" as={MakulIsian} />
        <field.TeksPanjang name="catatan" />
      </FormCard>
      <FormCard title="Pengiriman">{dikunci ? <field.Text name="alasan" /> : <field.Saklar name="kirim" />}</FormCard>
    </FormPage>
  )
}

/** Whether the painted hours are enough for the wished SKS (DM-R15), while they are painted. */
function Kecukupan({ isi }: { isi: LembarKesediaan }) {
  const grid = field.useNilai('grid') ?? {}
  const maksimal = field.useNilai('sksMaksimal')
  const menit = new Map(isi.sesi.map((satu) => [satu.id, satu.menit]))
  const bersedia = Object.entries(grid).reduce(
    (jumlah, [slot, nilai]) => jumlah + (nilai === 1 ? (menit.get(slot.split(':')[1] ?? '') ?? 0) : 0),
    0,
  )
  if (maksimal === null || maksimal === undefined)
    return <Alert color="abu" mt="sm">{`${formatAngka(bersedia)} menit bersedia. Isi SKS maksimal untuk memeriksa kecukupannya.`}</Alert>
  const { cukup, menitPerlu } = kesediaanCukup(bersedia, Number(maksimal))
  return (
    <Alert color={cukup ? 'hijau' : 'kuning'} mt="sm" role="status">
      {cukup
        ? `Cukup: ${formatAngka(bersedia)} menit bersedia dari ${formatAngka(menitPerlu)} menit yang diperlukan untuk ${formatAngka(Number(maksimal))} SKS.`
        : `Kurang: baru ${formatAngka(bersedia)} menit bersedia dari ${formatAngka(menitPerlu)} menit yang diperlukan untuk ${formatAngka(Number(maksimal))} SKS.`}
    </Alert>
  )
}
