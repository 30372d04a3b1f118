/**
 * Answers of an earlier visit, shown at once and refreshed in the background (SCR-46): the data of queries with `meta.isKept`,
 * or what `meta.forKeeping` makes of it. No balances, no tokens, nothing personal except the games played last. Only reading is
 * part of the first page; keep-answers.ts writes, later.
 */
import type { QueryClient } from '@tanstack/react-query'
import { currentLanguage } from './i18n.ts'
import { merchantCode } from './merchant.ts'
import { currentSession, KEPT_KEY } from './session.ts'
import { readStored } from './storage.ts'

/** Public answers outlive the visit; a member's own go with the session. */
export const KEPT_AREAS = ['localStorage', 'sessionStorage'] as const
export type KeptArea = (typeof KEPT_AREAS)[number]

/** A query's key, its data and when it was fetched, ms. */
export type KeptAnswer = readonly [key: readonly unknown[], data: unknown, at: number]

/** A week. */
const GOOD_FOR_MS = 604_800_000

/** Who the answers are for: this build (its file name has a hash), merchant, language and, for private ones, member. */
export const keptFor = (area: KeptArea): string =>
  [import.meta.url, merchantCode(), currentLanguage(), area === 'sessionStorage' && currentSession()?.userName].join()

/** JSON has no bigint: written as `{$n: '5'}`. */
const revive = (_name: string, value: { $n?: string } | null) => (value?.$n ? BigInt(value.$n) : value)

export function readKept(area: KeptArea): KeptAnswer[] {
  try {
    const [owner, answers] = JSON.parse(readStored(area, KEPT_KEY) ?? '', revive) as [string, KeptAnswer[]]
    return owner === keptFor(area) ? answers.filter(([, , at]) => Date.now() - at < GOOD_FOR_MS) : []
  } catch {
    // None or damaged: treat it as the first visit.
    return []
  }
}

/** Restored as stale, however new: every query asks again, because the site may have closed. */
export function restoreKept(queryClient: QueryClient): void {
  for (const [key, data, updatedAt] of KEPT_AREAS.flatMap(readKept)) queryClient.setQueryData(key, data, { updatedAt })
  void queryClient.invalidateQueries()
}
