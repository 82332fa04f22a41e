import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const FILE = 'kunci-rahasia'
const VERSION = 'v1'
const IV_BYTES = 12
const TAG_BYTES = 16

/**
 * Encrypts what is stored and must be readable again: private signing keys, authenticator secrets. Its key is never in the
 * database, so that a copy of the database alone opens nothing.
 */
export class Sealer {
  readonly #key: Buffer

  constructor(secret: string) {
    this.#key = Buffer.from(hkdfSync('sha256', secret, 'sivitas', 'rahasia tersimpan', 32))
  }

  /** AES-256-GCM with a fresh nonce: the same text gives another result each time. */
  seal(text: string): string {
    const iv = randomBytes(IV_BYTES)
    const cipher = createCipheriv('aes-256-gcm', this.#key, iv)
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
    return `${VERSION}.${Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')}`
  }

  /** @throws Error when the text was sealed with another key or was changed */
  open(sealed: string): string {
    const [version, body = ''] = sealed.split('.')
    if (version !== VERSION) throw new Error('Rahasia tersimpan memakai bentuk yang tidak dikenal.')
    const bytes = Buffer.from(body, 'base64url')
    const decipher = createDecipheriv('aes-256-gcm', this.#key, bytes.subarray(0, IV_BYTES))
    decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
    return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8')
  }

  /** A text that only this server can derive from a name, such as the key that signs short-lived cookies. */
  derive(name: string): string {
    return createHmac('sha256', this.#key).update(name).digest('base64url')
  }
}

/**
 * The sealer of this installation: its key from SECRET_KEY, else from a file of the data directory that is made at the
 * first start. Several servers on one database need the same SECRET_KEY.
 */
export function openSealer({ secretKey, dataDir }: { secretKey: string | undefined; dataDir: string }): Sealer {
  return new Sealer(secretKey ?? fromFile(join(dataDir, FILE), dataDir))
}

function fromFile(path: string, dataDir: string): string {
  mkdirSync(dataDir, { recursive: true })
  try {
    // Fails when the file is there already, so that two starts at once end with one key.
    writeFileSync(path, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  return readFileSync(path, 'utf8').trim()
}
