import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'

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
    { given: 'the demo world', change: { PALARO_SEED: 'demo' }, says: /^NODE_ENV=production has no demo world/ },
    { given: 'no database', change: { DATABASE_URL: '' }, says: /^NODE_ENV=production needs DATABASE_URL/ },
    { given: 'no address of its own', change: { PUBLIC_URL: '' }, says: /^NODE_ENV=production needs .*PUBLIC_URL/ },
  ])('refuses to start with $given, in one line', ({ change, says }) => {
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
      says: "SMTP_URL_FILE: /nowhere/secret can't be read",
    },
    {
      given: 'both the value and a file',
      change: { SMTP_URL: 'smtp://mail.example', SMTP_URL_FILE: file('smtp', 'smtp://mail.example') },
      says: 'SMTP_URL_FILE: SMTP_URL is set too',
    },
    { given: 'a token anyone guesses', change: { INTERNAL_TOKEN: 'short' }, says: 'INTERNAL_TOKEN:' },
  ])('is refused as $given', ({ change, says }) => {
    expect(() => readConfig({ ...production, ...change })).toThrow(says)
  })
})

it.each(['play.example', 'ftp://play.example', 'https://play.example/m', 'https://someone@play.example'])(
  'refuses %s as the address of the site',
  (PUBLIC_URL) => expect(() => readConfig({ PUBLIC_URL })).toThrow('PUBLIC_URL'),
)
