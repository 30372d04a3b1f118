/** The environment, parsed once and frozen. No other file reads `process.env`. */
import * as z from 'zod'

const flag = z.enum(['true', 'false', '1', '0']).transform((text) => text === 'true' || text === '1')
const port = z.coerce.number().int().min(0).max(65_535)
const MINUTE_MS = 60_000

const environment = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  /** Port of the site; the next free one is taken where it is busy. */
  PORT: port.default(3000),
  HOST: z.string().default('0.0.0.0'),
  /** A PostgreSQL to use; absent = the embedded one. */
  DATABASE_URL: z.url().optional(),
  /** A read replica for reports; absent = the main database. */
  DATABASE_REPLICA_URL: z.url().optional(),
  /** Connections a process may hold. */
  DATABASE_POOL_SIZE: z.coerce.number().int().min(2).max(200).default(10),
  /** A Redis to use; absent = an in-process one. */
  REDIS_URL: z.url().optional(),
  /** Where the embedded database keeps its data. */
  PALARO_DATA_DIR: z.string().optional(),
  /** Port of the embedded PostgreSQL; the next free one is taken where it is busy. */
  PALARO_DATABASE_PORT: port.default(54_320),
  /** Code of the merchant the client is served for. */
  PALARO_MERCHANT: z.string().min(1).max(32).default('demo'),
  /** World seeded into an empty database. */
  PALARO_SEED: z.enum(['demo', 'none']).default('demo'),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
  /** Behind how many proxies the server stands (for the caller's IP). */
  TRUST_PROXY: z.coerce.number().int().min(0).max(10).default(0),
  /** Origins that may call with credentials, comma-separated; * = any. */
  CORS_ORIGINS: z.string().default('*'),
  /** A mail server to send by; absent = the local outbox alone. */
  SMTP_URL: z.url().optional(),
  MAIL_FROM: z.string().default('Palaro <no-reply@localhost>'),
  /** Logging in by Google, Facebook, Telegram; absent = the local stand-in, outside production. */
  GOOGLE_CLIENT_ID: z.string().min(1).optional(),
  GOOGLE_CLIENT_SECRET: z.string().min(1).optional(),
  FACEBOOK_CLIENT_ID: z.string().min(1).optional(),
  FACEBOOK_CLIENT_SECRET: z.string().min(1).optional(),
  /** `<bot id>:<secret>` */
  TELEGRAM_BOT_TOKEN: z
    .string()
    .regex(/^\d+:[\w-]+$/)
    .optional(),
  /** Whose ID tokens prove a phone (`type: "firebase"`); absent = the local stand-in, outside production. */
  FIREBASE_PROJECT_ID: z.string().min(1).optional(),
  /** Idle minutes after which a session ends (ACC-03). */
  SESSION_IDLE_MINUTES: z.coerce.number().positive().default(30),
  BCRYPT_COST: z.coerce.number().int().min(4).max(15).default(10),
  /** Switches the rate tiers off: load tests only. */
  RATE_LIMITS: flag.default(true),
  /** Serves jobs in the server process too (one-command start). */
  RUN_JOBS: flag.default(true),
})

/** How we are known to another site. */
export interface OauthClient {
  clientId: string
  clientSecret: string
}
const oauthClient = (clientId: string | undefined, clientSecret: string | undefined): OauthClient | undefined =>
  clientId && clientSecret ? { clientId, clientSecret } : undefined

export type Config = Readonly<{
  env: 'development' | 'test' | 'production'
  isProduction: boolean
  port: number
  host: string
  databaseUrl: string | undefined
  databaseReplicaUrl: string | undefined
  databasePoolSize: number
  databasePort: number
  redisUrl: string | undefined
  dataDir: string | undefined
  merchantCode: string
  seedWorld: 'demo' | 'none'
  logLevel: string
  trustProxy: number
  corsOrigins: '*' | readonly string[]
  smtpUrl: string | undefined
  mailFrom: string
  /** Logging in by other sites. */
  social: Readonly<{
    google: OauthClient | undefined
    facebook: OauthClient | undefined
    telegramBotToken: string | undefined
  }>
  firebaseProjectId: string | undefined
  sessionIdleMs: number
  bcryptCost: number
  hasRateLimits: boolean
  runsJobs: boolean
}>

/** Throws an Error with one readable line per bad variable. */
export function readConfig(source: Record<string, string | undefined> = process.env): Config {
  // Compose files and shells hand on what is not set as empty.
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const parsed = environment.safeParse(given)
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
    throw new Error(`These environment variables are wrong:\n${lines.join('\n')}`)
  }
  const env = parsed.data
  const isProduction = env.NODE_ENV === 'production'
  if (isProduction && !(env.DATABASE_URL && env.REDIS_URL)) {
    throw new Error('NODE_ENV=production needs DATABASE_URL and REDIS_URL: the embedded database and Redis are for development.')
  }
  return Object.freeze({
    env: env.NODE_ENV,
    isProduction,
    port: env.PORT,
    host: env.HOST,
    databaseUrl: env.DATABASE_URL,
    databaseReplicaUrl: env.DATABASE_REPLICA_URL,
    databasePoolSize: env.DATABASE_POOL_SIZE,
    databasePort: env.PALARO_DATABASE_PORT,
    redisUrl: env.REDIS_URL,
    dataDir: env.PALARO_DATA_DIR,
    merchantCode: env.PALARO_MERCHANT,
    seedWorld: env.PALARO_SEED,
    logLevel: env.LOG_LEVEL,
    trustProxy: env.TRUST_PROXY,
    corsOrigins: env.CORS_ORIGINS === '*' ? '*' : env.CORS_ORIGINS.split(',').map((origin) => origin.trim()),
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    social: {
      google: oauthClient(env.GOOGLE_CLIENT_ID, env.GOOGLE_CLIENT_SECRET),
      facebook: oauthClient(env.FACEBOOK_CLIENT_ID, env.FACEBOOK_CLIENT_SECRET),
      telegramBotToken: env.TELEGRAM_BOT_TOKEN,
    },
    firebaseProjectId: env.FIREBASE_PROJECT_ID,
    sessionIdleMs: env.SESSION_IDLE_MINUTES * MINUTE_MS,
    bcryptCost: env.BCRYPT_COST,
    hasRateLimits: env.RATE_LIMITS,
    runsJobs: env.RUN_JOBS,
  })
}
