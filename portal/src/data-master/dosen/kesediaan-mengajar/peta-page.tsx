import { Card, Group, Text } from '@mantine/core'
import type { PetaKesediaan } from '@sivitas/contract/data-master/dosen/kesediaan-mengajar'
import { formatAngka } from '@sivitas/rules/platform/angka'
import { labelPeriode } from '@sivitas/rules/platform/periode'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { api } from '../../../api'
import { usePeriode } from '../../../auth/operator'
import { Kosong } from '../../../kit/feedback/kosong'
import { Muatan } from '../../../kit/feedback/muatan'
import { PageHead } from '../../../kit/page/page-head'
import { PilihPeriode } from '../../../shared/pickers/pilih-periode'
import { PilihProdi } from '../../../shared/pickers/pilih-prodi'
import { listAddress } from '../../../kit/table/list-memory'
import { IsiSlot } from './isi-slot'
import { barisSlot } from './slot'
import classes from './slot.module.css'

/** 'Berapa dosen tersedia per slot': how many offer each hour, the more the deeper its tint. */
export function PetaPage() {
  const [params, setParams] = useSearchParams()
  const kerja = usePeriode().id
  const periode = Number(params.get('periode')) || kerja
  const prodi = params.get('prodi')
  const ubah = (nama: string, nilai: string | null) => {
    const baru = new URLSearchParams(params)
    if (nilai === null) baru.delete(nama)
    else baru.set(nama, nilai)
    setParams(baru, { preventScrollReset: true })
  }
  const query = useQuery({
    ...api.dataMaster.kesediaanMengajar.peta.queryOptions({ input: { periode, ...(prodi && { prodi: [prodi] }) } }),
    placeholderData: keepPreviousData,
  })
  return (
    <>
      <PageHead
        title="Peta Ketersediaan"
        trail="Peta ketersediaan"
        secondary={{ label: 'Kembali ke daftar', to: listAddress('/data-master/dosen/kesediaan-mengajar') }}
        more={[{ label: 'Cetak', onClick: () => window.print() }]}
      />
      <Card mt="sm">
        <Group gap="sm" mb="md" align="end" data-cetak="sembunyi">
          <PilihPeriode value={periode} onChange={(id) => ubah('periode', String(id))} />
          <PilihProdi label="Program studi" placeholder="Semua" value={prodi} onChange={(id) => ubah('prodi', id)} />
        </Group>
        <Muatan query={query} baris={10}>
          {({ data }) => <Peta peta={data} periode={periode} />}
        </Muatan>
      </Card>
    </>
  )
}

const tingkat = (bersedia: number, terbanyak: number) => (bersedia === 0 ? 0 : Math.max(1, Math.ceil((4 * bersedia) / terbanyak)))

function Peta({ peta: { jumlahDosen, sesi, slot }, periode }: { peta: PetaKesediaan; periode: number }) {
  const baris = useMemo(() => barisSlot(sesi), [sesi])
  const terbanyak = Math.max(1, ...Object.values(slot).map(({ bersedia }) => bersedia))
  if (jumlahDosen === 0) return <Kosong jenis="belumAda" petunjuk="Belum ada dosen yang mengirim kesediaan pada periode ini." />
  return (
    <>
      <Text mb="xs">{`${formatAngka(jumlahDosen)} dosen sudah mengirim untuk ${labelPeriode(periode)}. Angka pertama bersedia, angka dalam kurung bila perlu.`}</Text>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by the keyboard */}
      <section className={classes.wadah} aria-label="Peta ketersediaan" tabIndex={0}>
        <table className={classes.grid} aria-label="Dosen tersedia tiap slot">
          <IsiSlot
            baris={baris}
            sel={(satu) => {
              const { bersedia = 0, bilaPerlu = 0 } = slot[satu] ?? {}
              return (
                <td className={classes.peta} data-tingkat={tingkat(bersedia, terbanyak)}>
                  {`${bersedia} (${bilaPerlu})`}
                </td>
              )
            }}
          />
        </table>
      </section>
    </>
  )
}
