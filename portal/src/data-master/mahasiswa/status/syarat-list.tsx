import { Alert, List, Text } from '@mantine/core'
import type { HasilStatus, SyaratStatus } from '@sivitas/contract/data-master/mahasiswa/ubah-status'
import { IconAlertCircle, IconAlertTriangle, IconCircleCheck } from '../../../kit/icons'

const kata = ({ terpenuhi }: SyaratStatus): string =>
  terpenuhi === true ? 'Terpenuhi' : terpenuhi === false ? 'Belum terpenuhi' : 'Belum diketahui'

function Tanda({ terpenuhi }: Pick<SyaratStatus, 'terpenuhi'>) {
  if (terpenuhi === true) return <IconCircleCheck size={18} aria-hidden />
  return terpenuhi === false ? <IconAlertCircle size={18} aria-hidden /> : <IconAlertTriangle size={18} aria-hidden />
}

/** What a change needs and brings, before anybody saves it: every guard with its state, then the effects. */
export function SyaratList({ hasil }: { hasil: HasilStatus }) {
  const { syarat, akibat, halangan, koreksi } = hasil
  return (
    <>
      {syarat.length > 0 && (
        <List spacing={4} size="sm" aria-label="Syarat perubahan">
          {syarat.map((satu) => (
            <List.Item key={satu.syarat} icon={<Tanda terpenuhi={satu.terpenuhi} />}>
              {satu.pesan} <Text component="span" c="dimmed" inherit>{`(${kata(satu)})`}</Text>
            </List.Item>
          ))}
        </List>
      )}
      {halangan !== null ? (
        <Alert color="kuning" role="status">
          {halangan}
        </Alert>
      ) : (
        akibat.length > 0 && (
          <Alert color="biru" role="status" title={koreksi ? 'Koreksi periode lampau' : 'Yang ikut berubah'}>
            <List size="sm">
              {akibat.map((satu) => (
                <List.Item key={satu}>{satu}</List.Item>
              ))}
            </List>
          </Alert>
        )
      )}
    </>
  )
}
