/** An agent's downline: its members, and what the agent may do for them (WIR-37, SCR-40). */
import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { reportOf, reportRange } from '../../report.ts'
import { askedRates } from '../rebate.ts'
import { memberType, money, PASSWORD_MAX, reportPageQuery, text, textOrNumber, wholeNumber } from '../../wire.ts'

export const DOWNLINE_PAGE_SIZE = 25
/** Sorting by balance needs at most this many direct downlines, because no index has that order. */
export const MOST_SORTED_BY_BALANCE = 5_000
/** Most members in one move. */
export const MOST_MOVED = 100

/** LOCKED: by operators. FROZEN: after failed deposits. EXCLUDED: from playing, by the member. CLOSED: for good. */
export const MEMBER_STATES = ['ACTIVE', 'LOCKED', 'FROZEN', 'EXCLUDED', 'CLOSED'] as const
export const DOWNLINE_SORTS = ['username', 'balance', 'lastLogin', 'registered'] as const
export type DownlineSort = (typeof DOWNLINE_SORTS)[number]
export const DOWNLINE_KINDS = ['MEMBER', 'AGENT'] as const

const memberId = wholeNumber(2_147_483_647, 1)
const username = text(64, 1)
/** Names a member, by id or by username. */
const someone = { customerId: z.optional(memberId), username: z.optional(username) }
/** Requires one of the two. */
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

/** Holds no phone number, email address or bank account of the member. */
export const downlineRow = z.object({
  customerId: z.int(),
  username: z.string(),
  nickname: z.string(),
  type: memberType,
  status: z.enum(MEMBER_STATES),
  /** Levels below the caller. */
  level: z.int(),
  /** Balance of the main wallet. */
  balance: money,
  directCount: z.int(),
  teamCount: z.int(),
  /** Epoch ms; null = never. */
  lastLogin: z.nullable(z.int()),
  regDate: z.int(),
  isOnline: z.boolean(),
})
export type DownlineRow = z.output<typeof downlineRow>

/** How many members are below: directly, and at all levels. */
export const teamCounts = z.object({ directCount: z.int(), teamCount: z.int() })
export type TeamCounts = z.output<typeof teamCounts>

/** One step on the path from the caller down; the caller is level 0. */
export const pathStep = z.object({
  customerId: z.int(),
  username: z.string(),
  nickname: z.string(),
  /** Levels below the caller; 0 = the caller. */
  level: z.int(),
})
export type PathStep = z.output<typeof pathStep>

/**
 * Without `search`: the direct downline of the named member, or of the caller. With it: everyone in the downline whose name
 * starts with it, by name. Days are days of registration.
 */
export const downlineQuery = z.object({
  ...someone,
  /** The start of a username. */
  search: z.optional(text(64)),
  /** MEMBER: only members. AGENT: only agents. */
  kind: z.optional(z.enum(DOWNLINE_KINDS)),
  status: z.optional(z.enum(MEMBER_STATES)),
  ...reportRange,
  /** The column the list is sorted by. */
  sort: z._default(z.enum(DOWNLINE_SORTS), 'username'),
  /** By default names ascend, and all other columns start with the newest or highest. */
  order: z.optional(z.enum(['asc', 'desc'])),
  ...reportPageQuery(DOWNLINE_PAGE_SIZE),
})
export type DownlineQuery = z.output<typeof downlineQuery>

/** `total` stops at 1,000 when searching or filtering; `hasMore` is always exact. */
export const downlinePage = z.extend(reportOf(downlineRow, teamCounts), { hasMore: z.boolean() })
export type DownlinePage = z.output<typeof downlinePage>

/** What the caller may do for a member of the downline. */
export const downlineMember = z.object({
  ...downlineRow.shape,
  /** From the caller down to the member's direct upline; the member is not included. */
  path: z.array(pathStep),
  isDirect: z.boolean(),
  canPromote: z.boolean(),
  /** Both are true until the owner's first login or first own password. */
  canRename: z.boolean(),
  canSetPassword: z.boolean(),
  canReceive: z.boolean(),
  /** When the member's consent to collecting money ends, epoch ms; null = the caller may not collect. */
  consentUntil: z.nullable(z.int()),
})
export type DownlineMember = z.output<typeof downlineMember>

const password = textOrNumber(PASSWORD_MAX)

export const openAccountBody = z.object({
  username: text(64),
  password,
  confirmPassword: z.optional(password),
  nickname: z.optional(text(64)),
  /** 0 = member, 2 = agent. */
  type: z._default(z.pipe(wholeNumber(2), z.literal([0, 2])), 0),
  /** The member's rate for each kind of game; a kind left out gets no rate. */
  rebates: z._default(askedRates, []),
})
export type OpenAccountBody = z.output<typeof openAccountBody>

const agent = { auth: 'agent', moduleId: 'AGEDOWNMAN3' } as const
const read = { ...agent, method: 'GET', errors: ['no.data'] } as const
const write = { ...agent, method: 'PUT' } as const
const counts = { ...read, value: teamCounts } as const

// A member outside the caller's downline is `no.data`, as if it did not exist (AGT-13).

export const list = endpoint({
  ...read,
  summary: 'Direct downlines of the agent or of one of its downline, or a search in the whole downline',
  relay: 'ODSFE2_getSubordinatev2',
  aliases: ['ODSFE2_Subordinate', '/wps/agent/downlines'],
  query: downlineQuery,
  value: downlinePage,
})

export const tree = endpoint({
  ...read,
  summary: 'One node of the agent’s tree: the path to it, the size of its downline, and a page of its direct downlines',
  path: '/wps/agent/downline/tree',
  query: downlineQuery,
  value: z.extend(downlinePage, {
    /** From the caller down to the member whose downline it is. */
    path: z.array(pathStep),
  }),
})

export const member = endpoint({
  ...read,
  summary: 'A member of the agent’s downline, and what the agent may do for them',
  path: '/wps/agent/downline/member',
  query: named({}),
  value: downlineMember,
})

export const teamCount = endpoint({ ...counts, summary: 'The size of the agent’s downline', relay: 'ODSFE2_teamCount' })

export const memberCount = endpoint({
  ...counts,
  summary: 'The size of the downline of the agent or of one of its members',
  relay: 'GCSGAME_memberCount',
  query: z.object(someone),
})

/** Fields that break the merchant’s registration rules are reported as `request.param.err`, as in registration. */
export const open = endpoint({
  ...agent,
  summary: 'Open an account in the agent’s downline; the password must be changed at the first login',
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
})

export const promote = endpoint({
  ...write,
  summary: 'Make a direct downline an agent; its sessions end, and it logs in again as an agent',
  path: '/wps/agent/promoteDownlineToAgent',
  body: named({}),
  value: z.object({ customerId: z.int(), affiliateCode: z.string() }),
  errors: ['no.data', 'downline.not.direct', 'downline.is.agent', 'us_forbidden_login_error'],
})

export const setNickname = endpoint({
  ...write,
  summary: 'Change the nickname of a direct downline whose owner has not logged in yet',
  path: '/wps/agent/downline/nickname2',
  body: named({ nickname: text(64) }),
  errors: ['no.data', 'downline.not.direct', 'downline.nickname.own', 'format.nickname.err', 'exists.nickname.err'],
})

/** Only for an account an agent opened and whose owner has not logged in yet. */
export const setPassword = endpoint({
  ...write,
  summary: 'Give a direct downline a new initial password: its sessions end, and the next login asks for a new one',
  path: '/wps/agent/downline/password',
  tier: 'sensitive',
  encrypted: true,
  body: named({ password, confirmPassword: z.optional(password) }),
  errors: ['no.data', 'downline.not.direct', 'downline.password.own', 'modify.new.confirm.diff', 'encryption.invalid'],
})

export const mobile = endpoint({
  ...read,
  summary: 'The last three digits of a direct downline’s phone number; empty if there is none',
  path: '/wps/agent/downline/mobile',
  query: named({}),
  value: z.object({ mobile: z.string() }),
  errors: ['no.data', 'downline.not.direct'],
})

/** All or nothing. Past earnings stay with the upline of that time (AGT-02). */
export const move = endpoint({
  ...write,
  summary: 'Move members of the downline, each with its own downline, to another agent of it',
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
})
