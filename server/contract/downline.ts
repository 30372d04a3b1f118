/** An agent's own people: who stands below, and what an agent may do for them (wire §4.13, spec §2 and §6). */
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { reportOf, reportRange } from './report.ts'
import { askedRates } from './rebate.ts'
import { memberType, money, PASSWORD_MAX, reportPageQuery, text, textOrNumber, wholeNumber } from './wire.ts'

export const DOWNLINE_PAGE_SIZE = 25
/** Members with more direct downlines than this are not put in order by balance: it is kept nowhere in that order. */
export const MOST_SORTED_BY_BALANCE = 5_000
/** Members that are moved at once. */
export const MOST_MOVED = 100

export const MEMBER_STATES = ['ACTIVE', 'LOCKED', 'FROZEN', 'EXCLUDED', 'CLOSED'] as const
export const DOWNLINE_SORTS = ['username', 'balance', 'lastLogin', 'registered'] as const
export type DownlineSort = (typeof DOWNLINE_SORTS)[number]
export const DOWNLINE_KINDS = ['MEMBER', 'AGENT'] as const

const memberId = wholeNumber(2_147_483_647, 1)
const username = text(64, 1)
/** Whom a call means, by number or by name. */
const someone = { customerId: z.optional(memberId), username: z.optional(username) }
/** Somebody is named. */
function checkNamed<Asked extends { customerId?: unknown; username?: unknown }>(
  asked: Asked,
  context: { issues: unknown[] },
): Asked {
  if (asked.customerId !== undefined || asked.username !== undefined) return asked
  context.issues.push({ code: 'custom', message: 'required', input: asked, path: ['customerId'] })
  return z.NEVER
}
export const named = <Fields extends z.core.$ZodLooseShape>(fields: Fields) => {
  const asked = z.object({ ...someone, ...fields })
  return z.pipe(asked, z.transform<z.output<typeof asked>, z.output<typeof asked>>(checkNamed))
}

/** Never a number, an address or a bank account of theirs. */
export const downlineRow = z.object({
  customerId: z.int(),
  username: z.string(),
  nickname: z.string(),
  type: memberType,
  status: z.enum(MEMBER_STATES),
  /** Steps below the caller. */
  level: z.int(),
  /** Of the main wallet. */
  balance: money,
  directCount: z.int(),
  teamCount: z.int(),
  /** Epoch ms; null = never. */
  lastLogin: z.nullable(z.int()),
  regDate: z.int(),
  isOnline: z.boolean(),
})
export type DownlineRow = z.output<typeof downlineRow>

export const teamCounts = z.object({ directCount: z.int(), teamCount: z.int() })
export type TeamCounts = z.output<typeof teamCounts>

/** A step of the way from the caller down; the caller has level 0. */
export const pathStep = z.object({ customerId: z.int(), username: z.string(), nickname: z.string(), level: z.int() })
export type PathStep = z.output<typeof pathStep>

/**
 * Without `search` the direct downlines of whoever is named, else of the caller. With it all below whose name begins so, in the
 * order of their names. Days are those of registering.
 */
export const downlineQuery = z.object({
  ...someone,
  search: z.optional(text(64)),
  kind: z.optional(z.enum(DOWNLINE_KINDS)),
  status: z.optional(z.enum(MEMBER_STATES)),
  ...reportRange,
  sort: z._default(z.enum(DOWNLINE_SORTS), 'username'),
  /** Names begin with A, all else with the newest or most. */
  order: z.optional(z.enum(['asc', 'desc'])),
  ...reportPageQuery(DOWNLINE_PAGE_SIZE),
})
export type DownlineQuery = z.output<typeof downlineQuery>

/** `total`: where something is searched or filtered, no more than 1,000 are counted; `hasMore` is right however many there are. */
export const downlinePage = z.extend(reportOf(downlineRow, teamCounts), { hasMore: z.boolean() })
export type DownlinePage = z.output<typeof downlinePage>

/** What the caller may do for one of its people. */
export const downlineMember = z.object({
  ...downlineRow.shape,
  /** From the caller down to the one above; the member is not in it. */
  path: z.array(pathStep),
  isDirect: z.boolean(),
  canPromote: z.boolean(),
  /** Both until its owner comes: by the first login, or the first password of its own. */
  canRename: z.boolean(),
  canSetPassword: z.boolean(),
  canReceive: z.boolean(),
  /** Until when the caller may take money back, epoch ms; null = it may not. */
  consentUntil: z.nullable(z.int()),
})
export type DownlineMember = z.output<typeof downlineMember>

const password = textOrNumber(PASSWORD_MAX)

export const openAccountBody = z.object({
  username: text(64),
  password,
  confirmPassword: z.optional(password),
  nickname: z.optional(text(64)),
  /** 0 a member, 2 an agent. */
  type: z._default(z.pipe(wholeNumber(2), z.literal([0, 2])), 0),
  /** What it has of each kind of game; one that is not named has nothing. */
  rebates: z._default(askedRates, []),
})
export type OpenAccountBody = z.output<typeof openAccountBody>

const agent = { auth: 'agent', moduleId: 'AGEDOWNMAN3' } as const
const read = { ...agent, method: 'GET', errors: ['no.data'] } as const
const write = { ...agent, method: 'PUT' } as const
const counts = { ...read, value: teamCounts } as const

/** Every call refuses whoever does not stand below the caller with `no.data`, as somebody who is not there (AGT-13). */
export const downlineEndpoints = {
  list: endpoint({
    ...read,
    summary: 'An agent’s direct downlines, or those of somebody below; or a search through the whole team',
    relay: 'ODSFE2_getSubordinatev2',
    aliases: ['ODSFE2_Subordinate', '/wps/agent/downlines'],
    query: downlineQuery,
    value: downlinePage,
  }),
  tree: endpoint({
    ...read,
    summary: 'One node of the agent’s tree: the way to it, how many stand below, and a page of its direct downlines',
    path: '/wps/agent/downline/tree',
    query: downlineQuery,
    value: z.extend(downlinePage, { path: z.array(pathStep) }),
  }),
  member: endpoint({
    ...read,
    summary: 'One of the agent’s people, and what may be done for them',
    path: '/wps/agent/downline/member',
    query: named({}),
    value: downlineMember,
  }),
  teamCount: endpoint({ ...counts, summary: 'How many stand below the agent', relay: 'ODSFE2_teamCount' }),
  memberCount: endpoint({
    ...counts,
    summary: 'How many stand below one of the agent’s people, or the agent',
    relay: 'GCSGAME_memberCount',
    query: z.object(someone),
  }),
  /** Fields that break the merchant’s rules of registration are told by `request.param.err`, as there. */
  open: endpoint({
    ...agent,
    summary: 'Open an account below the agent; its password is changed at the first login',
    method: 'POST',
    path: '/wps/agent/downline',
    tier: 'sensitive',
    encrypted: true,
    body: openAccountBody,
    value: z.object({ customerId: z.int(), username: z.string(), type: memberType }),
    errors: [
      'exists.username.err',
      'exists.nickname.err',
      'modify.new.confirm.diff',
      'login.agents.only',
      'us_forbidden_login_error',
      'encryption.invalid',
      'rebate.too.high',
      'rebate.step.invalid',
      'rebate.below.downline',
      'rebate.quota.empty',
    ],
  }),
  promote: endpoint({
    ...write,
    summary: 'Make a direct member an agent; its sessions end, for it logs in as one',
    path: '/wps/agent/promoteDownlineToAgent',
    body: named({}),
    value: z.object({ customerId: z.int(), affiliateCode: z.string() }),
    errors: ['no.data', 'downline.not.direct', 'downline.is.agent', 'us_forbidden_login_error'],
  }),
  setNickname: endpoint({
    ...write,
    summary: 'Change the nickname of a direct downline whose owner has not come yet',
    path: '/wps/agent/downline/nickname2',
    body: named({ nickname: text(64) }),
    errors: ['no.data', 'downline.not.direct', 'downline.nickname.own', 'format.nickname.err', 'exists.nickname.err'],
  }),
  /** Of an account an agent opened whose owner has not come yet. */
  setPassword: endpoint({
    ...write,
    summary: 'Give a direct downline a new first password: its sessions end, and it chooses its own at the next login',
    path: '/wps/agent/downline/password',
    tier: 'sensitive',
    encrypted: true,
    body: named({ password, confirmPassword: z.optional(password) }),
    errors: ['no.data', 'downline.not.direct', 'downline.password.own', 'modify.new.confirm.diff', 'encryption.invalid'],
  }),
  mobile: endpoint({
    ...read,
    summary: 'The last three digits of a direct downline’s number; empty where there is none',
    path: '/wps/agent/downline/mobile',
    query: named({}),
    value: z.object({ mobile: z.string() }),
    errors: ['no.data', 'downline.not.direct'],
  }),
  /** All or nothing. What was earned before stays with whoever stood above then (AGT-02). */
  move: endpoint({
    ...write,
    summary: 'Put members of the team, each with all below it, under another agent of the team',
    path: '/wps/member/transferUpline',
    tier: 'sensitive',
    encrypted: true,
    body: z.object({
      ...someone,
      customerIds: z.optional(z.array(memberId).check(z.minLength(1), z.maxLength(MOST_MOVED))),
      uplineId: z.optional(memberId),
      uplineUsername: z.optional(username),
    }),
    value: z.object({ moved: z.int() }),
    errors: ['no.data', 'downline.move.loop', 'downline.upline.invalid', 'downline.rates.above', 'encryption.invalid'],
  }),
}
