import { tambahHari } from '@sivitas/rules/platform/tanggal-sah'
import { Table, Text } from '@mantine/core'
import classes from './kampus-ruang.module.css'

const HARI = ['Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat', 'Sabtu', 'Minggu']
/** Hours that a college works in; what lies outside of them shows as soon as something does. */
const DARI = 7
const SAMPAI = 21

const pakaiOf = (menit: number) => (menit === 0 ? undefined : menit >= 60 ? 'penuh' : 'sebagian')

/** The heat map of a room's week: each hour with the minutes in use, in words for whoever does not see colours. */
export function PetaPakai({ mulai, menit }: { mulai: string; menit: readonly (readonly number[])[] }) {
  const used = menit.flatMap((day) => day.flatMap((minutes, hour) => (minutes > 0 ? [hour] : [])))
  const first = Math.min(DARI, ...used)
  const last = Math.max(SAMPAI, ...used.map((hour) => hour + 1))
  const hours = Array.from({ length: last - first }, (_, at) => first + at)
  const total = menit.flat().reduce((sum, minutes) => sum + minutes, 0)
  return (
    <div>
      <Table.ScrollContainer minWidth={460}>
        <table className={classes.peta}>
          <caption className="hanya-pembaca">Menit terpakai per hari dan jam</caption>
          <thead>
            <tr>
              <th scope="col">Hari</th>
              {hours.map((hour) => (
                <th key={hour} scope="col">
                  {String(hour).padStart(2, '0')}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {menit.map((day, at) => (
              <tr key={tambahHari(mulai, at)}>
                <th scope="row">{HARI[at]}</th>
                {hours.map((hour) => (
                  <td key={hour} data-pakai={pakaiOf(day[hour] ?? 0)}>
                    {(day[hour] ?? 0) > 0 ? day[hour] : ''}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Table.ScrollContainer>
      <Text c="dimmed" size="xs">
        {total === 0
          ? 'Tidak dipakai pada pekan ini.'
          : `Terpakai ${Math.round(total / 60)} jam pada pekan ini. Angka di kotak adalah menit terpakai.`}
      </Text>
    </div>
  )
}
