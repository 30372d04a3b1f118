/** Every script of the README's table, in a copy of the sources right after `npm install`, with nothing that ran before it. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, cp, mkdir, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { pathExists } from '#server/platform/path-exists.ts'
import { isAlive } from '#server/platform/embedded-postgres/lock.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const NOT_COPIED = ['.git', '.palaro', 'node_modules', 'test-results', 'generated']
const SLOW_MS = 240_000
const DATABASE_PORT = 15_400

interface Trial {
  /** What is run for it. */
  args?: string
  says: RegExp
  code?: number
  /** A server: it is stopped once it has said that. */
  isServer?: boolean
}
const UNKNOWN: Trial = { args: '-- --nope', says: /Unknown option '--nope'/, code: 1 }
/** Those that take minutes are told a switch they do not have: they load what they need, and refuse it. */
const TRIALS: Readonly<Record<string, Trial>> = {
  seed: { args: '-- demo', says: /Seeded|member01/ },
  merchant: { args: '-- create --code fresh --name Fresh', says: /fresh/ },
  operator: { args: '-- create --merchant fresh --username boss', says: /boss/ },
  audit: { args: '-- seal', says: /AUDIT_KEY is not set/, code: 1 },
  outbox: { args: '-- 20', says: /Nothing has been sent yet/ },
  chat: { says: /member\d+ \(/ },
  vendor: { args: '-- key NOBODY', says: /There is no vendor "NOBODY"/, code: 1 },
  trace: { says: /rules have a test/ },
  verify: { args: '-- dice server client 0', says: /"roll":/ },
  digest: { says: /program +[0-9a-f]{64}/ },
  par: { args: '-- lucky-parol', says: /"volatility"/ },
  'migrate:new': { args: '-- thing', says: /nothing to write/ },
  'migrate:deploy': { says: /up to date/ },
  start: { says: /Ready in/, isServer: true },
  dev: { says: /is up on/, isServer: true },
  build: { says: /Built/ },
  check: UNKNOWN,
  test: UNKNOWN,
  'test:node24': UNKNOWN,
  conformance: UNKNOWN,
  bench: UNKNOWN,
  chaos: UNKNOWN,
  fuzz: UNKNOWN,
  // Last: it changes the sources.
  new: { args: '-- money/loyalty-shop', says: /new .*loyalty-shop/ },
  format: { says: /Finished/ },
}

let copy: string

async function linkPackages(): Promise<void> {
  await mkdir(join(copy, 'node_modules', '.cache'), { recursive: true })
  // Downloaded already, if it has been used.
  const node24 = 'node_modules/.cache/node24'
  if (await pathExists(join(root, node24))) await symlink(join(root, node24), join(copy, node24))
  const names = (await readdir(join(root, 'node_modules'))).filter((name) => name !== '.cache')
  await Promise.all(names.map((name) => symlink(join(root, 'node_modules', name), join(copy, 'node_modules', name))))
}

beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'palaro-scripts-'))
  // Root's PostgreSQL runs as another user, and would keep its data elsewhere.
  await chmod(copy, 0o755)
  await cp(root, copy, { recursive: true, filter: (path) => !NOT_COPIED.includes(basename(path)) })
  await linkPackages()
  await run('postinstall', { says: /generate/ })
}, SLOW_MS)

afterAll(async () => {
  // It stays for the next script.
  const pid = Number.parseInt(await readFile(join(copy, '.palaro/main/data/postmaster.pid'), 'utf8').catch(() => ''), 10)
  if (pid && isAlive(pid)) process.kill(pid, 'SIGQUIT')
  await rm(copy, { recursive: true, force: true })
})

async function run(script: string, { args = '', says, code = 0, isServer = false }: Trial): Promise<void> {
  const { TEST_DATABASE_URL: _, TEST_REDIS_URL: __, NODE_ENV: ___, PALARO_ENV_FILE: ____, ...env } = process.env
  const child = spawn('npm', ['run', script, ...args.split(' ').filter(Boolean)], {
    cwd: copy,
    env: { ...env, PORT: '3790', PALARO_DATABASE_PORT: String(DATABASE_PORT), NO_COLOR: '1' },
    detached: true,
  })
  let [output, isUp] = ['', false]
  const hear = (chunk: Buffer) => {
    output += chunk.toString()
    if (!isServer || isUp || !says.test(output)) return
    isUp = true
    // As Ctrl-C does: npm passes no signal on.
    process.kill(-child.pid!, 'SIGINT')
  }
  child.stdout.on('data', hear)
  child.stderr.on('data', hear)
  const [ended] = (await once(child, 'close')) as [number | null]
  expect(output, `npm run ${script}`).toMatch(says)
  expect(output, `npm run ${script}`).not.toMatch(/^\s+at .*:\d+:\d+\)?$/m)
  if (!isServer) expect(ended, output).toBe(code)
}

it('the table and the trials name the same scripts', async () => {
  const readme = await readFile(join(root, 'README.md'), 'utf8')
  const table = readme.slice(readme.indexOf('## Scripts'), readme.indexOf('## Environment'))
  const named = [...table.matchAll(/`npm (?:run )?([\w:]+)/g)].map(([, script]) => script)

  expect(new Set(Object.keys(TRIALS))).toEqual(new Set(named))
})

it.each(Object.entries(TRIALS))('npm run %s works, or says what is wrong', (script, trial) => run(script, trial), SLOW_MS)
