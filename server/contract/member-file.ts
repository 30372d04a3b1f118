/** What the house knows of one member, for the console: who, balance, sessions, postings, bets. */
import * as z from 'zod/mini'
import { consolePage, consolePageQuery } from './console-page.ts'
import { endpoint } from './endpoint.ts'
import { memberType, money, text, wholeNumber } from './wire.ts'

const MAX_ID = 2_147_483_647
const memberId = wholeNumber(MAX_ID, 1)
const maskedContact = z.nullable(z.string())

export const memberRow = z.object({
  id: z.int(),
  username: z.string(),
  nickname: z.string(),
  type: memberType,
  status: z.string(),
  isTest: z.boolean(),
  agent: z.nullable(z.string()),
  balance: money,
  registeredAt: z.int(),
  lastLoginAt: z.nullable(z.int()),
})
export type MemberRow = z.infer<typeof memberRow>

export const memberFile = z.object({
  ...memberRow.shape,
  payeeName: maskedContact,
  /** Masked: whoever needs it whole asks the member. */
  email: maskedContact,
  mobileNumber: maskedContact,
  language: z.string(),
  clubLabel: z.nullable(z.string()),
  excludedUntil: z.nullable(z.int()),
  locked: money,
  /** Real money paid in and out since the account was opened. */
  deposited: money,
  withdrawn: money,
  sessions: z.array(
    z.object({ sessionId: z.string(), ip: z.string(), device: z.string(), country: z.nullable(z.string()), openedAt: z.int() }),
  ),
})
export type MemberFile = z.infer<typeof memberFile>

export const ledgerRow = z.object({
  id: z.string(),
  at: z.int(),
  code: z.string(),
  type: z.string(),
  reference: z.string(),
  account: z.string(),
  amount: money,
  balanceAfter: z.nullable(money),
})
export type LedgerRow = z.infer<typeof ledgerRow>

export const betRow = z.object({
  id: z.string(),
  at: z.int(),
  game: z.string(),
  stake: money,
  payout: money,
  balanceAfter: money,
  isTrial: z.boolean(),
})
export type BetRow = z.infer<typeof betRow>

const read = { method: 'GET', auth: 'operator', permission: 'members.read' } as const

export const memberFileEndpoints = {
  search: endpoint({
    ...read,
    summary: 'Members by name, nickname, number, address or id, newest first',
    path: '/wps/operator/members',
    query: z.object({ ...consolePageQuery, q: z.optional(text(64)), status: z.optional(text(16)) }),
    value: consolePage(memberRow),
  }),
  file: endpoint({
    ...read,
    summary: 'One member: profile, balance, sessions',
    path: '/wps/operator/member',
    query: z.object({ memberId }),
    value: memberFile,
    errors: ['no.data'],
  }),
  ledger: endpoint({
    ...read,
    summary: 'A member’s postings, newest first',
    path: '/wps/operator/member/ledger',
    query: z.object({ ...consolePageQuery, memberId }),
    value: z.object({ list: z.array(ledgerRow), page: z.int(), hasMore: z.boolean() }),
    errors: ['no.data'],
  }),
  bets: endpoint({
    ...read,
    summary: 'A member’s bets, newest first',
    path: '/wps/operator/member/bets',
    query: z.object({ ...consolePageQuery, memberId }),
    value: z.object({ list: z.array(betRow), page: z.int(), hasMore: z.boolean() }),
    errors: ['no.data'],
  }),
}
