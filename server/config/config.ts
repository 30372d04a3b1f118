/** The environment, parsed once and frozen. Only files in this folder read `process.env`. */
import { readEnvironment } from './env-file.ts'
import { type Environment, environment, explain, halvesOf, type VariableName } from './environment.ts'
import { withPassword, withSecretFiles } from './secret-files.ts'

const MINUTE_MS = 60_000

/** Our credentials at another site. */
export interface OauthClient {
  clientId: string
  clientSecret: string
}
const oauthClient = (clientId: string | undefined, clientSecret: string | undefined): OauthClient | undefined =>
  clientId && clientSecret ? { clientId, clientSecret } : undefined

export type Config = Readonly<{
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
  auditKey: string | undefined
  programDigest: string | undefined
  smtpUrl: string | undefined
  mailFrom: string
  /** Login with accounts of other sites. */
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
  runsProvider: boolean
  platformUrl: string | undefined
}>

function checkProduction({ DATABASE_URL, REDIS_URL, PUBLIC_URL, PALARO_SEED }: Environment): void {
  if (!(DATABASE_URL && REDIS_URL && PUBLIC_URL))
    throw new Error(
      'NODE_ENV=production needs DATABASE_URL, REDIS_URL and PUBLIC_URL: their replacements are for development only.',
    )
  if (PALARO_SEED && PALARO_SEED !== 'none')
    throw new Error(`NODE_ENV=production cannot seed the ${PALARO_SEED} world: its passwords are public. Remove PALARO_SEED.`)
}

/** Throws an Error with one readable line per invalid variable. */
export function readConfig(source: Record<string, string | undefined> = readEnvironment()): Config {
  // Compose files and shells pass unset variables on as empty.
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const { variables, problems } = withSecretFiles(given, Object.keys(environment.shape))
  const parsed = environment.safeParse(variables)
  const refused = new Set(parsed.error?.issues.map(({ path }) => explain(path[0] as VariableName)))
  const lines = [...problems, ...refused, ...halvesOf(variables)]
  if (!parsed.success || lines.length > 0)
    throw new Error(`Invalid environment variables:\n${lines.map((line) => `  ${line}`).join('\n')}`)
  const env = parsed.data
  const isProduction = env.NODE_ENV === 'production'
  if (isProduction) checkProduction(env)
  return Object.freeze({
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
    auditKey: env.AUDIT_KEY,
    programDigest: env.PROGRAM_DIGEST,
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
    runsProvider: env.RUN_PROVIDER ?? !isProduction,
    platformUrl: env.PLATFORM_URL && new URL(env.PLATFORM_URL).origin,
  })
}
