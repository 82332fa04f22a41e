import type { IsianProps } from '../../../../kit/form/inputs/isian'
import { PilihBanyakInput } from '../../../../kit/form/inputs/pilih-input'
import { useKode } from '../../../../shared/pickers/sumber-kode'

/** Special needs as PDDikti counts them: each kind is a bit, their sum is the value; none is 0. */
export function KebutuhanKhususInput({ value, onChange, ...props }: IsianProps<number>) {
  const pilihan = useKode('kebutuhan-khusus').filter(({ value: kode }) => kode !== '0')
  const topeng = value ?? 0
  return (
    <PilihBanyakInput
      {...props}
      pilihan={pilihan}
      placeholder="Tidak ada"
      value={pilihan.map(({ value: kode }) => kode).filter((kode) => (topeng & Number(kode)) !== 0)}
      onChange={(kode) => onChange((kode ?? []).reduce((jumlah, satu) => jumlah + Number(satu), 0))}
    />
  )
}
