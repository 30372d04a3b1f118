/** The logged-in member (WIR-20). Changes are in profile.ts, because every page loads this file. */
import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { language, memberType } from '../../wire.ts'

export const memberInfo = z.object({
  id: z.int(),
  account: z.string(),
  nickname: z.string(),
  type: memberType,
  clubLabel: z.nullable(z.object({ labelName: z.string() })),
  /** A number is a built-in picture, from `0`; anything else is the address of an uploaded one. */
  avatar: z.string(),
  avatarType: z.enum(['STATIC', 'UPLOADED']),
  regDate: z.int(),
  /** Masked: only the last digits show. */
  mobile: z.string(),
  mobileVerified: z.boolean(),
  email: z.string(),
  emailVerified: z.boolean(),
  payeeName: z.string(),
  /** YYYY-MM-DD; empty if unknown. */
  birthday: z.string(),
  /** Other ways to reach the member: qqNum, facebook, wechat, line, whatsapp, zalo; only those that are known. */
  contacts: z.record(z.string(), z.string()),
  hasPaymentPassword: z.boolean(),
  mustChangePassword: z.boolean(),
  /** The terms the member has to accept, because they changed (ACC-04); empty = nothing to accept. */
  termsDue: z.string(),
  countryDialingCode: z.string(),
  toUpline: z.boolean(),
  inboxUnreadCount: z.int(),
  language,
  lastLoginTime: z.nullable(z.int()),
  /** Echoed, because the oldest clients store it (WIR-20). */
  token: z.string(),
})
export type MemberInfo = z.infer<typeof memberInfo>

export const info = endpoint({
  summary: 'The logged-in member',
  method: 'GET',
  path: '/wps/member/info',
  auth: 'member',
  value: memberInfo,
})
