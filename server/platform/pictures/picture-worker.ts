/** The process that re-encodes pictures (picture-process.mjs): started for the first one, stopped after an idle time. */
import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const PROGRAM = fileURLToPath(new URL('picture-process.mjs', import.meta.url))
const IDLE_MS = 30_000
const MAX_DRAWING_MS = 5_000
/** A busy machine may need time to start it. */
const MAX_STARTING_MS = 20_000
const HEAP_MB = 32

interface Work {
  content: Buffer
  size: number
  fit: 'cover' | 'inside'
  maxPixels: number
}
type Said = { isReady: true } | { drawn: Uint8Array | undefined }

/** Passes nothing of the server's environment on, so no secret is where hostile files are read. */
const environment = () => ({ PATH: process.env.PATH, MALLOC_ARENA_MAX: '1', UV_THREADPOOL_SIZE: '1' })

function start(): ChildProcess {
  const child = fork(PROGRAM, {
    execArgv: [`--max-old-space-size=${HEAP_MB}`, '--max-semi-space-size=1'],
    env: environment(),
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  // A script that is done need not wait for it.
  child.unref()
  child.channel?.unref()
  return child
}

/** The next message; undefined if the process ends, or is ended because it sends nothing in time. */
function nextOf(child: ChildProcess, patienceMs: number): Promise<Said | undefined> {
  return new Promise((resolve) => {
    const settle = (said?: Said) => {
      clearTimeout(timer)
      child.removeAllListeners()
      // An end that no one waits for needs no handling.
      child.on('error', () => {})
      resolve(said)
    }
    const timer = setTimeout(() => {
      child.kill('SIGKILL')
      settle()
    }, patienceMs)
    child.on('message', (said: Said) => settle(said))
    child.on('exit', () => settle())
    child.on('error', () => settle())
  })
}

export function createPictureWorker() {
  let child: ChildProcess | undefined
  let ending: ReturnType<typeof setTimeout> | undefined

  function end(): void {
    clearTimeout(ending)
    child?.kill('SIGKILL')
    child = undefined
  }
  const isRunning = () => child !== undefined && child.exitCode === null && child.signalCode === null && child.connected

  return {
    /**
     * One at a time, which the caller ensures. Undefined if the picture cannot be decoded, crashes the process, or takes too
     * long.
     */
    async draw(work: Work): Promise<Buffer | undefined> {
      clearTimeout(ending)
      if (!isRunning()) {
        child = start()
        if (!(await nextOf(child, MAX_STARTING_MS))) throw new Error('the picture process did not start')
      }
      const answer = nextOf(child!, MAX_DRAWING_MS)
      child!.send(work)
      const said = await answer
      ending = setTimeout(end, IDLE_MS).unref()
      return said && 'drawn' in said && said.drawn ? Buffer.from(said.drawn) : undefined
    },
    end,
  }
}
