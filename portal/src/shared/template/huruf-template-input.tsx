import { api } from '../../api'
import type { KeluargaHuruf } from '../../kit/form/inputs/huruf-cetak'
import { HurufCetakInput } from '../../kit/form/inputs/huruf-cetak-input'
import type { IsianProps } from '../../kit/form/inputs/isian'

const { huruf, berkasHuruf } = api.platform.dokumen

async function muat(): Promise<KeluargaHuruf[]> {
  const { data } = await huruf.call({})
  return data.map(({ family, variants, pratinjau }) => ({
    family,
    variants,
    ...(pratinjau && { isi: async () => (await berkasHuruf.call({ family })).arrayBuffer() }),
  }))
}

/** The font of a template (C16). One that the server has lost stays, named with the reason, until another is chosen (PL edge 40). */
export function HurufTemplateInput({ value, onChange, ...props }: IsianProps<string>) {
  const terpilih = value === null || value === undefined ? null : { family: value, variants: [] }
  return <HurufCetakInput {...props} muat={muat} value={terpilih} onChange={(pilihan) => onChange(pilihan?.family ?? null)} />
}
