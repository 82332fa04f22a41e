import { Text, UnstyledButton } from '@mantine/core'
import { useQueries } from '@tanstack/react-query'
import { api } from '../../../../api'
import { Memuat } from '../../../../kit/feedback/memuat'
import classes from './kampus-ruang.module.css'

type Pilihan = { kampus?: string; gedung?: string; lantai?: number }
type PohonTempatProps = { dipilih: Pilihan; onPilih: (tempat: Pilihan) => void }
type ButirProps = { label: string; keterangan?: string; aktif: boolean; onPilih: () => void }

function Butir({ label, keterangan, aktif, onPilih }: ButirProps) {
  return (
    <UnstyledButton className={classes.butir} aria-pressed={aktif} onClick={onPilih}>
      {label}
      {keterangan && (
        <Text component="span" size="xs" c="dimmed">
          {keterangan}
        </Text>
      )}
    </UnstyledButton>
  )
}

/** Kampus > gedung > lantai: choosing one shows its rooms. */
export function PohonTempat({ dipilih, onPilih }: PohonTempatProps) {
  const [kampus, gedung] = useQueries({
    queries: [
      api.dataMaster.kampus.list.queryOptions({ input: { itemsPerPage: 200 } }),
      api.dataMaster.gedung.list.queryOptions({ input: { itemsPerPage: 1000, order: { kode: 'asc' } } }),
    ],
  })
  if (!kampus.data || !gedung.data) return <Memuat />
  const rows = gedung.data.data
  return (
    <nav aria-label="Kampus, gedung, dan lantai" className={classes.pohon}>
      <Butir label="Semua kampus" aktif={!dipilih.kampus && !dipilih.gedung} onPilih={() => onPilih({})} />
      <ul>
        {kampus.data.data.map(({ id, nama }) => (
          <li key={id}>
            <Butir label={nama} aktif={dipilih.kampus === id} onPilih={() => onPilih({ kampus: id })} />
            <ul>
              {rows
                .filter(({ idKampus }) => idKampus === id)
                .map((one) => (
                  <li key={one.id}>
                    <Butir
                      label={one.nama}
                      keterangan={`${one.jumlahRuang} ruang`}
                      aktif={dipilih.gedung === one.id && dipilih.lantai === undefined}
                      onPilih={() => onPilih({ gedung: one.id })}
                    />
                    {dipilih.gedung === one.id && one.jumlahLantai !== null && (
                      <ul>
                        {Array.from({ length: one.jumlahLantai }, (_, at) => at + 1).map((lantai) => (
                          <li key={lantai}>
                            <Butir
                              label={`Lantai ${lantai}`}
                              aktif={dipilih.lantai === lantai}
                              onPilih={() => onPilih({ gedung: one.id, lantai })}
                            />
                          </li>
                        ))}
                      </ul>
                    )}
                  </li>
                ))}
            </ul>
          </li>
        ))}
      </ul>
    </nav>
  )
}
