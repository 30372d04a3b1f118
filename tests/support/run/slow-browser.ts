/**
 * Slows browsers down as a slow phone would: their page processes run for one part of each cycle and stand still for the rest.
 * DevTools' own throttling spins instead of standing still, so that two slowed pages keep both cores busy and a run takes an hour.
 */
import { readdirSync, readFileSync } from 'node:fs'

/** One frame: shorter than anything a person or a test notices. */
const CYCLE_MS = 16
/** New pages are slow from their first tenth of a second on. */
const LOOK_EVERY = 6

function readProcess(pid: number, file: 'cmdline' | 'stat'): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'latin1')
  } catch {
    return ''
  }
}

/** `pid (name) state ppid …`, where the name may have spaces and brackets. */
function parentOf(pid: number): number | undefined {
  const stat = readProcess(pid, 'stat')
  const parent = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]
  return parent ? Number(parent) : undefined
}

function isBelow(pid: number, ancestor: number): boolean {
  for (let at = parentOf(pid); at !== undefined && at > 0; at = parentOf(at)) if (at === ancestor) return true
  return false
}

/** The page processes of browsers started below a process. */
function createRendererList(ancestor: number): () => readonly number[] {
  /** False for processes that are none: looked at once each. */
  let known = new Map<number, boolean>()
  return () => {
    const pids = readdirSync('/proc').map(Number).filter(Boolean)
    known = new Map(
      pids.map((pid) => [
        pid,
        known.get(pid) ?? (readProcess(pid, 'cmdline').includes('--type=renderer') && isBelow(pid, ancestor)),
      ]),
    )
    return pids.filter((pid) => known.get(pid))
  }
}

function signal(pids: readonly number[], name: 'SIGSTOP' | 'SIGCONT'): void {
  for (const pid of pids)
    try {
      process.kill(pid, name)
    } catch {
      // It has ended.
    }
}

/** Gives processes one `rate`-th of the time, until the returned function is called. `find` is asked again and again. */
export function slowDown(rate: number, find: () => readonly number[]): () => void {
  let slowed: readonly number[] = []
  let cycles = 0
  let timer: NodeJS.Timeout
  const run = () => {
    signal(slowed, 'SIGCONT')
    if (cycles++ % LOOK_EVERY === 0) slowed = find()
    timer = setTimeout(pause, CYCLE_MS / rate)
  }
  const pause = () => {
    signal(slowed, 'SIGSTOP')
    timer = setTimeout(run, CYCLE_MS - CYCLE_MS / rate)
  }
  run()
  return () => {
    clearTimeout(timer)
    signal(slowed, 'SIGCONT')
  }
}

/** Slows the pages of all browsers that this process or its children start. */
export const slowBrowsers = (rate: number): (() => void) => slowDown(rate, createRendererList(process.pid))
