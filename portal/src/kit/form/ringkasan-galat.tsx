import { Alert, Anchor, List, Text } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { IconAlertCircle } from '../icons'
import type { BarisRingkasan, Formulir } from './formulir'
import { idIsian } from './formulir-context'
import { judulRingkasan } from './ringkasan'

function Baris({ baris, idAwal }: { baris: BarisRingkasan; idAwal: string }) {
  const { name, label, message } = baris
  if (name === null)
    return (
      <Text inherit component="span">
        {message}
      </Text>
    )
  const id = idIsian(idAwal, name)
  return (
    <Anchor
      href={`#${id}`}
      inherit
      onClick={(event) => {
        event.preventDefault()
        const isian = document.getElementById(id)
        isian?.scrollIntoView({ block: 'center' })
        isian?.focus()
      }}
    >
      {label}: {message}
    </Anchor>
  )
}

/** What stands above a refused form: how many fields to mend, each a link to it. It takes the focus at every refusal. */
export function RingkasanGalat({ formulir }: { formulir: Pick<Formulir, 'ringkasan' | 'upayaGagal' | 'ikatan'> }) {
  const { ringkasan, upayaGagal, ikatan } = formulir
  const ref = useRef<HTMLDivElement>(null)
  const sudah = useRef(0)
  const ada = ringkasan.length > 0
  useEffect(() => {
    // Once for each refusal: a message that comes back while typing must not take the focus away.
    if (!ada || sudah.current === upayaGagal) return
    sudah.current = upayaGagal
    ref.current?.focus()
  }, [ada, upayaGagal])
  if (!ada) return null
  const jumlah = ringkasan.filter(({ name }) => name !== null).length
  return (
    <Alert
      ref={ref}
      tabIndex={-1}
      role="alert"
      color="bahaya"
      icon={<IconAlertCircle size={20} aria-hidden />}
      title={judulRingkasan(jumlah)}
    >
      <List listStyleType="none">
        {ringkasan.map((baris) => (
          <List.Item key={`${baris.name}-${baris.message}`}>
            <Baris baris={baris} idAwal={ikatan.idAwal} />
          </List.Item>
        ))}
      </List>
    </Alert>
  )
}
