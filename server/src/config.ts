import { join, resolve } from 'node:path'
import { z } from 'zod'

const Env = z.object({
  NODE_ENV: z.string().default('production'),
  HOST: z.string().default('0.0.0.0'),
  PORT: z.coerce.number<string>().int().min(0).max(65535).default(3000),
  /** The port in people's address bar where it is another one: of the development server, or of a proxy. */
  SITE_PORT: z.coerce.number<string>().int().min(1).max(65535).optional(),
  /** Any PostgreSQL >= 15; without it the embedded server starts below DATA_DIR. */
  DATABASE_URL: z.url().optional(),
  DATA_DIR: z.string().default('.data'),
  PORTAL_DIR: z.string().default('portal/dist'),
  MIGRATIONS_DIR: z.string().default('db/migrations'),
  SMTP_URL: z.url().optional(),
  SMTP_FROM: z.string().default('Sivitas <tidak-dibalas@localhost>'),
  /** A proxy before us sets X-Forwarded-For and X-Forwarded-Proto. Switched on only by who runs one. */
  TRUST_PROXY: z.stringbool().default(false),
  DB_POOL: z.coerce.number<string>().int().min(2).max(200).default(16),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  /** Encrypts what must be readable again (signing keys, authenticator secrets); without it a file below DATA_DIR holds one. */
  SECRET_KEY: z.string().min(32, 'paling sedikit 32 karakter').optional(),
  /** Where uploaded files lie; below DATA_DIR unless named, or in the store of S3_URL. */
  FILES_DIR: z.string().optional(),
  /** An S3-compatible store: https://host/bucket, with the keys of an account that may read, write, list and delete in it. */
  S3_URL: z.url().optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY: z.string().default(''),
  S3_SECRET_KEY: z.string().default(''),
  /** Whether this process runs jobs; `npm run worker` does so whatever this says. */
  WORKER: z.stringbool().default(true),
  /** Jobs at a time in one process. */
  WORKER_SLOTS: z.coerce.number<string>().int().min(1).max(32).default(2),
  /** Demo college to seed into an empty database: kecil, besar, or none. */
  SEED: z.enum(['kecil', 'besar', 'tidak']).default('kecil'),
})

export type Config = ReturnType<typeof readConfig>

/** The settings of this process, from the environment; a wrong one stops the start with its name. */
export function readConfig(env: NodeJS.ProcessEnv) {
  // Files for containers and services can hardly leave a variable out; an empty one means the same.
  const read = Env.safeParse(Object.fromEntries(Object.entries(env).filter(([, value]) => value !== '')))
  if (!read.success) throw new Error(`Pengaturan lingkungan tidak sah: ${z.prettifyError(read.error)}`)
  const { data } = read
  return {
    mode: data.NODE_ENV,
    host: data.HOST,
    port: data.PORT,
    sitePort: data.SITE_PORT,
    databaseUrl: data.DATABASE_URL,
    dataDir: resolve(data.DATA_DIR),
    portalDir: resolve(data.PORTAL_DIR),
    migrationsDir: resolve(data.MIGRATIONS_DIR),
    smtpUrl: data.SMTP_URL,
    smtpFrom: data.SMTP_FROM,
    trustProxy: data.TRUST_PROXY,
    dbPool: data.DB_POOL,
    logLevel: data.LOG_LEVEL,
    seed: data.SEED,
    secretKey: data.SECRET_KEY,
    filesDir: resolve(data.FILES_DIR ?? join(data.DATA_DIR, 'berkas')),
    s3: data.S3_URL
      ? { url: data.S3_URL, region: data.S3_REGION, accessKey: data.S3_ACCESS_KEY, secretKey: data.S3_SECRET_KEY }
      : undefined,
    worker: data.WORKER,
    workerSlots: data.WORKER_SLOTS,
  }
}
