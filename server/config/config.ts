/** The environment, parsed once and frozen. No other file reads `process.env`. */
import * as z from 'zod'
import { withPassword, withSecretFiles } from './secret-files.ts'

const flag = z.enum(['true', 'false', '1', '0']).transform((text) => text === 'true' || text === '1')
const port = z.coerce.number().int().min(0).max(65_535)
const MINUTE_MS = 60_000

const MIN_TOKEN = 16

/** `https://play.example`: nothing but scheme, host and port. */
const isOrigin = (text: string) => {
  if (!URL.canParse(text)) return false
  const { protocol, origin, href } = new URL(text)
  return /^https?:$/.test(protocol) && href === `${origin}/`
}

const environment = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  /** Port of the site; the next free one is taken where it is busy. */
  PORT: port.default(3000),
  HOST: z.string().default('0.0.0.0'),
  /** Where people reach the site, e.g. `https://play.example`; absent = localhost, outside production. */
  PUBLIC_URL: z.string().refine(isOrigin, 'an address as https://play.example').optional(),
  /** A PostgreSQL to use; absent = the embedded one. */
  DATABASE_URL: z.url().optional(),
  /** Of the database and its replica, where their URLs name none. */
  DATABASE_PASSWORD: z.string().optional(),
  /** A read replica for reports; absent = the main database. */
  DATABASE_REPLICA_URL: z.url().optional(),
  /** Connections a process may hold. */
  DATABASE_POOL_SIZE: z.coerce.number().int().min(2).max(200).default(10),
  /** A Redis to use; absent = PostgreSQL stands in for it. */
  REDIS_URL: z.url().optional(),
  REDIS_PASSWORD: z.string().optional(),
  /** Where the embedded database keeps its data. */
  PALARO_DATA_DIR: z.string().optional(),
  /** Port of the embedded PostgreSQL; the next free one is taken where it is busy. */
  PALARO_DATABASE_PORT: port.default(54_320),
  /** Code of the merchant the client is served for. */
  PALARO_MERCHANT: z.string().min(1).max(32).default('demo'),
  /** World seeded into an empty database: `demo`; in production none. */
  PALARO_SEED: z.enum(['demo', 'none']).optional(),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
  /** Behind how many proxies the server stands: what they say of the caller's address and scheme is believed. */
  TRUST_PROXY: z.coerce.number().int().min(0).max(10).default(0),
  /** Origins that may call with cookies, comma-separated; * = any, without. */
  CORS_ORIGINS: z.string().default('*'),
  /** Opens `/metrics` and the operators' part of `/docs` in production; absent = private addresses alone. */
  INTERNAL_TOKEN: z.string().min(MIN_TOKEN).optional(),
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
  publicUrl: string | undefined
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
  internalToken: string | undefined
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

function checkProduction({ DATABASE_URL, REDIS_URL, PUBLIC_URL, PALARO_SEED }: z.infer<typeof environment>): void {
  if (!(DATABASE_URL && REDIS_URL && PUBLIC_URL))
    throw new Error(
      'NODE_ENV=production needs DATABASE_URL, REDIS_URL and PUBLIC_URL: what stands in for them is for development.',
    )
  if (PALARO_SEED && PALARO_SEED !== 'none')
    throw new Error(`NODE_ENV=production has no ${PALARO_SEED} world: its passwords are public. Leave PALARO_SEED out.`)
}

/** Throws an Error with one readable line per bad variable. */
export function readConfig(source: Record<string, string | undefined> = process.env): Config {
  // Compose files and shells hand on what is not set as empty.
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const { variables, problems } = withSecretFiles(given, Object.keys(environment.shape))
  const parsed = environment.safeParse(variables)
  const refused = parsed.error?.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`) ?? []
  if (!parsed.success || problems.length > 0) {
    throw new Error(`These environment variables are wrong:\n${[...problems, ...refused].map((line) => `  ${line}`).join('\n')}`)
  }
  const env = parsed.data
  const isProduction = env.NODE_ENV === 'production'
  if (isProduction) checkProduction(env)
  return Object.freeze({
    env: env.NODE_ENV,
    isProduction,
    port: env.PORT,
    host: env.HOST,
    publicUrl: env.PUBLIC_URL && new URL(env.PUBLIC_URL).origin,
    databaseUrl: withPassword(env.DATABASE_URL, env.DATABASE_PASSWORD),
    databaseReplicaUrl: withPassword(env.DATABASE_REPLICA_URL, env.DATABASE_PASSWORD),
    databasePoolSize: env.DATABASE_POOL_SIZE,
    databasePort: env.PALARO_DATABASE_PORT,
    redisUrl: withPassword(env.REDIS_URL, env.REDIS_PASSWORD),
    dataDir: env.PALARO_DATA_DIR,
    merchantCode: env.PALARO_MERCHANT,
    seedWorld: env.PALARO_SEED ?? (isProduction ? 'none' : 'demo'),
    logLevel: env.LOG_LEVEL,
    trustProxy: env.TRUST_PROXY,
    corsOrigins: env.CORS_ORIGINS === '*' ? '*' : env.CORS_ORIGINS.split(',').map((origin) => origin.trim()),
    internalToken: env.INTERNAL_TOKEN,
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
