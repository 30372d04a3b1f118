import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'
import { environment } from './environment.ts'

const folder = mkdtempSync(join(tmpdir(), 'palaro-config-'))
afterAll(() => rmSync(folder, { recursive: true }))

const file = (name: string, content: string): string => {
  const path = join(folder, name)
  writeFileSync(path, content)
  return path
}
const production = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgresql://palaro@db.example:5432/palaro',
  REDIS_URL: 'redis://cache.example:6379/0',
  PUBLIC_URL: 'https://play.example',
}

describe('production', () => {
  it('seeds nothing', () => {
    expect(readConfig(production).seedWorld).toBe('none')
    expect(readConfig({}).seedWorld).toBe('demo')
  })

  it.each([
    { given: 'the demo world', change: { PALARO_SEED: 'demo' }, says: /^NODE_ENV=production cannot seed the demo world/ },
    { given: 'no database', change: { DATABASE_URL: '' }, says: /^NODE_ENV=production needs DATABASE_URL/ },
    { given: 'no address of its own', change: { PUBLIC_URL: '' }, says: /^NODE_ENV=production needs .*PUBLIC_URL/ },
  ])('RG-15: refuses to start with $given, in one line', ({ change, says }) => {
    const start = () => readConfig({ ...production, ...change })
    expect(start).toThrow(says)
    expect(start).not.toThrow(/\n/)
  })
})

describe('a secret', () => {
  it('is read from the file that <NAME>_FILE names, without its last line break', () => {
    const config = readConfig({ ...production, INTERNAL_TOKEN_FILE: file('token', 'a-long-enough-token\n') })
    expect(config.internalToken).toBe('a-long-enough-token')
  })

  it('that is a password is put into the address it belongs to, whatever it is made of', () => {
    const password = 'p@ss/w%rd:#?'
    const config = readConfig({
      ...production,
      DATABASE_PASSWORD_FILE: file('database', password),
      REDIS_PASSWORD_FILE: file('redis', password),
    })
    for (const url of [config.databaseUrl, config.redisUrl]) expect(decodeURIComponent(new URL(url!).password)).toBe(password)
    expect(new URL(config.databaseUrl!)).toMatchObject({ username: 'palaro', host: 'db.example:5432', pathname: '/palaro' })
  })

  it('that is not used has an empty file', () => {
    expect(readConfig({ ...production, SMTP_URL_FILE: file('empty', '\n') }).smtpUrl).toBeUndefined()
  })

  it('in the address itself stays as it is', () => {
    const DATABASE_URL = 'postgresql://palaro:own@db.example:5432/palaro'
    expect(readConfig({ ...production, DATABASE_URL, DATABASE_PASSWORD: 'other' }).databaseUrl).toBe(DATABASE_URL)
  })

  it.each([
    {
      given: 'a file that is missing',
      change: { SMTP_URL_FILE: '/nowhere/secret' },
      says: 'SMTP_URL_FILE: /nowhere/secret cannot be read',
    },
    {
      given: 'both the value and a file',
      change: { SMTP_URL: 'smtp://mail.example', SMTP_URL_FILE: file('smtp', 'smtp://mail.example') },
      says: 'SMTP_URL_FILE: SMTP_URL is set too',
    },
    { given: 'a token anyone guesses', change: { INTERNAL_TOKEN: 'short' }, says: 'INTERNAL_TOKEN must be' },
  ])('is refused as $given', ({ change, says }) => {
    expect(() => readConfig({ ...production, ...change })).toThrow(says)
  })
})

/** Invalid values of each variable. */
const BAD: { name: string; value: string; says: RegExp }[] = [
  { name: 'NODE_ENV', value: 'staging', says: /development, test or production, e\.g\. NODE_ENV=development$/ },
  { name: 'PORT', value: 'http', says: /a port from 0 to 65535, e\.g\. PORT=3000$/ },
  { name: 'PORT', value: '70000', says: /a port/ },
  { name: 'HOST', value: 'not a host', says: /an IP address or a host name, e\.g\. HOST=0\.0\.0\.0$/ },
  ...['play.example', 'ftp://play.example', 'https://play.example/m', 'https://someone@play.example'].map((value) => ({
    name: 'PUBLIC_URL',
    value,
    says: /the public address of the site, without a path, e\.g\. PUBLIC_URL=https:\/\/play\.example$/,
  })),
  { name: 'DATABASE_URL', value: 'mysql://localhost/palaro', says: /a PostgreSQL server, e\.g\. DATABASE_URL=postgresql:\/\// },
  { name: 'DATABASE_URL', value: 'localhost:5432', says: /a PostgreSQL/ },
  { name: 'DATABASE_REPLICA_URL', value: 'http://localhost', says: /a PostgreSQL/ },
  { name: 'DATABASE_POOL_SIZE', value: '1', says: /a number from 2 to 200/ },
  { name: 'REDIS_URL', value: 'http://localhost:6379', says: /a Redis server, e\.g\. REDIS_URL=redis:\/\// },
  { name: 'PALARO_DATABASE_PORT', value: '-1', says: /a port/ },
  { name: 'PALARO_MERCHANT', value: 'x'.repeat(33), says: /the code of a merchant/ },
  { name: 'PALARO_SEED', value: 'qa', says: /demo or none/ },
  { name: 'LOG_LEVEL', value: 'loud', says: /trace, debug, info/ },
  { name: 'TRUST_PROXY', value: 'true', says: /the number of proxies in front/ },
  { name: 'CORS_ORIGINS', value: 'play.example', says: /comma-separated origins/ },
  { name: 'CORS_ORIGINS', value: 'https://play.example,https://m.play.example/', says: /comma-separated origins/ },
  { name: 'INTERNAL_TOKEN', value: 'short', says: /at least 16 characters/ },
  { name: 'PROGRAM_DIGEST', value: 'sha256:9f86', says: /64 hexadecimal digits/ },
  { name: 'SMTP_URL', value: 'http://mail.example', says: /a mail server, e\.g\. SMTP_URL=smtps:\/\// },
  { name: 'MAIL_FROM', value: 'Palaro', says: /an email address/ },
  { name: 'TELEGRAM_BOT_TOKEN', value: 'secret', says: /a bot/ },
  { name: 'SESSION_IDLE_MINUTES', value: '0', says: /a number above 0/ },
  { name: 'BCRYPT_COST', value: '30', says: /a number from 4 to 15/ },
  { name: 'RATE_LIMITS', value: 'no', says: /true or false, e\.g\. RATE_LIMITS=true$/ },
  { name: 'RUN_JOBS', value: 'yes', says: /true or false/ },
]

const linesOf = (source: Record<string, string | undefined>): string[] => {
  try {
    readConfig(source)
    return []
  } catch (error) {
    return (error as Error).message.split('\n')
  }
}

describe('a bad value', () => {
  it.each(BAD)('$name=$value is one line with the name and an example', ({ name, value, says }) => {
    const [heading, line, ...more] = linesOf({ [name]: value })

    expect(heading).toBe('Invalid environment variables:')
    expect(line).toMatch(new RegExp(`^  ${name} must be `))
    expect(line).toMatch(says)
    expect(more).toEqual([])
  })

  it('is never shown: it may be a secret', () =>
    expect(linesOf({ DATABASE_URL: 'mysql://root:hunter2@localhost' }).join()).not.toContain('hunter2'))

  it('does not hide the next', () => expect(linesOf({ PORT: 'x', SMTP_URL: 'x' })).toHaveLength(3))

  it.each([
    {
      given: { GOOGLE_CLIENT_ID: 'id' },
      says: '  GOOGLE_CLIENT_ID is set without GOOGLE_CLIENT_SECRET, e.g. GOOGLE_CLIENT_SECRET=abc123',
    },
    {
      given: { FACEBOOK_CLIENT_SECRET: 's' },
      says: '  FACEBOOK_CLIENT_SECRET is set without FACEBOOK_CLIENT_ID, e.g. FACEBOOK_CLIENT_ID=abc123',
    },
  ])('may be half of a pair: $given', ({ given, says }) => expect(linesOf(given).slice(1)).toEqual([says]))
})

it.each([
  { CORS_ORIGINS: 'https://play.example, http://localhost:5173' },
  { MAIL_FROM: 'play@play.example' },
  { DATABASE_URL: 'postgres://localhost/palaro' },
  { REDIS_URL: 'rediss://cache.example' },
  { HOST: '::1' },
  { HOST: 'localhost' },
])('takes %o', (given) => expect(linesOf(given)).toEqual([]))

it('has every variable in .env.example, with a comment, and no other', () => {
  const text = readFileSync(new URL('../../.env.example', import.meta.url), 'utf8')
  const named = [...text.matchAll(/^#?([A-Z_]+)=/gm)].map(([, name]) => name)

  expect([...named].sort()).toEqual(Object.keys(environment.shape).sort())
  for (const block of text.split('\n\n').filter((part) => /^#?[A-Z_]+=/m.test(part))) expect(block).toMatch(/^# /)
})
