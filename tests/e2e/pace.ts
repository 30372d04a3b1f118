import { errors, type Locator } from '@playwright/test'

/** How much slower than the machine the browser is: `npm test -- --cpu-throttle 4`. Timeouts scale with it. */
export const CPU_THROTTLE = Number(process.env.E2E_CPU_THROTTLE ?? 1)

/** One more than cores: a test waits half of its time. A slowed browser stands still most of it. */
export const WORKERS = CPU_THROTTLE > 1 ? 10 : 3

export const paced = (ms: number) => ms * CPU_THROTTLE

const TAP_MS = 2_000

/** Taps what a page that recovers by itself may take away at any moment. */
export const tapIfStillThere = (target: Locator): Promise<void> =>
  target.click({ timeout: paced(TAP_MS) }).catch((error: unknown) => {
    if (!(error instanceof errors.TimeoutError)) throw error
  })
