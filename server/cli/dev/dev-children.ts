/** Runs the development server in its own process; a new one takes over once it is up, and only then the old one ends. */
import { type ChildProcess, fork } from 'node:child_process'
import * as z from 'zod'

const READY = z.object({ port: z.number() })

interface Options {
  /** Prints a message for the user. */
  say(line: string): void
  env: Record<string, string | undefined>
}

const whenReady = (child: ChildProcess) =>
  new Promise<number | undefined>((resolve) => {
    child.once('message', (message) => resolve(READY.parse(message).port))
    child.once('exit', () => resolve(undefined))
  })
const whenGone = (child: ChildProcess) =>
  new Promise<void>((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve()
    else child.once('exit', () => resolve())
  })

export function createDevChildren({ say, env }: Options) {
  let current: ChildProcess | undefined
  let next: ChildProcess | undefined
  let up: (port: number) => void
  let port = new Promise<number>((resolve) => (up = resolve))

  /** If a server ends by itself, requests wait for the next edit. */
  function watch(child: ChildProcess): void {
    child.once('exit', () => {
      if (child !== current) return
      current = undefined
      port = new Promise((resolve) => (up = resolve))
      say('The server stopped by itself; it restarts after the next change.')
    })
  }

  return {
    port: () => port,

    /** False if the new server does not start; then the old one goes on. */
    async replace(script: string): Promise<boolean> {
      const child = fork(script, [], { env, execArgv: ['--enable-source-maps'] })
      next = child
      const readyOn = await whenReady(child)
      next = undefined
      if (readyOn === undefined) return false
      const old = current
      current = child
      watch(child)
      up(readyOn)
      port = Promise.resolve(readyOn)
      old?.kill('SIGTERM')
      return true
    },

    async stop(): Promise<void> {
      const living = [current, next].filter((child) => child !== undefined)
      current = undefined
      for (const child of living) child.kill('SIGTERM')
      await Promise.all(living.map(whenGone))
    },
  }
}
