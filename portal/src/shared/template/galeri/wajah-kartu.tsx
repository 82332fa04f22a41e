import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../api'
import { GambarLapisan } from '../kartu/gambar-lapisan'
import { KARTU } from '../kartu/ukuran-kartu'
import type { TemplateRow } from '../kata'
import classes from './galeri.module.css'

/** The front of a design, drawn small. It is decoration: the card beside it says the same in words. */
export function WajahKartu({ id }: Pick<TemplateRow, 'id'>) {
  const { data } = useQuery(api.pengaturan.template.get.queryOptions({ input: { id }, staleTime: 60_000, meta: { senyap: true } }))
  const isi = data?.data.isi
  if (isi?.bentuk !== 'kartu') return <Skeleton className={classes.wajah} animate={data === undefined} />
  return (
    <svg viewBox={`0 0 ${KARTU.lebar} ${KARTU.tinggi}`} className={classes.wajah} aria-hidden>
      <rect width={KARTU.lebar} height={KARTU.tinggi} className={classes.dasar} />
      {isi.depan.map((lapisan, n) => (
        // oxlint-disable-next-line react/no-array-index-key -- layers have no name of their own
        <GambarLapisan key={n} lapisan={lapisan} />
      ))}
    </svg>
  )
}
