/** The profile's plain text fields, and which refusals belong to them. */
import type { MemberInfo } from '#contract/identity/member/member.ts'
import { ApiError } from '#client/lib/api-error.ts'
import { refusedPaths } from '#client/lib/refused-fields.ts'

export const CONTACTS = ['qqNum', 'facebook', 'wechat', 'line', 'whatsapp', 'zalo'] as const
export type Contact = (typeof CONTACTS)[number]
export type TextPart = 'nickname' | 'payeeName' | Contact

/** The props of every sheet that changes part of the profile. */
export interface SheetProps {
  isOpen: boolean
  onClose: () => void
}

const isContact = (part: TextPart): part is Contact => (CONTACTS as readonly string[]).includes(part)
export const valueOf = (member: MemberInfo, part: TextPart): string =>
  isContact(part) ? (member.contacts[part] ?? '') : member[part]
/** A contact may be removed. */
export const mayBeEmpty = isContact

const CODES: Record<'nickname' | 'payeeName', readonly string[]> = {
  nickname: ['exists.nickname.err', 'format.nickname.err'],
  payeeName: ['profile.set.once'],
}

/** Whether the refusal is about this field. `rule`: it broke the rule, so show the rule; `code`: show the code's own text. */
export function refusalOf(error: unknown, part: string): 'rule' | 'code' | undefined {
  if (!(error instanceof ApiError)) return undefined
  if (refusedPaths(error).some(({ path }) => path === part)) return 'rule'
  return (CODES as Record<string, readonly string[]>)[part]?.includes(error.code) ? 'code' : undefined
}
