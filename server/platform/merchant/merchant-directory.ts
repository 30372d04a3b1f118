/** Finds the merchant a `Merchant` header names. Read from Postgres at most every few seconds, because every call needs it. */
import type { Database } from '../database.ts'
import { createHeld } from '../held.ts'
import { createMerchantRepository, type Merchant } from './merchant.repository.ts'

export type { Merchant } from './merchant.repository.ts'

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
  const merchants = createMerchantRepository(database)
  const held = createHeld(read, { freshMs, staleMs: freshMs * STALE_TIMES })

  async function read(): Promise<Read> {
    const all = await merchants.all()
    return {
      byId: new Map(all.map((merchant) => [merchant.id, merchant])),
      byCode: new Map(
        all.flatMap((merchant): [string, Merchant][] => [
          [merchant.code, merchant],
          [merchant.code + TRIAL_SUFFIX, { ...merchant, isTrialSide: true }],
        ]),
      ),
    }
  }

  /** Finds a merchant added since the last read as soon as that read is no longer fresh. */
  const look = async (find: (read: Read) => Merchant | undefined) => find(await held.get()) ?? find(await held.getFresh())

  return {
    /** Undefined = no such merchant. */
    find: (code: string): Promise<Merchant | undefined> => look(({ byCode }) => byCode.get(code)),
    /** The merchant of a member or game session. */
    findById: (id: number): Promise<Merchant | undefined> => look(({ byId }) => byId.get(id)),
    /** All merchants, read just now, sorted by id. */
    all: async (): Promise<Merchant[]> => [...(await read()).byId.values()].toSorted((one, other) => one.id - other.id),
    /** Call after changing a merchant: this process sees the change with the next call, others within twice the time. */
    forget: () => held.forget(),
  }
}
export type MerchantDirectory = ReturnType<typeof createMerchantDirectory>
