/** What an agent may do for a member of its downline, depending on the member's state. Pure. */
import { isAgentType, TRIAL_TYPE } from '#contract/wire.ts'
import { playRefusal } from '#server/features/identity/member/may-play.check.ts'
import type { Member } from '#server/features/identity/member/member.service.ts'

const PLAYER = 0
/** A key in the stored registration data. */
export const OPENED_BY = 'openedBy'

const isGone = ({ status }: Pick<Member, 'status'>) => status === 'CLOSED'

export const mayBePromoted = (member: Pick<Member, 'type' | 'status'>): boolean => member.type === PLAYER && !isGone(member)

/**
 * An account that an agent opened and its owner has not used yet: until then its agent may change its password and name. The
 * first login, or the owner's first password, ends that for good.
 */
export function isUnclaimed(
  member: Pick<Member, 'status' | 'firstLoginAt' | 'lastLoginAt' | 'mustChangePassword' | 'registerSource'>,
): boolean {
  const source = member.registerSource as Record<string, unknown>
  const hasCome = member.firstLoginAt !== null || member.lastLoginAt !== null
  return !isGone(member) && !hasCome && member.mustChangePassword && source[OPENED_BY] !== undefined
}

/** AGT-11: a member who is locked, excluded or on trial may not receive. */
export const mayReceive = (member: Pick<Member, 'status' | 'excludedUntil' | 'type'>, now: Date): boolean =>
  member.type !== TRIAL_TYPE && playRefusal(member, now) === undefined

export const mayLead = ({ type, status }: Pick<Member, 'type' | 'status'>): boolean => isAgentType(type) && status === 'ACTIVE'
