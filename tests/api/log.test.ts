/** What is in the log when a process ends in the middle of its work. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'palaro-log-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

interface Line {
  level: number
  msg: string
  err?: { message: string }
}

async function run(then: string, killAfterMs?: number): Promise<{ code: number | null; lines: Line[] }> {
  const file = join(folder, then)
  const child = spawn(process.execPath, ['--import', 'tsx', 'tests/support/log-lines.ts', file, then], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  if (killAfterMs !== undefined) {
    await once(child.stdout, 'data')
    setTimeout(() => child.kill('SIGKILL'), killAfterMs)
  }
  const [code] = (await ended) as [number | null]
  const text = await readFile(file, 'utf8')
  return {
    code,
    lines: text
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Line),
  }
}
const messages = (lines: Line[]) => lines.map(({ msg }) => msg)

describe('the log', () => {
  it('has a warning and everything before it at once, even if the process is killed', async () => {
    expect(messages((await run('warn', 0)).lines)).toEqual(['an ordinary line', 'the ledger has drifted'])
  })

  it('has an ordinary line within about a second', async () => {
    expect(messages((await run('wait', 1_300)).lines)).toEqual(['an ordinary line'])
  })

  it('has every line when the process ends', async () => {
    expect(messages((await run('exit')).lines)).toEqual(['an ordinary line'])
  })

  it.each(['throw', 'reject'])('has an uncaught error (%s), and the process stops in good order', async (then) => {
    const { code, lines } = await run(then)

    expect(code).toBe(1)
    expect(messages(lines)).toEqual(['an ordinary line', 'uncaught error; the process stops', 'stopped'])
    expect(lines[1]).toMatchObject({ level: 60, err: { message: 'a bug no one caught' } })
  })
})
