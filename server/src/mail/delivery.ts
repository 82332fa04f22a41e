import { createTransport, type SendMailOptions } from 'nodemailer'
import { parseConnectionUrl } from 'nodemailer/lib/shared/index.js'
import type { Config } from '../config'
import { openFolder } from './folder'
import type { CollegeMail, Letter } from './queries'

export type MailConfig = Pick<Config, 'smtpUrl' | 'smtpFrom' | 'dataDir'>

/** A way out for mail. */
export type Delivery = {
  /** Hands over one mail. Answers the file when it went into the folder instead of to a mail server. */
  send(mail: SendMailOptions): Promise<{ file?: string }>
  close(): void
}

/** Seconds that a mail server gets for each step; all of one mail stay far below the five minutes it is taken for. */
const PATIENCE = { connectionTimeout: 10_000, greetingTimeout: 10_000, dnsTimeout: 10_000, socketTimeout: 30_000 }

/**
 * One connection is kept for a round of mails. What broke off is never repeated by the library itself, because the
 * outbox counts attempts. Texts are never taken for names of files or addresses to fetch.
 */
const MANNERS = { pool: true as const, maxConnections: 1, maxRequeues: 0, disableFileAccess: true, disableUrlAccess: true }

/** The port of mail submission (RFC 6409). */
const SUBMISSION = 587

/** Opens the way out of a college's mail: its own server, else the one of this installation, else the folder. */
export function openDelivery(config: MailConfig, college: CollegeMail): Delivery {
  const server = serverOf(config, college)
  if (!server) return openFolder(config.dataDir)
  const options = { ...server, ...PATIENCE, ...MANNERS }
  const transport = createTransport(options)
  const send = async (mail: SendMailOptions) => {
    await transport.sendMail(mail)
    return {}
  }
  return { send, close: () => transport.close() }
}

function serverOf({ smtpUrl }: MailConfig, college: CollegeMail) {
  const { smtp_host: host, smtp_user: user, smtp_sandi: pass = '' } = college
  if (!host) return smtpUrl ? parseConnectionUrl(smtpUrl) : null
  const port = Number(college.smtp_port) || SUBMISSION
  // 465 speaks TLS from the first byte; 587 has to switch to it, or the password would go over the net in the clear.
  return { host, port, secure: port === 465, requireTLS: port === SUBMISSION, ...(user && { auth: { user, pass } }) }
}

/**
 * A mail as it goes out. Message-ID and date come from the row, so that each attempt sends the very same mail and a
 * receiver that got it twice can tell.
 */
export function mailOf(letter: Letter, config: MailConfig, college: CollegeMail): SendMailOptions {
  const { surel_pengirim: address, surel_nama: name = '' } = college
  const from = address ? { name, address } : config.smtpFrom
  const domain = /@([^\s@>]+)>?\s*$/.exec(address ?? config.smtpFrom)?.[1] ?? 'localhost'
  return {
    from,
    // As an object it is one address, whatever commas it has.
    to: { name: '', address: letter.kepada },
    subject: letter.judul,
    text: letter.isiTeks,
    ...(letter.isiHtml !== null && { html: letter.isiHtml }),
    messageId: `<${letter.id}@${domain}>`,
    date: letter.dibuatPada,
    // RFC 3834: no machine answers a machine.
    headers: { 'Auto-Submitted': 'auto-generated' },
  }
}
