/** The house shuts a member out, and lets them in again. */
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { text, wholeNumber } from './wire.ts'

export const MEMBER_STATUSES = ['ACTIVE', 'LOCKED', 'FROZEN', 'EXCLUDED', 'CLOSED'] as const
export const memberStatus = z.enum(MEMBER_STATUSES)
export type MemberStatus = z.infer<typeof memberStatus>

const REASON_MAX = 200
const deed = {
  auth: 'operator',
  permission: 'money.review',
  method: 'POST',
  body: z.object({ memberId: wholeNumber(2_147_483_647, 1), reason: text(REASON_MAX, 3) }),
  /** Asked for again, it is as it should be already. */
  value: z.object({ memberId: z.int(), status: memberStatus }),
} as const

export const memberLockEndpoints = {
  lock: endpoint({
    ...deed,
    summary: 'Shut a member out: every session ends at once',
    path: '/wps/operator/member/lock',
    errors: ['no.data', 'member.closed', 'member.excluded'],
  }),
  unlock: endpoint({
    ...deed,
    summary: 'Let a locked member in again; whoever was excluded or suspended meanwhile stays so',
    path: '/wps/operator/member/unlock',
    errors: ['no.data', 'member.closed', 'member.excluded', 'member.frozen'],
  }),
}
