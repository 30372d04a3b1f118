/** Palaro in other people's tests: the example in the docs is run as it is, in a folder that contains nothing else. */
import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))
const TIMEOUT_MS = 180_000
/** As in any project: only the packages it imports. */
const INSTALLED = { palaro: ROOT, supertest: join(ROOT, 'node_modules/supertest'), tsx: join(ROOT, 'node_modules/tsx') }

let project: string
let temporary: string

beforeAll(async () => {
  project = await mkdtemp(join(tmpdir(), 'palaro-elsewhere-'))
  temporary = join(project, 'tmp')
  await mkdir(join(project, 'node_modules'))
  await mkdir(temporary)
  // As root, PostgreSQL runs as another user, who needs access to them.
  for (const folder of [project, temporary]) await chmod(folder, 0o711)
  // What tsx has compiled is shared: alone, each run would compile the whole server again.
  const compiled = `tsx-${process.geteuid!()}`
  await mkdir(join(tmpdir(), compiled), { recursive: true })
  await symlink(join(tmpdir(), compiled), join(temporary, compiled))
  for (const [name, path] of Object.entries(INSTALLED)) await symlink(path, join(project, 'node_modules', name))
  await writeFile(join(project, 'package.json'), '{"type":"module"}')
})
afterAll(() => rm(project, { recursive: true, force: true }))

const options = () => ({ cwd: project, env: { PATH: process.env.PATH, HOME: process.env.HOME, TMPDIR: temporary } })

function run(file: string) {
  return new Promise<string>((resolve) =>
    execFile(process.execPath, ['--import', 'tsx', '--test', file], options(), (_error, stdout, stderr) =>
      resolve(stdout + stderr),
    ),
  )
}

/** Database folders, by our prefix. */
const foldersLeft = async () => (await readdir(temporary)).filter((name) => name.startsWith('palaro-testing-'))

const commandsOf = async () => {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  return Promise.all(pids.map((pid) => readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')))
}
const serversRunning = async () => (await commandsOf()).filter((command) => command.includes(temporary)).length

it(
  'the example of the docs passes, and leaves nothing behind',
  async () => {
    const page = await readFile(join(ROOT, 'server/docs/testing-against-palaro.md'), 'utf8')
    const [, example] = /```ts\n(.*?)```/s.exec(page)!
    await writeFile(join(project, 'example.test.ts'), example!)

    const output = await run('example.test.ts')

    expect(output).toMatch(/pass 3\n.*fail 0\n/)
    expect(await foldersLeft()).toEqual([])
    await expect.poll(serversRunning).toBe(0)
  },
  TIMEOUT_MS,
)

it(
  'worlds coexist, have operators, and go when their process is told to end',
  async () => {
    await writeFile(
      join(project, 'two.ts'),
      `import { startPalaro } from 'palaro/testing'
       import request from 'supertest'
       const both = await Promise.all([startPalaro({ world: 'empty' }), startPalaro({ world: 'empty' })])
       const [one, other] = both
       one.clock.set(new Date('2031-05-01T00:00:00Z'))
       const manager = await one.as(await one.given.operator())
       const { body } = await request(one.url).get('/wps/operator/session').set(manager.headers)
       const member = await other.given.member({ username: 'here' })
       const isElsewhere = await one.as(member).then(() => true, () => false)
       console.log(JSON.stringify([body.value?.role, one.clock.now().getFullYear(), other.clock.now().getFullYear() < 2031, isElsewhere]))
       process.kill(process.pid, 'SIGTERM')`,
    )

    const child = spawn(process.execPath, ['--import', 'tsx', 'two.ts'], { ...options(), stdio: ['ignore', 'pipe', 'inherit'] })
    let output = ''
    child.stdout.on('data', (text) => (output += text))
    const [, signal] = (await once(child, 'close')) as [number, string]

    expect(JSON.parse(output)).toEqual(['MANAGER', 2031, true, false])
    expect(signal).toBe('SIGTERM')
    expect(await foldersLeft()).toEqual([])
    await expect.poll(serversRunning).toBe(0)
  },
  TIMEOUT_MS,
)

it(
  'the next start removes what a killed one left',
  async () => {
    await writeFile(
      join(project, 'killed.ts'),
      `import { startPalaro } from 'palaro/testing'
       await startPalaro({ world: 'empty' })
       process.kill(process.pid, 'SIGKILL')`,
    )
    const child = spawn(process.execPath, ['--import', 'tsx', 'killed.ts'], { ...options(), stdio: 'inherit' })
    await once(child, 'close')
    expect(await foldersLeft()).toHaveLength(1)

    await writeFile(
      join(project, 'next.ts'),
      `import { startPalaro } from 'palaro/testing'
       await (await startPalaro({ world: 'empty' })).stop()
       const stoppedAt = Date.now()
       process.on('exit', () => console.log(Date.now() - stoppedAt))`,
    )
    const next = spawn(process.execPath, ['--import', 'tsx', 'next.ts'], { ...options(), stdio: ['ignore', 'pipe', 'inherit'] })
    let waited = ''
    next.stdout.on('data', (text) => (waited += text))
    await once(next, 'close')

    // Nothing in it keeps the process from ending.
    expect(Number(waited || 'NaN')).toBeLessThan(2_000)
    expect(await foldersLeft()).toEqual([])
    await expect.poll(serversRunning).toBe(0)
  },
  TIMEOUT_MS,
)
