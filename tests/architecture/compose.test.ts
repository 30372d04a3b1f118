/** What the compose files guarantee: one entrance, no default passwords in production, limits for all. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import * as z from 'zod'
import { readConfig } from '#server/config/config.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const text = (path: string) => readFileSync(join(root, path), 'utf8')

const service = z.object({
  image: z.string(),
  ports: z.array(z.string()).default([]),
  expose: z.array(z.string()).default([]),
  command: z.array(z.string()).default([]),
  environment: z.record(z.string(), z.string()).default({}),
  secrets: z.array(z.string()).default([]),
  networks: z.array(z.string()).default([]),
  volumes: z.array(z.string()).default([]),
  depends_on: z.record(z.string(), z.unknown()).default({}),
  deploy: z.object({ resources: z.object({ limits: z.object({ cpus: z.string(), memory: z.string() }) }) }),
})
const compose = z.object({
  services: z.record(z.string(), service),
  secrets: z.record(z.string(), z.object({ file: z.string() })).default({}),
  networks: z.record(z.string(), z.object({ internal: z.boolean().default(false) }).nullable()).default({}),
  volumes: z.record(z.string(), z.unknown()),
})
const read = (path: string) => compose.parse(parse(text(path), { merge: true }))

const staging = read('docker-compose.yml')
const production = read('.docker/compose.production.yml')
const BOTH = [
  { name: 'staging', file: staging, nginx: '.docker/nginx.conf' },
  { name: 'production', file: production, nginx: '.docker/nginx.production.conf.template' },
]
const OURS = ['prepare', 'server', 'worker']
const oursIn = ({ services }: typeof staging) => OURS.map((name) => services[name]!)

const UNITS: Record<string, number> = { m: 1, mb: 1, g: 1_024 }
const megabytes = (size: string) => {
  const [, count, unit = ''] = /^(\d+)([a-z]+)$/.exec(size) ?? []
  return Number(count) * UNITS[unit]!
}

describe.each(BOTH)('$name', ({ file, nginx }) => {
  const { services } = file

  it('is reachable only through nginx', () => {
    expect(Object.keys(services).filter((name) => services[name]!.ports.length > 0)).toEqual(['nginx'])
    expect(services.server!.expose).toEqual(['3000'])
  })

  it('trusts one proxy, which reports the caller and the protocol', () => {
    for (const { environment } of oursIn(file)) expect(environment.TRUST_PROXY).toBe('1')
    const conf = text(nginx)
    // Client-supplied values stay in front: the last one is nginx's own.
    expect(conf).toContain('proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;')
    expect(conf).toContain('proxy_set_header X-Forwarded-Proto $scheme;')
  })

  it('logs calls without their query strings and referrers, which may hold secrets', () => {
    const conf = text(nginx)
    const [, format = ''] = /log_format paths '(.*)';/.exec(conf) ?? []
    expect(format).toContain('$request_method $uri ')
    expect(format).not.toMatch(
      /\$(request|args|request_uri|query_string|arg_\w+|http_referer|http_cookie|http_authorization)\b(?!_method)/,
    )
    const logs = [...conf.matchAll(/access_log ([^;]*);/g)].map(([, log]) => log)
    expect(new Set(logs)).toContain('/var/log/nginx/access.log paths')
    for (const log of logs) expect(['off', '/var/log/nginx/access.log paths']).toContain(log)
    // Each server that passes calls on says where it logs: else it would be nginx's own format.
    for (const server of conf.split(/^ *server \{$/m).slice(1))
      if (server.includes('proxy_pass')) expect(server).toContain('access_log')
  })

  it('limits each service’s resources', () => {
    for (const { deploy } of Object.values(services)) {
      expect(Number(deploy.resources.limits.cpus)).toBeGreaterThan(0)
      expect(megabytes(deploy.resources.limits.memory)).toBeGreaterThan(0)
    }
  })

  it('keeps Redis within its memory, evicting idle sessions first', () => {
    const { command, deploy } = services.redis!
    const words = command.join(' ')
    expect(words).toContain('--maxmemory-policy volatile-lru')
    const [, maxmemory = ''] = /--maxmemory (\S+)/.exec(words) ?? []
    // Writing to disk copies the data first.
    expect(megabytes(maxmemory) * 2).toBeLessThanOrEqual(megabytes(deploy.resources.limits.memory))
  })

  it('names only files that exist', () => {
    for (const { depends_on: needed, secrets, networks, volumes } of Object.values(services)) {
      expect(Object.keys(services)).toEqual(expect.arrayContaining(Object.keys(needed)))
      expect(Object.keys(file.secrets)).toEqual(expect.arrayContaining(secrets))
      expect(Object.keys(file.networks)).toEqual(expect.arrayContaining(networks))
      for (const [from = ''] of volumes.map((volume) => volume.split(':')))
        if (from.startsWith('.')) expect(text(join('.docker', basename(from)))).not.toBe('')
        else expect(Object.keys(file.volumes)).toContain(from)
    }
  })
})

describe('staging', () => {
  it('is not production, and seeds the demo world', () => {
    for (const { environment } of oursIn(staging)) expect(environment.NODE_ENV).toBe('development')
    expect(staging.services.prepare!.command.join(' ')).toContain('seed.ts demo')
  })

  it('is reachable only from this machine, unless configured otherwise', () => {
    expect(staging.services.nginx!.ports).toEqual(['${BIND_ADDRESS:-127.0.0.1}:${PORT:-8080}:80'])
  })
})

describe('production', () => {
  const folder = mkdtempSync(join(tmpdir(), 'palaro-compose-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  const IS_SECRET = /PASSWORD|SECRET|TOKEN|SMTP_URL/

  it('seeds nothing', () => {
    for (const { command } of Object.values(production.services)) expect(command.join(' ')).not.toContain('seed')
  })

  it('has every secret in a file, and no default for a missing one', () => {
    for (const { file } of Object.values(production.secrets)) expect(file).toMatch(/^\$\{SECRETS_DIR:\?[^}]+\}\/\w+$/)
    for (const { environment, secrets } of Object.values(production.services))
      for (const [name, value] of Object.entries(environment)) {
        if (!IS_SECRET.test(name)) continue
        expect(name).toMatch(/_FILE$/)
        expect(secrets.map((secret) => `/run/secrets/${secret}`)).toContain(value)
      }
    for (const url of oursIn(production).flatMap(({ environment }) => [environment.DATABASE_URL!, environment.REDIS_URL!]))
      expect(new URL(url).password).toBe('')
  })

  it('hides the data stores from the outside', () => {
    expect(production.networks.back).toEqual({ internal: true })
    for (const name of ['postgres', 'redis']) expect(production.services[name]!.networks).toEqual(['back'])
  })

  it('is a configuration the server starts with, once its files exist', () => {
    const given = { PUBLIC_URL: 'https://play.example', PALARO_MERCHANT: 'play', MAIL_FROM: 'Play <no-reply@play.example>' }
    const contents: Record<string, string> = {
      smtp_url: 'smtps://mail.example',
      telegram_bot_token: '',
      audit_key: 'f'.repeat(64),
      google_client_secret: '',
      facebook_client_secret: '',
      default: 'abcdef0123456789',
    }
    const valueOf = (name: string, value: string) => {
      const [, asked, fallback] = /^\$\{(\w+)(?::\?|-)(.*)\}$/.exec(value) ?? []
      if (asked) return given[asked as keyof typeof given] ?? (value.includes(':?') ? `no ${asked}` : fallback)
      if (!name.endsWith('_FILE')) return value
      const path = join(folder, basename(value))
      writeFileSync(path, contents[basename(value)] ?? contents.default!)
      return path
    }
    for (const { environment } of oursIn(production)) {
      const config = readConfig(
        Object.fromEntries(Object.entries(environment).map(([name, value]) => [name, valueOf(name, value)])),
      )
      expect(config).toMatchObject({ isProduction: true, seedWorld: 'none', trustProxy: 1, publicUrl: given.PUBLIC_URL })
      expect(new URL(config.databaseUrl!).password).toBe('abcdef0123456789')
      expect(new URL(config.redisUrl!).password).toBe('abcdef0123456789')
      expect(config).toMatchObject({ internalToken: 'abcdef0123456789', smtpUrl: 'smtps://mail.example' })
      expect(config.social.telegramBotToken).toBeUndefined()
    }
  })
})
