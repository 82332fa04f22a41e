import { memo, type ClipboardEvent, type KeyboardEvent } from 'react'
import { IconCheck } from '../icons'
import type { BarisLembar, KolomLembar } from './ketikan'
import classes from './lembar.module.css'

export type AksiSel = {
  tulis: (id: string, kolom: string, teks: string) => void
  tekan: (event: KeyboardEvent, baris: number, kolom: number) => void
  tempel: (event: ClipboardEvent, baris: number, kolom: number) => void
}

type Props = {
  baris: BarisLembar
  ke: number
  kolom: readonly KolomLembar[]
  ketikan: Readonly<Record<string, string>> | undefined
  galat: Readonly<Record<string, string>> | undefined
  tersimpan: boolean
  aksi: AksiSel
}

/** One row of the sheet; drawn anew only when it changes itself. */
export const LembarBarisSel = memo(function LembarBarisSel({ baris, ke, kolom, ketikan, galat, tersimpan, aksi }: Props) {
  return (
    <tr aria-rowindex={ke + 2}>
      <th scope="row" title={`${baris.judul}, ${baris.keterangan}`}>
        <span className={classes.judul}>
          {baris.judul}
          {tersimpan && !ketikan && <IconCheck size={14} role="img" aria-label="Tersimpan" className={classes.tanda ?? ''} />}
        </span>
        <span className={galat?.[''] ? classes.pesan : classes.keterangan}>{galat?.[''] ?? baris.keterangan}</span>
      </th>
      {kolom.map(({ id, title }, at) => {
        const pesan = galat?.[id]
        const idPesan = `galat-${baris.id}-${id}`
        return (
          <td key={id} data-berubah={ketikan?.[id] !== undefined} data-salah={pesan !== undefined}>
            <input
              className={classes.sel}
              aria-label={`${title}, ${baris.judul}`}
              aria-invalid={pesan !== undefined}
              {...(pesan !== undefined && { 'aria-describedby': idPesan })}
              data-sel={`${ke}:${at}`}
              value={ketikan?.[id] ?? baris.sel[id] ?? ''}
              maxLength={200}
              autoComplete="off"
              onFocus={(event) => event.currentTarget.select()}
              onChange={(event) => aksi.tulis(baris.id, id, event.currentTarget.value)}
              onKeyDown={(event) => aksi.tekan(event, ke, at)}
              onPaste={(event) => aksi.tempel(event, ke, at)}
            />
            {pesan !== undefined && (
              <span id={idPesan} className={classes.pesan}>
                {pesan}
              </span>
            )}
          </td>
        )
      })}
    </tr>
  )
})
