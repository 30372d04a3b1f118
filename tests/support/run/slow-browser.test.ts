import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { expect, it, vi } from 'vitest'
import { slowDown } from './slow-browser.ts'

/** T = stopped. */
const stateOf = (pid: number) => readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ')[1]![0]

it.skipIf(process.platform !== 'linux')('a slowed process stands still part of the time, and runs again at the end', async () => {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1)'], { stdio: 'ignore' })
  await once(child, 'spawn')
  const atFullSpeed = slowDown(4, () => [child.pid!])
  const seen = new Set<string>()
  await vi.waitFor(
    () => {
      seen.add(stateOf(child.pid!)!)
      expect(seen.has('T')).toBe(true)
      expect(seen.size).toBeGreaterThan(1)
    },
    { interval: 1, timeout: 5_000 },
  )

  atFullSpeed()

  await vi.waitFor(() => expect(stateOf(child.pid!)).not.toBe('T'))
  child.kill()
  await once(child, 'close')
})

it.skipIf(process.platform !== 'linux')('a process that has ended disturbs nothing', async () => {
  const child = spawn(process.execPath, ['-e', ''], { stdio: 'ignore' })
  const atFullSpeed = slowDown(4, () => [child.pid!])
  await once(child, 'close')
  await new Promise((resolve) => setTimeout(resolve, 50))
  atFullSpeed()
})
