/** Turnover required before a withdrawal (WIR-34). */
import * as z from 'zod/mini'
import { openBonusRules } from './bonus-terms.ts'
import { endpoint } from '../../endpoint.ts'
import { money, wholeNumber } from '../../wire.ts'

/** A = some turnover is open, D = all of it is done, I = the last one was forfeited, N = none was ever required. */
export const turnoverStatus = z.enum(['A', 'D', 'I', 'N'])

export const openRequirement = z.object({
  requirementId: z.int(),
  source: z.enum(['DEPOSIT', 'BONUS', 'ADJUSTMENT', 'TRANSFER', 'REWARD']),
  requiredTurnover: money,
  actualTurnover: money,
  /** The amount of the bonus. */
  bonus: money,
  /** What is left of the bonus and its winnings; it is wagered before the member's own money (LED-16). */
  bonusLeft: money,
  canForfeit: z.boolean(),
  /** For a bonus: what may be bet while it is open, and what forfeiting it takes. */
  rules: z.nullable(openBonusRules),
  createdAt: z.int(),
})
export type OpenRequirement = z.output<typeof openRequirement>

export const turnoverInfo = z.object({
  status: turnoverStatus,
  /** Turnover by kind of game. The rest may be played on any kind, so each row has the full requirement. */
  details: z.array(z.object({ gameType: z.string(), requiredTurnover: money, actualTurnover: money })),
  totalRequiredTurnover: money,
  totalActualTurnover: money,
  /** Own and bonus money in the balance; bets take from the bonus first. */
  ownMoney: money,
  bonusMoney: money,
  /** Oldest first. Bets count towards the bonus first, then towards the others in order. */
  requirements: z.array(openRequirement),
})
export type TurnoverInfo = z.output<typeof turnoverInfo>

const member = { auth: 'member', trialRefused: true } as const

export const info = endpoint({
  ...member,
  summary: 'Turnover left before money can be withdrawn',
  method: 'GET',
  relay: 'MCSFE_getTurnoverInfo',
  value: turnoverInfo,
})

export const forfeit = endpoint({
  ...member,
  summary: 'Forfeit a bonus: what is left of it and its winnings are taken back, and its turnover is no longer required',
  method: 'POST',
  path: '/wps/member/turnover/forfeit',
  tier: 'sensitive',
  body: z.object({ requirementId: wholeNumber(2_147_483_647, 1) }),
  value: z.object({ takenBack: money }),
  errors: ['no.data', 'bonus.bets.open'],
})
