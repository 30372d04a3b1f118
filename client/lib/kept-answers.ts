/**
 * Answers of an earlier visit, shown at once and renewed in the background (spec §4): what a query with `meta.isKept` was
 * told, or what `meta.forKeeping` makes of it. No balances, no tokens, nothing about a person but the games played last.
 * Only reading them is part of the first page; keep-answers.ts writes them, later.
 */
import type { QueryClient } from '@tanstack/react-query'
import { currentLanguage } from './i18n.ts'
import { merchantCode } from './merchant.ts'
import { currentSession, KEPT_KEY } from './session.ts'
import { readStored } from './storage.ts'

/** What is the same for everybody outlives the visit; a member's own goes with the session. */
export const KEPT_AREAS = ['localStorage', 'sessionStorage'] as const
export type KeptArea = (typeof KEPT_AREAS)[number]

/** A query's key, its data and when they came, ms. */
export type KeptAnswer = readonly [key: readonly unknown[], data: unknown, at: number]

/** A week. */
const GOOD_FOR_MS = 604_800_000

/** Whose answers they are: of this build (its file's name has a hash), merchant, language and, for a member's own, member. */
export const keptFor = (area: KeptArea): string =>
  [import.meta.url, merchantCode(), currentLanguage(), area === 'sessionStorage' && currentSession()?.userName].join()

/** JSON has no bigint: written as `{$n: '5'}`. */
const revive = (_name: string, value: { $n?: string } | null) => (value?.$n ? BigInt(value.$n) : value)

export function readKept(area: KeptArea): KeptAnswer[] {
  try {
    const [owner, answers] = JSON.parse(readStored(area, KEPT_KEY) ?? '', revive) as [string, KeptAnswer[]]
    return owner === keptFor(area) ? answers.filter(([, , at]) => Date.now() - at < GOOD_FOR_MS) : []
  } catch {
    // None, or damaged: as if it were the first visit.
    return []
  }
}

/** However new they are, whoever looks at them asks again: the site may be closed by now. */
export function restoreKept(queryClient: QueryClient): void {
  for (const [key, data, updatedAt] of KEPT_AREAS.flatMap(readKept)) queryClient.setQueryData(key, data, { updatedAt })
  void queryClient.invalidateQueries()
}
