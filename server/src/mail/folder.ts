import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport, type SendMailOptions, type Transporter } from 'nodemailer'
import type StreamTransport from 'nodemailer/lib/stream-transport'

/** Texts are never taken for names of files or addresses to fetch. */
const CLOSED = { disableFileAccess: true, disableUrlAccess: true }

/**
 * The outbox of an installation without a mail server: each mail is a file `{dataDir}/surel/{time}-{id}.eml`, which
 * any mail program opens. The name comes from the row, so a mail that is tried again replaces its file.
 */
export function openFolder(dataDir: string) {
  const folder = join(dataDir, 'surel')
  const transport: Transporter<StreamTransport.SentMessageInfo> = createTransport({
    streamTransport: true,
    buffer: true,
    newline: 'windows',
    ...CLOSED,
  })
  const send = async (mail: SendMailOptions) => {
    const { message } = await transport.sendMail(mail)
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const file = join(folder, fileName(mail))
    await writeFile(file, message, { mode: 0o600 })
    return { file }
  }
  return { send, close: () => transport.close() }
}

function fileName({ date, messageId = '' }: SendMailOptions): string {
  const time = new Date(date ?? 0).toISOString().slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '-')
  return `${time}-${messageId.slice(1, messageId.indexOf('@'))}.eml`
}
