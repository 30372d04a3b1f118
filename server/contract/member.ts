/** Who is logged in (wire §4.9). */
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { language, languageFromWire, memberType } from './wire.ts'

export const memberInfo = z.object({
  id: z.int(),
  account: z.string(),
  nickname: z.string(),
  type: memberType,
  clubLabel: z.nullable(z.object({ labelName: z.string() })),
  /** Index of a chosen avatar picture. */
  avatar: z.string(),
  regDate: z.int(),
  /** Masked: only the last digits show. */
  mobile: z.string(),
  mobileVerified: z.boolean(),
  email: z.string(),
  countryDialingCode: z.string(),
  toUpline: z.boolean(),
  inboxUnreadCount: z.int(),
  language,
  lastLoginTime: z.nullable(z.int()),
  /** Echoed: the oldest clients store it (wire §4.1). */
  token: z.string(),
})
export type MemberInfo = z.infer<typeof memberInfo>

export const memberEndpoints = {
  info: endpoint({ summary: 'The logged-in member', method: 'GET', path: '/wps/member/info', auth: 'member', value: memberInfo }),
  setLanguage: endpoint({
    summary: "Keep the member's language",
    method: 'PUT',
    path: '/wps/member/language',
    auth: 'member',
    body: z.object({
      language: z.pipe(
        z.string().check(z.maxLength(8)),
        z.transform((code, context) => {
          const known = languageFromWire(code)
          if (known) return known
          context.issues.push({ code: 'custom', message: 'unknown language', input: code })
          return z.NEVER
        }),
      ),
    }),
  }),
}
