/** An open bonus: its money in the ledger, its rules as in a grant, and its progress. */
import type { OnWithdrawal } from '#contract/money/turnover/bonus-terms.ts'
import { campaignRules, rulesOfGrant, rulesToKeep } from '#server/features/money/turnover/bonus/bonus-rules.ts'
import { grantEntry } from '#server/features/money/turnover/bonus-money.ts'
import { amount } from './amount.ts'
import type { BuilderDeps } from './context.ts'
import { assetOfMember } from './money.ts'
import { unique } from './unique.ts'

export interface OpenBonusDetails {
  member: { id: number }
  bonus?: bigint
  required?: bigint
  done?: bigint
  /** What is left of it after play; the house won the rest. */
  bonusLeft?: bigint
  /** The win or loss of the member's own money meanwhile, paid by or to the house. */
  ownResult?: bigint
  maxStake?: bigint | null
  minOdds?: number
  maxOdds?: number
  contribution?: Record<string, number>
  /** At most this many bonuses are released to the member; 0 = no limit. */
  maxRelease?: number
  onWithdrawal?: OnWithdrawal
  expiresAt?: Date | null
  titles?: Record<string, string>
  createdAt?: Date
}
const TABLE_MINIMUM = amount(1)
/** A member without requirements has the cursor at the newest round. */
const START_CURSOR = `
  INSERT INTO turnover_cursor (member_id, round_id, round_at)
  SELECT $1::integer, COALESCE(max(id), 0), COALESCE(max(created_at), now()) FROM game_round WHERE member_id = $1::integer
  ON CONFLICT (member_id) DO NOTHING`

/** No order granted it and no round was played: register it as imported, so that the sweep accepts it (LED-10). */
const PUT_THERE = `
  INSERT INTO ledger_import (entry_id, merchant_id, net, created_at)
  SELECT k.entry_id, $2::integer, coalesce(sum(p.amount) FILTER (WHERE p.member_id IS NOT NULL), 0), k.created_at
  FROM ledger_key k JOIN ledger_posting p ON p.entry_id = k.entry_id WHERE k.key = ANY ($1::text[]) GROUP BY k.entry_id, k.created_at`

/** A bonus of 1,000 with a turnover of 23,000, unless told otherwise. */
export async function createOpenBonus({ database: { prisma, pool }, ledger, clock }: BuilderDeps, details: OpenBonusDetails) {
  const { bonus = amount(1_000), required = amount(23_000), done = 0n, ownResult = 0n, expiresAt = null } = details
  const { bonusLeft = bonus, titles = { en: unique('Bonus') }, createdAt = clock.now() } = details
  const owner = await prisma.member.findUniqueOrThrow({ where: { id: details.member.id }, include: { merchant: true } })
  const of = { merchantId: owner.merchantId, memberId: owner.id, asset: assetOfMember(owner) }
  const { maxStake = null, minOdds, maxOdds, contribution, maxRelease, onWithdrawal } = details
  const rules = campaignRules.parse({
    maxStake: maxStake === null ? String(amount(1_000_000)) : String(maxStake),
    minOdds,
    maxOdds,
    contribution,
    maxRelease,
    onWithdrawal,
  })
  const reference = unique('B')
  await pool.query(START_CURSOR, [owner.id])
  await ledger.post(grantEntry(of, `seed-bonus:${reference}`, reference, bonus, true))
  const played = bonusLeft + ownResult - bonus
  if (played !== 0n)
    await ledger.post({
      key: `seed-bonus-played:${reference}`,
      type: played > 0n ? 'WIN' : 'BET',
      reference,
      lines: [
        { account: { ...of, kind: 'MEMBER_MAIN' }, amount: played, code: played > 0n ? 'WIN' : 'BET' },
        { account: { merchantId: of.merchantId, asset: of.asset, kind: 'HOUSE_GAMES' }, amount: -played, code: 'BET_SETTLED' },
      ],
    })
  if (bonusLeft !== bonus)
    await ledger.post({
      key: `seed-bonus-use:${reference}`,
      type: 'BONUS_USE',
      reference,
      lines: [
        { account: { merchantId: of.merchantId, asset: of.asset, kind: 'BONUS_OPEN' }, amount: bonusLeft - bonus },
        { account: { merchantId: of.merchantId, asset: of.asset, kind: 'BONUS_RECORD' }, amount: bonus - bonusLeft },
      ],
    })
  await pool.query(PUT_THERE, [['', '-played', '-use'].map((part) => `seed-bonus${part}:${reference}`), of.merchantId])
  return prisma.turnoverRequirement.create({
    data: {
      merchantId: of.merchantId,
      memberId: of.memberId,
      source: 'BONUS',
      reference,
      required,
      done,
      bonus,
      bonusLeft,
      ownResult,
      terms: rulesToKeep(rulesOfGrant({ titles, rules, bonus, tableMinimum: TABLE_MINIMUM })),
      expiresAt,
      createdAt,
      ...(done > 0n && { parts: { create: [{ category: 'RNG', done }] } }),
    },
  })
}
