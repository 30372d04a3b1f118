/** One member in the back office: profile, balance, sessions, postings, bets. */
import * as z from 'zod/mini'
import { backOfficePage, backOfficePageQuery, backOfficeSpan } from '../../back-office-page.ts'
import { endpoint } from '../../endpoint.ts'
import { memberTag } from './player-note.ts'
import { roundMark } from '../../play/bet-record/round-mark.ts'
import { memberType, money, text, wholeNumber } from '../../wire.ts'

const MAX_ID = 2_147_483_647
const memberId = wholeNumber(MAX_ID, 1)
const maskedContact = z.nullable(z.string())

export const memberRow = z.object({
  id: z.int(),
  username: z.string(),
  nickname: z.string(),
  type: memberType,
  /** Whether the account is open: ACTIVE, LOCKED, FROZEN, EXCLUDED or CLOSED. */
  status: z.string(),
  isTest: z.boolean(),
  /** Username of the agent above; null = none. */
  agent: z.nullable(z.string()),
  balance: money,
  registeredAt: z.int(),
  lastLoginAt: z.nullable(z.int()),
  /** Given by operators. */
  tags: z.array(z.string()),
})
export type MemberRow = z.infer<typeof memberRow>

export const playerProfile = z.object({
  ...memberRow.shape,
  payeeName: maskedContact,
  /** Masked; operators who need the full value ask the member. */
  email: maskedContact,
  mobileNumber: maskedContact,
  language: z.string(),
  clubLabel: z.nullable(z.string()),
  excludedUntil: z.nullable(z.int()),
  locked: money,
  /** Total real money paid in and out since the account was opened. */
  deposited: money,
  withdrawn: money,
  sessions: z.array(
    z.object({ sessionId: z.string(), ip: z.string(), device: z.string(), country: z.nullable(z.string()), openedAt: z.int() }),
  ),
})
export type PlayerProfile = z.infer<typeof playerProfile>

export const ledgerRow = z.object({
  id: z.string(),
  at: z.int(),
  /** What the posting is: `DEPOSIT`, `BET` and so on. */
  code: z.string(),
  /** The kind of ledger entry it belongs to. */
  type: z.string(),
  reference: z.string(),
  /** Which of the member's accounts it is on. */
  account: z.string(),
  amount: money,
  /** The balance after it; null = not stored. */
  balanceAfter: z.nullable(money),
})
export type LedgerRow = z.infer<typeof ledgerRow>

export const betRow = z.object({
  id: z.string(),
  at: z.int(),
  game: z.string(),
  /** Current stake, after corrections. */
  stake: money,
  payout: money,
  balanceAfter: money,
  isTrial: z.boolean(),
  correction: z.nullable(roundMark),
})
export type BetRow = z.infer<typeof betRow>

const found = {
  q: z.optional(text(64)),
  /** Only accounts that are ACTIVE, LOCKED, FROZEN, EXCLUDED or CLOSED. */
  status: z.optional(text(16)),
  tag: z.optional(memberTag),
}

const read = { method: 'GET', auth: 'operator', permission: 'members.read' } as const
const csvFile = { framing: 'csv', value: z.string() } as const

export const search = endpoint({
  ...read,
  summary: 'Members by name, nickname, number, address or id, newest first',
  path: '/wps/operator/members',
  query: z.object({ ...backOfficePageQuery, ...found }),
  value: backOfficePage(memberRow),
})

export const searchFile = endpoint({
  ...read,
  ...csvFile,
  summary: 'Members as a file, every row',
  path: '/wps/operator/members/export',
  query: z.object({ ...backOfficeSpan, ...found }),
})

export const file = endpoint({
  ...read,
  summary: 'One member: profile, balance, sessions',
  path: '/wps/operator/member',
  query: z.object({ memberId }),
  value: playerProfile,
  errors: ['no.data'],
})

export const ledger = endpoint({
  ...read,
  summary: 'A member’s postings, newest first',
  path: '/wps/operator/member/ledger',
  query: z.object({ ...backOfficePageQuery, memberId }),
  value: z.object({ list: z.array(ledgerRow), page: z.int(), hasMore: z.boolean() }),
  errors: ['no.data'],
})

export const ledgerFile = endpoint({
  ...read,
  ...csvFile,
  summary: 'A member’s postings as a file, every row',
  path: '/wps/operator/member/ledger/export',
  query: z.object({ ...backOfficeSpan, memberId }),
  errors: ['no.data'],
})

export const bets = endpoint({
  ...read,
  summary: 'A member’s bets, newest first',
  path: '/wps/operator/member/bets',
  query: z.object({ ...backOfficePageQuery, memberId }),
  value: z.object({ list: z.array(betRow), page: z.int(), hasMore: z.boolean() }),
  errors: ['no.data'],
})

export const betsFile = endpoint({
  ...read,
  ...csvFile,
  summary: 'A member’s bets as a file, every row',
  path: '/wps/operator/member/bets/export',
  query: z.object({ ...backOfficeSpan, memberId }),
  errors: ['no.data'],
})
