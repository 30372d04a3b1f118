import { errors, type Locator } from '@playwright/test'

const TAP_MS = 2_000

/** Taps what a page that recovers by itself may take away at any moment. */
export const tapIfStillThere = (target: Locator): Promise<void> =>
  target.click({ timeout: TAP_MS }).catch((error: unknown) => {
    if (!(error instanceof errors.TimeoutError)) throw error
  })
