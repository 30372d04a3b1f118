/** The ranks of the VIP room in the back office, with what reward campaigns give at each and how much that costs the house. */
import type { Body } from '#contract/endpoint.ts'
import type * as vipRanksEndpoints from '#contract/back-office/vip-ranks.ts'
import type { ManagedRank, ManagedRanks, RankBody } from '#contract/back-office/vip-ranks.ts'
import type { AuditLog } from '#server/audit/audit-log.ts'
import { changesOf, missingIn } from '#server/features/back-office/content-management/content-change.ts'
import type { EditorFacts } from '#server/features/back-office/content-management/editor-facts.ts'
import { readCampaign } from '#server/features/rewards/reward/reward-campaign.ts'
import { keptOf } from '#server/features/rewards/reward/reward-worth.ts'
import { benefitsAt } from '#server/features/rewards/vip/rank-benefits.ts'
import { bestOriginalReturn } from '#server/games/fair/best-return.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Clock } from '#server/platform/clock.ts'
import { storedTexts } from '#server/platform/stored-texts.ts'
import type { Merchant } from '#server/platform/merchant/merchant-directory.ts'
import type { InTransaction } from '#server/platform/transactions.ts'
import { runsDuring } from './rank-offers.ts'
import { betShares } from '#server/features/rewards/reward/bet-shares.ts'
import { rankProblems } from './rank-problems.ts'
import type { RankData, RankRow, VipRanksRepository } from './vip-ranks.repository.ts'

interface Deps {
  ranks: VipRanksRepository
  audit: AuditLog
  inTransaction: InTransaction
  clock: Clock
}
type Cost = Pick<ManagedRank, 'upgradeBonus' | 'salary' | 'birthdayGift' | 'kept' | 'gain'>

function bodyOf({ minDeposit, minTurnover, withdrawPerDay, withdrawAmountPerDay, freeWithdrawals, ...row }: RankRow): RankBody {
  const named = Object.entries(storedTexts.parse(row.names)).map(([language, name]) => [language, { name }])
  return {
    names: Object.fromEntries(named),
    minDeposit,
    minTurnover,
    withdrawPerDay,
    withdrawAmountPerDay,
    freeWithdrawals,
  }
}
const dataOf = ({ names: named, ...rank }: RankBody): RankData => ({
  ...rank,
  names: Object.fromEntries(Object.entries(named).flatMap(([language, one]) => (one ? [[language, one.name]] : []))),
})

const versionOf = (rows: readonly RankRow[]): number => rows[0]?.version ?? 0

/** Ranks by level, as in the audit log. */
const byLevel = (ranks: readonly RankBody[]) => Object.fromEntries(ranks.map((rank, place) => [`rank ${place + 1}`, rank]))

/** Members above the last rank hold the last. Everyone without a row holds the first, so holders of the first are not counted. */
const holdersOf = (level: number, last: number, counts: ReadonlyMap<number, number>): number | null =>
  level === 1
    ? null
    : [...counts].reduce((sum, [held, count]) => sum + (held === level || (level === last && held > last) ? count : 0), 0)

export function createVipRanksService({ ranks, audit, inTransaction, clock }: Deps) {
  async function costs({ id: merchantId, settings }: Merchant, rows: readonly RankRow[]): Promise<Cost[]> {
    const now = clock.now()
    const running = (await ranks.campaigns(merchantId))
      .map(readCampaign)
      .filter((one) => runsDuring(one, { from: now, until: now }))
    const rebates = betShares(running, rows.length, settings.points.rates)
    const house = { originalsReturn: bestOriginalReturn() }
    let salariesSoFar = 0n
    return rows.map(({ minTurnover }, place) => {
      const { upgradeBonus, salary, birthdayGift } = benefitsAt(running, place + 1)
      const kept = keptOf(minTurnover, rebates[place] ?? {}, house)
      salariesSoFar += salary
      return { upgradeBonus, salary, birthdayGift, kept, gain: salariesSoFar - kept }
    })
  }

  async function list({ merchant }: Pick<EditorFacts, 'merchant'>): Promise<ManagedRanks> {
    const [rows, counts] = await Promise.all([ranks.ranks(merchant.id), ranks.members(merchant.id)])
    const cost = await costs(merchant, rows)
    return {
      version: versionOf(rows),
      ranks: rows.map((row, place) => {
        const body = bodyOf(row)
        return {
          ...body,
          ...cost[place]!,
          level: row.level,
          missing: missingIn(body.names),
          members: holdersOf(row.level, rows.length, counts),
        }
      }),
    }
  }

  return {
    list,

    /** Saves all ranks at once. Throws `request.param.err` with its fields, `content.changed`. */
    async save(facts: EditorFacts, body: Body<(typeof vipRanksEndpoints)['saveVipRanks']>): Promise<ManagedRanks> {
      const { id: merchantId, defaultLanguage } = facts.merchant
      const fields = rankProblems(body.ranks, defaultLanguage)
      if (fields.length > 0) throw new AppError('request.param.err', { fields })
      await inTransaction(async (tx) => {
        await ranks.lock(tx, merchantId)
        const before = await ranks.ranks(merchantId, tx)
        const version = versionOf(before)
        if (version !== body.version) throw new AppError('content.changed', { data: { version } })
        const changes = changesOf(before.length > 0 ? byLevel(before.map(bodyOf)) : undefined, byLevel(body.ranks))
        if (Object.keys({ ...changes.before, ...changes.after }).length === 0) return
        await ranks.replace(tx, merchantId, body.ranks.map(dataOf), version + 1)
        await audit.record(tx, facts, { action: 'vip.ranks', entity: 'vip-ranks', entityId: merchantId, ...changes })
      })
      return list(facts)
    },
  }
}
export type VipRanksService = ReturnType<typeof createVipRanksService>
