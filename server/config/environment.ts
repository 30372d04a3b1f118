/** Every environment variable: its format, and the explanation and example shown if it is invalid. */
import { isIP } from 'node:net'
import * as z from 'zod'

const flag = z.enum(['true', 'false', '1', '0']).transform((text) => text === 'true' || text === '1')
const port = z.coerce.number().int().min(0).max(65_535)

const MIN_TOKEN = 16
const MIN_KEY = 32

/** `https://play.example`: scheme, host and port only. */
const isOrigin = (text: string) => {
  if (!URL.canParse(text)) return false
  const { protocol, origin, href } = new URL(text)
  return /^https?:$/.test(protocol) && href === `${origin}/`
}
const HOST_NAME = /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i
const isHost = (text: string) => isIP(text) > 0 || HOST_NAME.test(text)
/** An address, alone or after a name: `Palaro <no-reply@play.example>`. */
const SENDER = /^(?:[^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/
// In a browser's spelling, because it is compared with the Origin header as text.
const areOrigins = (text: string) =>
  text === '*' || text.split(',').every((origin) => isOrigin(origin.trim()) && new URL(origin.trim()).origin === origin.trim())

const postgresUrl = z.url({ protocol: /^postgres(ql)?$/ })

export const environment = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  /** Port of the site; if it is taken, the next free one. */
  PORT: port.default(3000),
  HOST: z.string().refine(isHost).default('0.0.0.0'),
  /** The public address of the site, e.g. `https://play.example`; absent = localhost, not in production. */
  PUBLIC_URL: z.string().refine(isOrigin).optional(),
  /** PostgreSQL server; absent = the embedded one. */
  DATABASE_URL: postgresUrl.optional(),
  /** Password of the database and its replica, if their URLs have none. */
  DATABASE_PASSWORD: z.string().optional(),
  /** A read replica for reports; absent = the main database. */
  DATABASE_REPLICA_URL: postgresUrl.optional(),
  /** Most connections of a process. */
  DATABASE_POOL_SIZE: z.coerce.number().int().min(2).max(200).default(10),
  /** Redis server; absent = PostgreSQL replaces it. */
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  REDIS_PASSWORD: z.string().optional(),
  /** Data folder of the embedded database. */
  PALARO_DATA_DIR: z.string().optional(),
  /** Port of the embedded PostgreSQL; if it is taken, the next free one. Below 32768: see `free-port.ts`. */
  PALARO_DATABASE_PORT: port.default(14_320),
  /** Code of the merchant whose pages are served. */
  PALARO_MERCHANT: z.string().min(1).max(32).default('demo'),
  /** World to seed into an empty database: `demo`; none in production. */
  PALARO_SEED: z.enum(['demo', 'none']).optional(),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
  /** Number of proxies in front of the server; their headers about the caller's address and scheme are trusted. */
  TRUST_PROXY: z.coerce.number().int().min(0).max(10).default(0),
  /** Origins that may call with cookies, comma-separated; * = any, without cookies. */
  CORS_ORIGINS: z.string().refine(areOrigins).default('*'),
  /** Token for `/metrics` and the operators' part of `/docs` in production; absent = private addresses only. */
  INTERNAL_TOKEN: z.string().min(MIN_TOKEN).optional(),
  /** Seals the ends of audit chains; absent = a key in the database does (ADR 0030). */
  AUDIT_KEY: z.string().min(MIN_KEY).optional(),
  /** Digest of the released program, from `npm run digest`; absent = only changes since the start are noticed (GAM-13). */
  PROGRAM_DIGEST: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .optional(),
  /** Mail server; absent = only the local outbox. */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().regex(SENDER).default('Palaro <no-reply@localhost>'),
  /** Login with Google, Facebook, Telegram; absent = the local stand-in, not in production. */
  GOOGLE_CLIENT_ID: z.string().min(1).optional(),
  GOOGLE_CLIENT_SECRET: z.string().min(1).optional(),
  FACEBOOK_CLIENT_ID: z.string().min(1).optional(),
  FACEBOOK_CLIENT_SECRET: z.string().min(1).optional(),
  /** `<bot id>:<secret>` */
  TELEGRAM_BOT_TOKEN: z
    .string()
    .regex(/^\d+:[\w-]+$/)
    .optional(),
  /** Project whose ID tokens verify a phone (`type: "firebase"`); absent = the local stand-in, not in production. */
  FIREBASE_PROJECT_ID: z.string().min(1).optional(),
  /** Idle minutes after which a session ends (ACC-03). */
  SESSION_IDLE_MINUTES: z.coerce.number().positive().default(30),
  BCRYPT_COST: z.coerce.number().int().min(4).max(15).default(10),
  /** Switches the rate limits off, for load tests only. */
  RATE_LIMITS: flag.default(true),
  /** Also runs jobs in the server process (one-command start). */
  RUN_JOBS: flag.default(true),
  /** Also serves the local provider's games in the server process (one-command start); not in production, unless set. */
  RUN_PROVIDER: flag.optional(),
  /** Where the local provider reaches the platform; absent = the server it runs in. */
  PLATFORM_URL: z.string().refine(isOrigin).optional(),
})
export type Environment = z.infer<typeof environment>
export type VariableName = keyof typeof environment.shape

const A_FLAG = ['true or false', 'true'] as const
const A_PORT = ['a port from 0 to 65535', '3000'] as const
const A_POSTGRES = ['the URL of a PostgreSQL server', 'postgresql://palaro:secret@localhost:5432/palaro'] as const
const NOT_EMPTY = ['a text that is not empty', 'abc123'] as const

/** What each must be, with an example. */
const EXPLAINED = {
  NODE_ENV: ['development, test or production', 'development'],
  PORT: A_PORT,
  HOST: ['an IP address or a host name', '0.0.0.0'],
  PUBLIC_URL: ['the public address of the site, without a path', 'https://play.example'],
  DATABASE_URL: A_POSTGRES,
  DATABASE_PASSWORD: NOT_EMPTY,
  DATABASE_REPLICA_URL: A_POSTGRES,
  DATABASE_POOL_SIZE: ['a number from 2 to 200', '10'],
  REDIS_URL: ['the URL of a Redis server', 'redis://localhost:6379/0'],
  REDIS_PASSWORD: NOT_EMPTY,
  PALARO_DATA_DIR: ['a folder', '.palaro'],
  PALARO_DATABASE_PORT: ['a port from 0 to 65535', '14320'],
  PALARO_MERCHANT: ['the code of a merchant, at most 32 characters', 'demo'],
  PALARO_SEED: ['demo or none', 'demo'],
  LOG_LEVEL: ['trace, debug, info, warn, error or silent', 'info'],
  TRUST_PROXY: ['the number of proxies in front, from 0 to 10', '1'],
  CORS_ORIGINS: ['* or comma-separated origins, each without a path', 'https://play.example,https://m.play.example'],
  INTERNAL_TOKEN: [`a text of at least ${MIN_TOKEN} characters`, '9f86d081884c7d659a2feaa0c55ad015'],
  AUDIT_KEY: [`a text of at least ${MIN_KEY} characters`, '3b0c8ac7a3df4c5db4d5a0e4c9d2f1768e6f0b1d'],
  PROGRAM_DIGEST: ['64 hexadecimal digits, as `npm run digest` prints them', '9f86d081884c7d65…'],
  SMTP_URL: ['the URL of a mail server', 'smtps://user:secret@mail.example'],
  MAIL_FROM: ['an email address, with or without a name', 'Palaro <no-reply@play.example>'],
  GOOGLE_CLIENT_ID: NOT_EMPTY,
  GOOGLE_CLIENT_SECRET: NOT_EMPTY,
  FACEBOOK_CLIENT_ID: NOT_EMPTY,
  FACEBOOK_CLIENT_SECRET: NOT_EMPTY,
  TELEGRAM_BOT_TOKEN: ['the id and the secret of a bot', '110201543:AAHdqTcvCH1vGWJxfSeofSAs0K5PALDsaw'],
  FIREBASE_PROJECT_ID: NOT_EMPTY,
  SESSION_IDLE_MINUTES: ['a number above 0', '30'],
  BCRYPT_COST: ['a number from 4 to 15', '10'],
  RATE_LIMITS: A_FLAG,
  RUN_JOBS: A_FLAG,
  RUN_PROVIDER: A_FLAG,
  PLATFORM_URL: ['the address of the platform, without a path', 'http://server:3000'],
} as const satisfies Record<VariableName, readonly [mustBe: string, example: string]>

export const exampleOf = (name: VariableName): string => `e.g. ${name}=${EXPLAINED[name][1]}`

/** The error line of an invalid variable. It leaves the value out, because it may be a secret. */
export const explain = (name: VariableName): string => `${name} must be ${EXPLAINED[name][0]}, ${exampleOf(name)}`

/** Each needs the other. */
const PAIRS = [
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['FACEBOOK_CLIENT_ID', 'FACEBOOK_CLIENT_SECRET'],
] as const satisfies readonly (readonly [VariableName, VariableName])[]

/** A line for each variable that is set without its counterpart. */
export const halvesOf = (variables: Partial<Record<VariableName, unknown>>): string[] =>
  PAIRS.flatMap(([id, secret]) => [
    ...(variables[id] !== undefined && variables[secret] === undefined
      ? [`${id} is set without ${secret}, ${exampleOf(secret)}`]
      : []),
    ...(variables[secret] !== undefined && variables[id] === undefined
      ? [`${secret} is set without ${id}, ${exampleOf(id)}`]
      : []),
  ])
