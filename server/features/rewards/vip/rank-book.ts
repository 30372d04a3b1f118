/** Keeps members' ranks up to date: each is updated before it is read. */
import type { Language } from '#contract/wire.ts'
import { playRefusal } from '#server/features/identity/member/may-play.check.ts'
import { FIRST_RANK, type MemberRanks, type RankChange, type RankFacts } from '#server/features/rewards/reward/rank-facts.ts'
import type { PlaySums } from '#server/features/rewards/reward/reward-rule.ts'
import type { HouseLetters } from '#server/letters/house-letters.ts'
import { businessDay, dayStart } from '#server/platform/business-day.ts'
import { addMonths, firstOfMonth } from '#server/platform/calendar-day.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { PrismaTransaction } from '#server/platform/database.ts'
import type { Merchant } from '#server/platform/merchant/merchant-directory.ts'
import { hasVipRoom } from '#server/platform/merchant/vip-room.ts'
import type { InTransaction } from '#server/platform/transactions.ts'
import { beginning, followRank, type HeldRank, type MonthSum, MONTHS_READ } from './rank-course.ts'
import type { Rank, RankHolder, VipRankRepository } from './vip-rank.repository.ts'

interface Deps {
  ranks: VipRankRepository
  persons: PlaySums
  letters: Pick<HouseLetters, 'write' | 'announce'>
  inTransaction: InTransaction
  clock: Clock
}

export interface MemberStanding {
  /** From the first; empty if the merchant has none. */
  ranks: Rank[]
  held: HeldRank
  /** Of the current month. */
  sum: MonthSum
  facts: RankFacts
}

const NOTHING: MonthSum = { deposited: 0n, turnover: 0n }
type Texts = Partial<Record<Language, string>>

export function createRankBook({ ranks: rows, persons, letters, inTransaction, clock }: Deps) {
  /** Deposits and turnover of the months that decide. */
  async function monthsOf(memberId: number, from: string, current: string, zone: string): Promise<(month: string) => MonthSum> {
    const months: string[] = []
    for (let month = from; month <= current; month = addMonths(month, 1)) months.push(month)
    const edges = [...months, addMonths(current, 1)].map((month) => dayStart(month, zone))
    const windows = months.map((key, index) => ({ key, from: edges[index]!, until: edges[index + 1]!, categories: [] }))
    const [deposits, sumOf] = await Promise.all([rows.deposits(memberId, edges), persons.sums(memberId, windows)])
    return (month) => {
      const index = months.indexOf(month)
      return index < 0 ? NOTHING : { deposited: deposits[index]!, turnover: sumOf(windows[index]!).turnover }
    }
  }

  /** A member on a break gets no letters about ranks (RG-08). */
  async function writeLetters(
    tx: PrismaTransaction,
    merchant: Merchant,
    memberId: number,
    ranks: readonly Rank[],
    change: RankChange,
    mayPlay: boolean,
  ) {
    if (!mayPlay) return
    const rank: Texts = ranks.find(({ level }) => level === change.level)?.names ?? {}
    const key = change.level > change.fromLevel ? 'rank.reached' : 'rank.fallen'
    const occasion = `rank:${change.level}:${change.at.toISOString()}`
    await letters.write(tx, merchant, { memberId, letter: { key, params: { rank } }, occasion })
  }

  const isSame = (one: HeldRank | undefined, other: HeldRank) =>
    one?.level === other.level && one.month === other.month && one.heldUntil === other.heldUntil

  /** False if another caller has changed it meanwhile. */
  async function keep(
    memberId: number,
    merchant: Merchant,
    ranks: readonly Rank[],
    was: RankHolder,
    held: HeldRank,
    changes: readonly RankChange[],
  ): Promise<boolean> {
    const isKept = await inTransaction(async (tx) => {
      const holder = await rows.lock(tx, memberId)
      const { held: before } = await rows.holder(memberId, tx)
      if (was.held ? !isSame(before, was.held) : before !== undefined) return false
      await rows.save(tx, { memberId, merchantId: merchant.id }, held, changes)
      const last = changes.at(-1)
      if (last) await writeLetters(tx, merchant, memberId, ranks, last, playRefusal(holder, clock.now()) === undefined)
      return true
    })
    if (isKept && changes.length > 0) await letters.announce(merchant, memberId)
    return isKept
  }

  async function standing(memberId: number, merchant: Merchant): Promise<MemberStanding> {
    const { timezone: zone } = merchant
    for (;;) {
      const [now, ranks, was] = [clock.now(), await rows.ranks(merchant.id), await rows.holder(memberId)]
      const month = firstOfMonth(businessDay(now, zone))
      const start = was.held ?? beginning(month)
      const oldest = addMonths(month, 1 - MONTHS_READ)
      const sumOf = await monthsOf(memberId, start.month > oldest ? start.month : oldest, month, zone)
      const { held, changes } = followRank(start, { ranks, now, month, zone, sumOf })
      const facts = { level: held.level, changes: [...was.changes, ...changes] }
      // A member who never had another rank needs no row.
      const isKept = isSame(was.held, held) || (!was.held && held.level === 1 && changes.length === 0)
      if (isKept || (await keep(memberId, merchant, ranks, was, held, changes))) return { ranks, held, sum: sumOf(month), facts }
    }
  }

  return {
    standing,
    async factsOf(memberId: number, merchant: Merchant): Promise<RankFacts> {
      return hasVipRoom(merchant) ? (await standing(memberId, merchant)).facts : FIRST_RANK
    },
    /** Updates all members whose rank may have changed without a visit. Returns how many. */
    async followAll(merchant: Merchant): Promise<number> {
      if (!hasVipRoom(merchant)) return 0
      const month = firstOfMonth(businessDay(clock.now(), merchant.timezone))
      const due = await rows.due(merchant.id, month, addMonths(month, -1))
      for (const memberId of due) await standing(memberId, merchant)
      return due.length
    },
  } satisfies MemberRanks & Record<string, unknown>
}
export type RankBook = ReturnType<typeof createRankBook>
