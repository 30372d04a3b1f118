/** Performs a batch of catches in one transaction: locks, decides, writes the tickets and moves the money. */
import { grantEntry } from '#server/features/money/turnover/bonus-money.ts'
import { ticketName } from '#server/features/rewards/reward/claim-reward.ts'
import type { ClaimPlace } from '#server/features/rewards/reward/claim-place.ts'
import type { PersonLocks } from '#server/features/rewards/reward/reward-rule.ts'
import type { CommitTransaction, Entry, Ledger } from '#server/ledger/index.ts'
import { type CatchCall, type CatchState, type Decided, decideCatches, type NewCatch } from './decide-catches.ts'
import type { RainCatchRepository } from './rain-catch.repository.ts'

interface Deps {
  rows: RainCatchRepository
  persons: PersonLocks
  ledger: Pick<Ledger, 'postAllIn'>
}
const distinct = <T>(values: readonly T[]): T[] => [...new Set(values)]
const MARKS = ['address', 'device'] as const satisfies readonly (keyof ClaimPlace)[]

function entryOf({ memberId, amount, ticketId, asset, campaign }: NewCatch): Entry {
  const of = { merchantId: campaign.merchantId, memberId, asset }
  return grantEntry(of, `reward:${ticketId!}`, ticketName(ticketId!), amount, false)
}

export function createPerformCatches({ rows, persons, ledger }: Deps) {
  /** Locks members before rains, and both before accounts, as every claim does. */
  async function read(tx: CommitTransaction, batch: readonly CatchCall[], now: Date): Promise<CatchState> {
    const memberIds = distinct(batch.map(({ memberId }) => memberId))
    const rainIds = distinct(batch.map(({ rainId }) => rainId))
    const locked = await persons.lockAll(tx, memberIds, now)
    const rains = await rows.lockRains(tx, rainIds)
    const campaigns = await rows.campaigns(tx, distinct(rains.map(({ campaignId }) => campaignId)))
    const same = await rows.sameAccounts(tx, memberIds)
    const caught = await rows.caught(tx, rainIds, [...memberIds, ...same.map(({ otherId }) => otherId)])
    const free = new Map<bigint, Awaited<ReturnType<RainCatchRepository['free']>>>()
    for (const { id } of rains) free.set(id, await rows.free(tx, id, batch.length))
    const counts = new Map<string, number>()
    for (const mark of MARKS) {
      if (!campaigns.some((campaign) => campaign[`${mark}Limit`] > 0)) continue
      const values = distinct(batch.map(({ from }) => from[mark]))
      for (const { rainId, value, count } of await rows.caughtFrom(tx, rainIds, mark, values))
        counts.set(`${rainId} ${mark} ${value}`, count)
    }
    return {
      rains: new Map(rains.map((rain) => [rain.id, rain])),
      campaignOf: (campaignId) => campaigns.find(({ id }) => id === campaignId),
      persons: locked,
      caught,
      sameAccount: (memberId) => same.filter((pair) => pair.memberId === memberId).map(({ otherId }) => otherId),
      caughtFrom: (rainId, mark, value) => counts.get(`${rainId} ${mark} ${value}`) ?? 0,
      free: (rainId) => free.get(rainId) ?? [],
    }
  }

  return async function perform(tx: CommitTransaction, batch: readonly CatchCall[], now: Date): Promise<readonly Decided[]> {
    const { decisions, added } = decideCatches(batch, await read(tx, batch, now), now)
    if (added.length === 0) return decisions
    await rows.addTickets(tx, added, now)
    await rows.keep(tx, added, now)
    const entries = added.filter(({ ticketId }) => ticketId !== null).map(entryOf)
    if (entries.length > 0) await ledger.postAllIn(tx, entries)
    return decisions
  }
}
