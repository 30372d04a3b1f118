/** Finds the merchant a `Merchant` header names. Read from Postgres at most every few seconds, because every call needs it. */
import { DEFAULT_LANGUAGE, type Language, language } from '#contract/wire.ts'
import type { MenuNode } from '#contract/site/system/status.ts'
import type { Database } from '../database.ts'
import { createHeld } from '../held.ts'
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
  /** The caller used the trial code, `<code>trial`. */
  isTrialSide: boolean
}

const TRIAL_SUFFIX = 'trial'
const FRESH_MS = 5_000
/** Beyond this age nothing is served, so that even the first call after an idle hour sees that a site was closed. */
const STALE_TIMES = 2

/** The asset of a member's money. Trial money is a different asset and never mixes with real money (LED-11). */
export const assetOf = (merchant: Pick<Merchant, 'currency'>, isTrial: boolean): string =>
  isTrial ? `${merchant.currency}.TRIAL` : merchant.currency

interface Deps {
  database: Database
  /** How long a read is served; tests see every change at once. */
  freshMs?: number
}

interface Read {
  byCode: ReadonlyMap<string, Merchant>
  byId: ReadonlyMap<number, Merchant>
}

export function createMerchantDirectory({ database, freshMs = FRESH_MS }: Deps) {
  const held = createHeld(read, { freshMs, staleMs: freshMs * STALE_TIMES })

  async function read(): Promise<Read> {
    const byCode = new Map<string, Merchant>()
    const byId = new Map<number, Merchant>()
    for (const row of await database.prisma.merchant.findMany()) {
      const merchant: Merchant = {
        id: row.id,
        code: row.code,
        name: row.name,
        currency: row.currency,
        currencySymbol: row.currencySymbol,
        currencyPosition: row.currencyPosition === 'B' ? 'B' : 'F',
        timezone: row.timezone,
        defaultLanguage: language.safeParse(row.defaultLanguage).data ?? DEFAULT_LANGUAGE,
        isUnderMaintenance: row.maintenance,
        settings: parseMerchantSettings(row.settings),
        flags: row.flags as Record<string, boolean>,
        menu: row.menu as unknown as MenuNode[],
        isTrialSide: false,
      }
      byId.set(merchant.id, merchant)
      byCode.set(merchant.code, merchant)
      byCode.set(merchant.code + TRIAL_SUFFIX, { ...merchant, isTrialSide: true })
    }
    return { byCode, byId }
  }

  /** One that was added since the last read is found once that is no longer fresh. */
  const look = async (find: (read: Read) => Merchant | undefined) => find(await held.get()) ?? find(await held.getFresh())

  return {
    /** Undefined = no such merchant. */
    find: (code: string): Promise<Merchant | undefined> => look(({ byCode }) => byCode.get(code)),
    /** The merchant of a member or game session. */
    findById: (id: number): Promise<Merchant | undefined> => look(({ byId }) => byId.get(id)),
    /** As they are now, by number. */
    all: async (): Promise<Merchant[]> => [...(await read()).byId.values()].toSorted((one, other) => one.id - other.id),
    /** Call after changing a merchant: this process sees the change with the next call, others within twice the time. */
    forget: () => held.forget(),
  }
}
export type MerchantDirectory = ReturnType<typeof createMerchantDirectory>
