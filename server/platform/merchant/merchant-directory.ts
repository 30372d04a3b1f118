/** Who a `Merchant` header names. Read from Postgres at most once in a few seconds: every call needs it. */
import { type Language, language } from '#contract/wire.ts'
import type { MenuNode } from '#contract/system.ts'
import type { Database } from '../database.ts'
import { parseMerchantSettings, type MerchantSettings } from './merchant-settings.ts'

export interface Merchant {
  id: number
  code: string
  name: string
  currency: string
  currencySymbol: string
  currencyPosition: 'F' | 'B'
  timezone: string
  defaultLanguage: Language
  isUnderMaintenance: boolean
  settings: MerchantSettings
  flags: Record<string, boolean>
  menu: MenuNode[]
  /** The caller came in by the trial side, `<code>trial`. */
  isTrialSide: boolean
}

const TRIAL_SUFFIX = 'trial'
const FRESH_MS = 5_000

/** The asset a member's money is in. Trial money is another asset: it can never meet real money (LED-11). */
export const assetOf = (merchant: Pick<Merchant, 'currency'>, isTrial: boolean): string =>
  isTrial ? `${merchant.currency}.TRIAL` : merchant.currency

interface Deps {
  database: Database
  /** How long an answer is served unread; tests see every change at once. */
  freshMs?: number
}

export function createMerchantDirectory({ database, freshMs = FRESH_MS }: Deps) {
  let byCode = new Map<string, Merchant>()
  let readAt = Number.NEGATIVE_INFINITY
  let reading: Promise<void> | undefined

  async function read() {
    const rows = await database.prisma.merchant.findMany()
    const next = new Map<string, Merchant>()
    for (const row of rows) {
      const merchant: Merchant = {
        id: row.id,
        code: row.code,
        name: row.name,
        currency: row.currency,
        currencySymbol: row.currencySymbol,
        currencyPosition: row.currencyPosition === 'B' ? 'B' : 'F',
        timezone: row.timezone,
        defaultLanguage: language.safeParse(row.defaultLanguage).data ?? 'tl',
        isUnderMaintenance: row.maintenance,
        settings: parseMerchantSettings(row.settings),
        flags: row.flags as Record<string, boolean>,
        menu: row.menu as unknown as MenuNode[],
        isTrialSide: false,
      }
      next.set(merchant.code, merchant)
      next.set(merchant.code + TRIAL_SUFFIX, { ...merchant, isTrialSide: true })
    }
    byCode = next
    readAt = performance.now()
  }

  const refresh = () =>
    (reading ??= read().finally(() => {
      reading = undefined
    }))

  return {
    /** Undefined = no such merchant. Stale answers are served while the next read runs. */
    async find(code: string): Promise<Merchant | undefined> {
      const isFresh = performance.now() - readAt < freshMs
      if (!isFresh) {
        const refreshing = refresh()
        if (readAt === Number.NEGATIVE_INFINITY || freshMs === 0) await refreshing
        else refreshing.catch(() => {})
      }
      const known = byCode.get(code)
      if (known || isFresh) return known
      await refresh()
      return byCode.get(code)
    },
    /** The merchant of a member or game session. */
    async findById(id: number): Promise<Merchant | undefined> {
      if (byCode.size === 0) await refresh()
      for (const merchant of byCode.values()) if (merchant.id === id && !merchant.isTrialSide) return merchant
      await refresh()
      for (const merchant of byCode.values()) if (merchant.id === id && !merchant.isTrialSide) return merchant
      return undefined
    },
    /** After a change of settings: the next call reads them. */
    forget() {
      byCode = new Map()
      readAt = Number.NEGATIVE_INFINITY
    },
  }
}
export type MerchantDirectory = ReturnType<typeof createMerchantDirectory>
