/** Status of a member's account. */
import * as z from 'zod/mini'

/** LOCKED: by operators. FROZEN: after failed deposits. EXCLUDED: from playing, by the member. CLOSED: for good. */
export const MEMBER_STATUSES = ['ACTIVE', 'LOCKED', 'FROZEN', 'EXCLUDED', 'CLOSED'] as const
export const memberStatus = z.enum(MEMBER_STATUSES)
export type MemberStatus = z.infer<typeof memberStatus>
