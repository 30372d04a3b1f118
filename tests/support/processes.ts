/** Starts one of our programs in a process of its own and waits until it listens. */
import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../', import.meta.url))
const START_MS = 30_000
const POLL_MS = 50
/** A port may accept and never answer. */
const ANSWER_MS = 5_000
/** As `npm start` and the image run it: a heap that grows in smaller steps. */
const SERVER_FLAGS = ['--max-semi-space-size=16', '--heap-growing-percent=30']

export interface Process {
  url: string
  /** Current resident memory, MB. */
  residentMb(): number
  stop(): Promise<void>
  /** At once, whatever it is doing. */
  kill(): Promise<void>
}

export async function startProcess(script: string, port: number, env: Record<string, string>, ready = '/'): Promise<Process> {
  const child: ChildProcess = spawn(process.execPath, [...SERVER_FLAGS, '--import', 'tsx', script], {
    cwd: root,
    env: { ...process.env, PALARO_ENV_FILE: '', PORT: String(port), ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const url = `http://127.0.0.1:${port}`
  for (const end = Date.now() + START_MS; ; await delay(POLL_MS)) {
    const isUp = await fetch(url + ready, { signal: AbortSignal.timeout(ANSWER_MS) }).then(
      (response) => response.ok,
      () => false,
    )
    if (isUp) break
    if (child.exitCode !== null || Date.now() > end) throw new Error(`${script} did not start`)
  }
  const end = (signal: 'SIGTERM' | 'SIGKILL') =>
    new Promise<void>((resolve) => {
      // It may have ended by itself, or been killed before.
      if (child.exitCode !== null || child.signalCode !== null) return resolve()
      child.once('exit', () => resolve())
      child.kill(signal)
    })
  return {
    url,
    residentMb: () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1] ?? 0) / 1024,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  }
}
