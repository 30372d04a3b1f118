/** The ranks of the VIP room in the back office. The rewards of a rank are reward campaigns (reward-campaigns). */
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
  /** Both are required in a month. 0 for the first rank; not lower than for the rank below. */
  minDeposit: sum,
  minTurnover: sum,
  /** Most withdrawals a day, and their total. 0 = no limit, null = the site's settings apply. */
  withdrawPerDay: z.nullable(wholeNumber(MAX_WITHDRAWALS)),
  withdrawAmountPerDay: z.nullable(sum),
  freeWithdrawals: z.nullable(wholeNumber(MAX_WITHDRAWALS)),
})
export type RankBody = z.output<typeof rankBody>

/** What reward campaigns give at a rank, and whether a player can profit from it. */
const rankCost = z.object({
  upgradeBonus: money,
  salary: money,
  birthdayGift: money,
  /**
   * The least the house keeps of the bets that reach the rank, after rebates, if they are placed on the game that is best for the
   * player. Below 0, the rebate of a kind of game exceeds what the house keeps of it.
   */
  kept: money,
  /** The salaries of a month at the rank and of the months of falling back from it, less `kept`: above 0, a player profits. */
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
  /** Members with this rank now; not counted for the first rank. */
  members: z.nullable(z.int()),
  ...rankCost.shape,
})
export type ManagedRank = z.output<typeof managedRank>

const ladder = z.object({
  /** Sent back with a change, to detect concurrent edits; 0 = no ranks yet. */
  version: z.int(),
  /** From the first rank. */
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

/** Saves all ranks at once. Members above the last rank keep their level and have the last rank. */
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
