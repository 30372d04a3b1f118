/** What must be played before money may be withdrawn (wire §4.9). */
import * as z from 'zod/mini'
import { openBonusRules } from './bonus-terms.ts'
import { endpoint } from './endpoint.ts'
import { money, wholeNumber } from './wire.ts'

/** A something is open, D all of it is played, I the last was given up, N nothing was ever asked. */
export const turnoverStatus = z.enum(['A', 'D', 'I', 'N'])

export const openRequirement = z.object({
  requirementId: z.int(),
  source: z.enum(['DEPOSIT', 'BONUS', 'ADJUSTMENT', 'TRANSFER']),
  requiredTurnover: money,
  actualTurnover: money,
  /** What a bonus gave. */
  bonus: money,
  /** What of it is there now, with what it won: wagered before the member's own money (LED-16). */
  bonusLeft: money,
  canForfeit: z.boolean(),
  /** Of a bonus: what may be bet while it is open, and what giving it up takes. */
  rules: z.nullable(openBonusRules),
  createdAt: z.int(),
})
export type OpenRequirement = z.output<typeof openRequirement>

export const turnoverInfo = z.object({
  status: turnoverStatus,
  /** What was played of each kind; what is still to play may be of any, so each names the whole. */
  details: z.array(z.object({ gameType: z.string(), requiredTurnover: money, actualTurnover: money })),
  totalRequiredTurnover: money,
  totalActualTurnover: money,
  /** What there is to play with, apart: bets take from the bonus first. */
  ownMoney: money,
  bonusMoney: money,
  /** Oldest first. A bonus is met before the others, and these in their order. */
  requirements: z.array(openRequirement),
})
export type TurnoverInfo = z.output<typeof turnoverInfo>

const member = { auth: 'member', trialRefused: true } as const

export const turnoverEndpoints = {
  info: endpoint({
    ...member,
    summary: 'What is left to play before money can be withdrawn',
    method: 'GET',
    relay: 'MCSFE_getTurnoverInfo',
    value: turnoverInfo,
  }),
  forfeit: endpoint({
    ...member,
    summary: 'Give a bonus up: what is left of it and what it won is taken back, and nothing need be played for it any more',
    method: 'POST',
    path: '/wps/member/turnover/forfeit',
    tier: 'sensitive',
    body: z.object({ requirementId: wholeNumber(2_147_483_647, 1) }),
    value: z.object({ takenBack: money }),
    errors: ['no.data', 'bonus.bets.open'],
  }),
}
