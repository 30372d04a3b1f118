/** What worlds are made with. */
import bcrypt from 'bcrypt'
import { DEFAULT_PASSWORD } from '#seed/builders/index.ts'
import type { BuilderDeps } from '#seed/builders/context.ts'
import { startOfBusinessDay } from '#server/platform/business-day.ts'

export interface WorldDeps extends BuilderDeps {
  /** As in the configuration. */
  auditKey?: string | undefined
  /** Prints a line for the person at the terminal. */
  say?: ((line: string) => void) | undefined
}

export interface WorldOptions {
  /** For `load`: how many members, below how many agents, with bets of how many days. */
  members?: number
  agents?: number
  days?: number
  /** For `merchant`: the code of the new one, and of the one to copy. */
  code?: string
  like?: string
}

export const DAY_MS = 86_400_000
export const HOUR_MS = 3_600_000
export const MINUTE_MS = 60_000

/** One hash for a whole world: all its accounts have the same password. */
export const hashOfWorld = ({ bcryptCost }: Pick<WorldDeps, 'bcryptCost'>): Promise<string> =>
  bcrypt.hash(DEFAULT_PASSWORD, bcryptCost)

/** A world's dates are relative to the start of today, so that it looks current and stays the same all day. */
export const startOfToday = ({ clock }: Pick<WorldDeps, 'clock'>, zone: string): Date => startOfBusinessDay(clock.now(), zone)

export const after = (from: Date, days: number): Date => new Date(from.getTime() + days * DAY_MS)
