/** A member's limits and breaks, what is left to play, and the latest orders, for the console. Nothing here changes any of it. */
import * as z from 'zod/mini'
import { depositState } from './deposit-order.ts'
import { endpoint } from './endpoint.ts'
import { playLimit } from './responsible-play.ts'
import { openRequirement } from './turnover.ts'
import { money, wholeNumber } from './wire.ts'
import { withdrawalState } from './withdrawal.ts'

export const restKind = z.enum(['BREAK', 'EXCLUSION'])
const rest = z.object({
  kind: restKind,
  startsAt: z.int(),
  endsAt: z.int(),
  isRunning: z.boolean(),
})
export type MemberRest = z.infer<typeof rest>

const order = { number: z.string(), at: z.int(), amount: money }
const latestDeposit = z.object({ ...order, bonus: money, state: depositState })
export type LatestDeposit = z.output<typeof latestDeposit>
const latestWithdrawal = z.object({ ...order, charge: money, state: withdrawalState })
export type LatestWithdrawal = z.output<typeof latestWithdrawal>

const read = {
  method: 'GET',
  auth: 'operator',
  permission: 'members.read',
  query: z.object({ memberId: wholeNumber(2_147_483_647, 1) }),
  errors: ['no.data'],
} as const

export const memberCareEndpoints = {
  limits: endpoint({
    ...read,
    summary: 'A member’s own limits with what is used of them, and breaks, newest first',
    path: '/wps/operator/member/limits',
    value: z.object({ limits: z.array(playLimit), realityCheckMinutes: z.int(), rests: z.array(rest) }),
  }),
  money: endpoint({
    ...read,
    summary: 'What a member has left to play, and the latest deposits and withdrawals',
    path: '/wps/operator/member/money',
    value: z.object({
      requirements: z.array(openRequirement),
      deposits: z.array(latestDeposit),
      withdrawals: z.array(latestWithdrawal),
    }),
  }),
}
