/** An open bonus: its money by the ledger, its rules as a grant keeps them, and what was played of it so far. */
import type { OnWithdrawal } from '#contract/bonus-terms.ts'
import { campaignRules, rulesOfGrant, rulesToKeep } from '#server/features/turnover/bonus/bonus-rules.ts'
import { grantEntry } from '#server/features/turnover/bonus-money.ts'
import { amount } from './amount.ts'
import type { BuilderDeps } from './context.ts'
import { assetOfMember } from './money.ts'
import { unique } from './unique.ts'

export interface OpenBonusDetails {
  member: { id: number }
  bonus?: bigint
  required?: bigint
  done?: bigint
  /** What is left of it, where it was played; the difference is the house's. */
  bonusLeft?: bigint
  /** What the member's own money has won meanwhile, or lost; the house pays it, or takes it. */
  ownResult?: bigint
  maxStake?: bigint | null
  minOdds?: number
  maxOdds?: number
  contribution?: Record<string, number>
  /** So many bonuses become the member's own at most; 0 = all of it. */
  maxRelease?: number
  onWithdrawal?: OnWithdrawal
  expiresAt?: Date | null
  titles?: Record<string, string>
  createdAt?: Date
}
const TABLE_MINIMUM = amount(1)
/** The cursor of a member who has not been asked for anything stands at the newest round. */
const START_CURSOR = `
  INSERT INTO turnover_cursor (member_id, round_id, round_at)
  SELECT $1::integer, COALESCE(max(id), 0), COALESCE(max(created_at), now()) FROM game_round WHERE member_id = $1::integer
  ON CONFLICT (member_id) DO NOTHING`

/** No order granted it and no round was played: the sweep is told that it was put there (LED-10). */
const PUT_THERE = `
  INSERT INTO ledger_import (entry_id, merchant_id, net, created_at)
  SELECT k.entry_id, $2::integer, coalesce(sum(p.amount) FILTER (WHERE p.member_id IS NOT NULL), 0), k.created_at
  FROM ledger_key k JOIN ledger_posting p ON p.entry_id = k.entry_id WHERE k.key = ANY ($1::text[]) GROUP BY k.entry_id, k.created_at`

/** A bonus of 1,000 that asks for 23,000 unless told otherwise. */
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
