/** Steps of an end: each is taken whatever becomes of the others. */
import { setTimeout as delay } from 'node:timers/promises'

export type Step = readonly [what: string, take: () => Promise<unknown> | unknown]

/** A step that takes longer is left behind: something holds it up, and the rest has to end too. */
const STEP_MS = 2_000

/** What went wrong, in words; undefined where nothing did. */
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
  const told = failures.filter((failure) => failure !== undefined)
  if (told.length > 0) throw new Error(told.join('; '))
}

/** In order; throws one Error that names every step that failed or did not end in time. */
export async function stopAll(steps: readonly Step[], stepMs = STEP_MS): Promise<void> {
  const failures: (string | undefined)[] = []
  for (const step of steps) failures.push(await takeStep(step, stepMs))
  report(failures)
}

/** The same, side by side. */
export async function stopAllAtOnce(steps: readonly Step[], stepMs = STEP_MS): Promise<void> {
  report(await Promise.all(steps.map((step) => takeStep(step, stepMs))))
}
