/** Steps of a shutdown; each runs whether or not the others fail. */
import { setTimeout as delay } from 'node:timers/promises'

export type Step = readonly [what: string, take: () => Promise<unknown> | unknown]

/** A step that takes longer is abandoned, so that the rest can finish too. */
const STEP_MS = 2_000

/** The error as text; undefined if there was none. */
async function takeStep([what, take]: Step, stepMs: number): Promise<string | undefined> {
  const done = new AbortController()
  const late = delay(stepMs, `${what}: not done within ${stepMs} ms`, { signal: done.signal }).catch(() => undefined)
  try {
    return await Promise.race([Promise.resolve(take()).then(() => undefined), late])
  } catch (error) {
    return `${what}: ${error instanceof Error ? error.message : String(error)}`
  } finally {
    done.abort()
  }
}

function report(failures: readonly (string | undefined)[]): void {
  const errors = failures.filter((failure) => failure !== undefined)
  if (errors.length > 0) throw new Error(errors.join('; '))
}

/** In order; throws one Error that names every step that failed or timed out. */
export async function stopAll(steps: readonly Step[], stepMs = STEP_MS): Promise<void> {
  const failures: (string | undefined)[] = []
  for (const step of steps) failures.push(await takeStep(step, stepMs))
  report(failures)
}

/** The same, concurrently. */
export async function stopAllAtOnce(steps: readonly Step[], stepMs = STEP_MS): Promise<void> {
  report(await Promise.all(steps.map((step) => takeStep(step, stepMs))))
}
