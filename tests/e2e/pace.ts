import { errors, type Locator, type Page } from '@playwright/test'

/** How much slower than the machine the browser is: `npm test -- --cpu-throttle 4`. Timeouts scale with it. */
export const CPU_THROTTLE = Number(process.env.E2E_CPU_THROTTLE ?? 1)

/** One more than cores: a test waits half of its time. A slowed browser stands still most of it. */
export const WORKERS = CPU_THROTTLE > 1 ? 10 : 3

export const paced = (ms: number) => ms * CPU_THROTTLE

/** How long a notice stays by itself, at least and at most (`TOAST_MS`). */
const [NOTICE_LEAST_MS, NOTICE_MOST_MS] = [1_000, 3_000]

/** To a page that stands still most of the time, its own timers are too fast: a notice would be gone before anyone can look at it. */
export const slowNotices = (page: Page): Promise<unknown> | undefined =>
  CPU_THROTTLE === 1
    ? undefined
    : page.addInitScript(
        ({ least, most, factor }) => {
          const { setTimeout: wait } = window
          const slowly = (work: () => void, ms = 0, ...values: unknown[]) =>
            wait(work, ms >= least && ms <= most ? ms * factor : ms, ...values)
          window.setTimeout = slowly as typeof window.setTimeout
        },
        { least: NOTICE_LEAST_MS, most: NOTICE_MOST_MS, factor: CPU_THROTTLE },
      )

const TAP_MS = 2_000

/** Taps what a page that recovers by itself may take away at any moment. */
export const tapIfStillThere = (target: Locator): Promise<void> =>
  target.click({ timeout: paced(TAP_MS) }).catch((error: unknown) => {
    if (!(error instanceof errors.TimeoutError)) throw error
  })
