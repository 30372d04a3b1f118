/**
 * An agent's invitation links, each with its own rates and an optional expiry, and the members who registered by them (WIR-37,
 * AGT-34).
 */
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { askedRates, gameType } from './rebate.ts'
import { reportOf, reportQuery, reportRange } from '../report.ts'
import { percent, text, textOrNumber, wholeNumber } from '../wire.ts'

/** Most open links an agent may have. */
export const MOST_OPEN_LINKS = 50
export const LINK_NAME_MAX = 40
const MOST_DAYS = 3_650
const HOST = /^[a-z0-9.-]{1,253}(:\d{1,5})?$/i

/** IN_USE: until it expires. FOREVER: without an end. EXPIRED, CLOSED: registers no one any more. */
export const LINK_STATES = ['IN_USE', 'FOREVER', 'EXPIRED', 'CLOSED'] as const
/** The type of account the link registers. */
const LINK_TYPES = [0, 2] as const

const linkRate = z.object({ type: gameType, productType: z.string(), rebateValue: percent, series: z.int() })

export const affiliateLink = z.object({
  affiUrlId: z.int(),
  affiliateCode: z.string(),
  /** The address to invite with. */
  url: z.string(),
  name: z.string(),
  domain: z.string(),
  /** Account type the link registers: 0 member, 2 agent. */
  type: z.int(),
  isAgent: z.boolean(),
  isDefault: z.boolean(),
  status: z.enum(LINK_STATES),
  rebates: z.array(linkRate),
  clickCount: z.int(),
  registeredCount: z.int(),
  createdAt: z.int(),
  /** null = never expires. */
  expiresAt: z.nullable(z.int()),
  closedAt: z.nullable(z.int()),
})
export type AffiliateLink = z.output<typeof affiliateLink>

export const registeredMember = z.object({
  memberId: z.int(),
  username: z.string(),
  nickname: z.string(),
  /** Type of the account: 0 member, 2 agent. */
  type: z.int(),
  registeredAt: z.int(),
  affiliateCode: z.string(),
  linkName: z.string(),
})
export type RegisteredMember = z.output<typeof registeredMember>

const linkId = wholeNumber(2_147_483_647, 1)
const code = text(64, 1).check(z.regex(/^[\w-]+$/))
/** Filters: the start of a username, and one of the caller's links. */
const who = {
  /** The start of a username. */
  username: z.optional(textOrNumber(32)),
  /** The code of one of the links. */
  affiliateCode: z.optional(code),
}
const read = { auth: 'agent', method: 'GET', moduleId: 'AFFMAN3' } as const
const write = { auth: 'agent', moduleId: 'AFFMAN3' } as const

export const list = endpoint({
  ...read,
  summary: 'The caller’s links, newest first, and the hosts a link may point to',
  relay: 'MCSFE_viewAffiliateUrls',
  aliases: ['/wps/agent/affiliateUrls'],
  value: z.object({ list: z.array(affiliateLink), domains: z.array(z.string()) }),
})

export const create = endpoint({
  ...write,
  summary: 'Create a link: members who register by it join the caller’s downline with these rates',
  method: 'POST',
  relay: 'MCSFE_createAffiliateUrl',
  aliases: ['/wps/agent/affiliateUrl'],
  body: z.object({
    name: z._default(text(LINK_NAME_MAX), ''),
    /** Account type the link registers: 0 member, 2 agent. */
    type: z._default(z.pipe(wholeNumber(2), z.literal(LINK_TYPES)), 0),
    /** Days the link is valid; absent or 0 = never expires. */
    validDays: z._default(wholeNumber(MOST_DAYS), 0),
    /** One of the host names of `list`; empty = the first. */
    domain: z._default(z.union([z.literal(''), text(260).check(z.regex(HOST))]), ''),
    rebates: z._default(askedRates, []),
  }),
  value: affiliateLink,
  errors: ['affiliate.link.limit', 'rebate.too.high', 'rebate.step.invalid', 'rebate.below.downline', 'request.param.err'],
})

export const close = endpoint({
  ...write,
  summary: 'Close a link to new registrations; members who already registered by it stay',
  method: 'POST',
  relay: 'MCSFE_deleteAffiliateUrl',
  body: z.object({ affiUrlId: linkId }),
  value: affiliateLink,
  errors: ['no.data'],
})

/** The same call as older clients make it. */
export const closeByAddress = endpoint({
  ...write,
  summary: 'Close a link, as older clients call it',
  method: 'DELETE',
  path: '/wps/agent/affiliateUrl',
  query: z.object({ affiUrlId: z.optional(linkId) }),
  value: affiliateLink,
  errors: ['no.data', 'request.param.err'],
})

export const registered = endpoint({
  ...read,
  summary: 'Members who registered by the caller’s links, newest first',
  relay: 'MCSFE_viewRegisteredAffiliates',
  aliases: ['/wps/agent/registeredAffiliates'],
  query: z.object({ ...reportQuery, ...who }),
  value: reportOf(registeredMember, z.object({ count: z.int() })),
  errors: ['request.param.err'],
})

export const registeredFile = endpoint({
  ...read,
  summary: 'Every matching registration as a file',
  path: '/wps/agent/registeredAffiliates/export',
  tier: 'write',
  framing: 'csv',
  query: z.object({ ...reportRange, ...who }),
  value: z.string(),
  errors: ['request.param.err'],
})

export const click = endpoint({
  summary: 'Count a visit by a link, once a day for each visitor',
  method: 'POST',
  path: '/wps/affiliate/click',
  body: z.object({ affiliateCode: code }),
})
