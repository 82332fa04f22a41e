import { ActionIcon, Card, Text, Title } from '@mantine/core'
import { Link } from 'react-router'
import { IconHistory, IconPin, IconPinnedOff } from '../../kit/icons'
import { usePintasan, type Pintasan } from '../pintasan-context'
import classes from './dashboard.module.css'

/** Pages shown beside the pins. */
const TERAKHIR = 8

function Baris({ satu, onLepas }: { satu: Pintasan; onLepas?: () => void }) {
  return (
    <li className={classes['pintasan']}>
      <Link to={satu.path} className={classes['pintasanLink']}>
        {onLepas ? <IconPin size={16} aria-hidden /> : <IconHistory size={16} aria-hidden />}
        <span>
          <span className={classes['pintasanNama']}>{satu.label}</span>
          <span className={classes['pintasanTempat']}>{satu.tempat}</span>
        </span>
      </Link>
      {onLepas && (
        <ActionIcon aria-label={`Lepas sematan ${satu.label}`} onClick={onLepas}>
          <IconPinnedOff size={14} aria-hidden />
        </ActionIcon>
      )}
    </li>
  )
}

/** Pins and the pages opened last. */
export function PintasanPart() {
  const { sematan, terakhir, lepas } = usePintasan()
  const kosong = sematan.length === 0 && terakhir.length === 0
  return (
    <Card component="section" aria-label="Pintasan" h="100%">
      <Title order={2} mb="sm">
        Pintasan
      </Title>
      {kosong && (
        <Text c="dimmed" py="md">
          Halaman yang Anda sematkan dan yang terakhir Anda buka muncul di sini. Sematkan halaman dari menu samping.
        </Text>
      )}
      <ul className={classes['daftar']}>
        {sematan.map((satu) => (
          <Baris key={satu.path} satu={satu} onLepas={() => lepas(satu.path)} />
        ))}
        {terakhir.slice(0, TERAKHIR).map((satu) => (
          <Baris key={satu.path} satu={satu} />
        ))}
      </ul>
    </Card>
  )
}
