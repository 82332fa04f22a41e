import { Button, Divider } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { client } from '../api'
import { toast } from '../kit/feedback/toast'
import { pesanGalat } from '../kit/galat'

type Penyedia = Awaited<ReturnType<typeof client.platform.idp.list>>['data'][number]

/** One button for each outside identity provider, where the college allows them (`izinkan_idp_luar`). */
export function TombolIdp() {
  const [params] = useSearchParams()
  const [penyedia, setPenyedia] = useState<readonly Penyedia[]>([])
  const [menuju, setMenuju] = useState<string | null>(null)
  useEffect(() => {
    let terpasang = true
    client.platform.idp.list().then(
      ({ data }) => terpasang && setPenyedia(data),
      // Without the buttons one still signs in with the password.
      () => undefined,
    )
    return () => {
      terpasang = false
    }
  }, [])
  const buka = async ({ id }: Penyedia) => {
    setMenuju(id)
    try {
      const { data } = await client.platform.idp.mulai({ id, redirect: params.get('redirect') ?? '' })
      window.location.assign(data.alamat)
    } catch (error) {
      setMenuju(null)
      toast.gagal(pesanGalat(error))
    }
  }
  if (penyedia.length === 0) return null
  return (
    <>
      <Divider label="atau" />
      {penyedia.map((satu) => (
        <Button
          key={satu.id}
          variant="default"
          fullWidth
          loading={menuju === satu.id}
          disabled={menuju !== null}
          onClick={() => void buka(satu)}
        >
          Masuk dengan {satu.nama}
        </Button>
      ))}
    </>
  )
}
