/** Operators lock a member out and let them back in. */
import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { memberStatus } from '../../member-status.ts'
import { text, wholeNumber } from '../../wire.ts'

const REASON_MAX = 200
const action = {
  auth: 'operator',
  permission: 'money.review',
  method: 'POST',
  body: z.object({ memberId: wholeNumber(2_147_483_647, 1), reason: text(REASON_MAX, 3) }),
  /** Repeating the call changes nothing. */
  value: z.object({ memberId: z.int(), status: memberStatus }),
} as const

export const lock = endpoint({
  ...action,
  summary: 'Lock a member out: all sessions end at once',
  path: '/wps/operator/member/lock',
  errors: ['no.data', 'member.closed', 'member.excluded'],
})

export const unlock = endpoint({
  ...action,
  summary: 'Unlock a member; a self-exclusion or suspension in the meantime stays',
  path: '/wps/operator/member/unlock',
  errors: ['no.data', 'member.closed', 'member.excluded', 'member.frozen'],
})
