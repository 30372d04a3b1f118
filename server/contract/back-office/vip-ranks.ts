/** The ranks of the VIP room in the back office. What ranks give is in campaigns of rewards (reward-campaigns). */
import * as z from 'zod/mini'
import { CHANGED, editor, perLanguage } from './content-management/content-management.ts'
import { MAX_RANKS } from '../rewards/reward/reward-template.ts'
import { endpoint } from '../endpoint.ts'
import { language, money, MONEY_SCALE, moneyInput, text, wholeNumber } from '../wire.ts'

const NAME_MAX = 24
/** A hundred thousand million units: anything higher is a typing error. */
const MAX_SUM = 100_000_000_000n * MONEY_SCALE
export const MAX_WITHDRAWALS = 1_000
const sum = moneyInput.check(z.gte(0n), z.lte(MAX_SUM))

export const rankBody = z.object({
  names: perLanguage(z.object({ name: text(NAME_MAX, 1) })),
  /** What a month must come to, both of it. Nothing for the first rank; no less than for the rank below. */
  minDeposit: sum,
  minTurnover: sum,
  /** Withdrawals of a day: how many, and how much in all. 0 = no limit, null = as the site's settings say. */
  withdrawPerDay: z.nullable(wholeNumber(MAX_WITHDRAWALS)),
  withdrawAmountPerDay: z.nullable(sum),
  freeWithdrawals: z.nullable(wholeNumber(MAX_WITHDRAWALS)),
})
export type RankBody = z.output<typeof rankBody>

/** What the campaigns of rewards give at a rank, and whether a player can gain from it. */
const rankCost = z.object({
  upgradeBonus: money,
  salary: money,
  birthdayGift: money,
  /**
   * What the house keeps at least of the bets that reach the rank, rebates deducted: at the best game there is. Below 0 the rebate of a
   * kind of game is higher than what the house keeps of it.
   */
  kept: money,
  /** What a month at the rank and the months of falling back from it give in salaries, less `kept`: above 0, a player gains by it. */
  gain: money,
})

/** The stored form has no limits: they apply to input. */
export const managedRank = z.object({
  level: z.int(),
  ...rankBody.shape,
  names: perLanguage(z.object({ name: z.string() })),
  minDeposit: money,
  minTurnover: money,
  withdrawAmountPerDay: z.nullable(money),
  /** Languages without a name. */
  missing: z.array(language),
  /** Who holds it now; those of the first rank are not counted. */
  members: z.nullable(z.int()),
  ...rankCost.shape,
})
export type ManagedRank = z.output<typeof managedRank>

const ladder = z.object({
  /** Names what was read in a change; 0 = there are no ranks yet. */
  version: z.int(),
  /** From the first. */
  ranks: z.array(managedRank),
})
export type ManagedRanks = z.output<typeof ladder>

const place = '/wps/operator/vip/ranks'

export const vipRanks = endpoint({
  ...editor,
  summary: 'Ranks of the VIP room',
  method: 'GET',
  path: place,
  value: ladder,
})

/** All ranks at once. Members above the last keep their level, and have the last rank. */
export const saveVipRanks = endpoint({
  ...editor,
  summary: 'Change the ranks of the VIP room',
  method: 'POST',
  path: place,
  body: z.object({
    version: wholeNumber(Number.MAX_SAFE_INTEGER),
    ranks: z.array(rankBody).check(z.minLength(1), z.maxLength(MAX_RANKS)),
  }),
  value: ladder,
  errors: CHANGED,
})
