/** Rebates: the part of their turnover members get back, and the difference their agents get (WIR-37, AGT-18 to AGT-20). */
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { reportOf, reportQuery, reportRange } from '../report.ts'
import { money, percent, textOrNumber, wholeNumber } from '../wire.ts'

/** Kinds of game with rates of their own; the reference table `game_type` says how turnover of each counts. */
export const GAME_TYPES = ['RNG', 'INHOUSE', 'FISH', 'LIVE', 'PVP', 'SPORTS', 'ESPORTS', 'COCKFIGHT', 'LOTT', 'ELOTT'] as const
export type GameType = (typeof GAME_TYPES)[number]
export const gameType = z.enum(GAME_TYPES)

/** Parts per million of one step of a prize series of 2000 (AGT-19). */
export const SERIES_PPM = 500
const TOP_SERIES = 1_960 * SERIES_PPM

export const DEFAULT_HIGHEST_RATES = {
  RNG: 10_000,
  INHOUSE: 5_000,
  FISH: 10_000,
  LIVE: 8_000,
  PVP: 8_000,
  SPORTS: 8_000,
  ESPORTS: 8_000,
  COCKFIGHT: 8_000,
  LOTT: TOP_SERIES,
  ELOTT: TOP_SERIES,
} as const satisfies Record<GameType, number>

/**
 * A rate: percent on the wire (0.8 = 0.8 %), parts per million inside (8_000n), as `percent`. For lotteries it is how far the
 * member's series is above the lowest, and `series` is the series itself (1956 of 2000; 0 for other kinds).
 */
const rate = percent
const series = z.int()

export const globalRebate = z.object({
  gameType,
  productType: z.string(),
  /** The caller's own rate. It may hand out at most this less the difference, in steps of the interval. */
  highestRebate: rate,
  rebateDifference: rate,
  rebateInterval: rate,
  minSeries: series,
})
export const customerRebate = z.object({
  type: gameType,
  productType: z.string(),
  rebateValue: rate,
  series,
  rebateSettId: z.int(),
  prizeModeId: z.string(),
  playNameId: z.string(),
})
export type CustomerRebate = z.output<typeof customerRebate>

/** A direct downline's rate for a kind of game, and the range it may be set to. */
export const downlineRebate = z.object({
  type: gameType,
  productType: z.string(),
  rebateValue: rate,
  series,
  /** The lower bound: the highest rate the member has given its own downline. */
  lowest: rate,
  highest: rate,
  interval: rate,
})
export type DownlineRebate = z.output<typeof downlineRebate>

/** How many members of the downline may have a high series (AGT-10). */
export const rebateQuota = z.object({
  type: gameType,
  rebateValue: rate,
  series,
  /** How many members may have the rate. */
  total: z.int(),
  used: z.int(),
  available: z.int(),
})

const byProduct = <T extends z.ZodMiniType>(item: T) => z.record(z.string(), z.array(item))
const customerId = wholeNumber(2_147_483_647, 1)
/** Requested rates. */
export const askedRates = z.array(z.object({ type: gameType, rebateValue: rate })).check(z.maxLength(GAME_TYPES.length))
const rebates = askedRates.check(z.minLength(1))

/** Some clients name the list `configs`. */
const change = z.pipe(
  z.object({
    customerId,
    rebates: z.optional(rebates),
    /** Another name of `rebates`. */
    configs: z.optional(rebates),
  }),
  z.transform(({ customerId: memberId, rebates: list, configs }, context) => {
    const wanted = list ?? configs
    if (wanted) return { memberId, rebates: wanted }
    context.issues.push({ code: 'custom', message: 'rebates is required', input: list, path: ['rebates'] })
    return z.NEVER
  }),
)

const sums = { bets: z.int(), turnover: money, amount: money }
/** The caller's rebate of one business day. */
const incomeRow = z.object({
  day: z.string(),
  billId: z.string(),
  /** The status of the bill. */
  status: z.string(),
  paid: money,
  ...sums,
})
export type RebateIncomeRow = z.output<typeof incomeRow>
/** The branch the rebate came from; no member = the caller's own bets. */
const branchRow = z.object({ memberId: z.nullable(z.int()), username: z.string(), nickname: z.string(), ...sums })
export type RebateBranchRow = z.output<typeof branchRow>
const gameRow = z.object({ type: gameType, ...sums })
export type RebateGameRow = z.output<typeof gameRow>
const footer = z.object(sums)

const read = { auth: 'agent', method: 'GET' } as const
const refusals = [
  'no.data',
  'rebate.too.high',
  'rebate.step.invalid',
  'rebate.below.downline',
  'rebate.quota.empty',
  'request.param.err',
] as const

export const global = endpoint({
  ...read,
  summary: 'The rates the caller may hand out, by product',
  relay: 'MCSFE_getGlobalRebateSettingsByProductType',
  aliases: ['/wps/agent/globalRebateSettings'],
  value: byProduct(globalRebate),
})

export const rates = endpoint({
  ...read,
  auth: 'member',
  summary: 'Rates of the caller or of a member of its downline',
  relay: 'MCSFE_getCustomerRebateSettingByProductType',
  query: z.object({ customerId: z.optional(customerId) }),
  value: byProduct(customerRebate),
  errors: ['no.data'],
})

export const downline = endpoint({
  ...read,
  summary: 'The rates of a direct downline, and the range each may be set to',
  relay: 'MCSFE_getDownlineRebates',
  aliases: ['/wps/agent/downlineRebates'],
  query: z.object({ customerId }),
  value: z.object({ configs: z.array(downlineRebate) }),
  errors: ['no.data'],
})

export const newcomer = endpoint({
  ...read,
  summary: 'The rates the caller may give a new member',
  path: '/wps/agent/newDownlineRebates',
  value: z.object({ configs: z.array(downlineRebate) }),
})

export const quotas = endpoint({
  ...read,
  summary: 'How many more members of the downline may have a high series',
  relay: 'MCSFE_getAgentQuotaGroupByProduct',
  value: z.array(z.object({ productType: z.string(), quotaRebateConfig: z.array(rebateQuota) })),
})

export const update = endpoint({
  auth: 'agent',
  summary: 'Change the rates of a direct downline, effective now',
  method: 'PUT',
  path: '/wps/agent/updateDownlineRebates',
  body: change,
  value: z.object({ configs: z.array(downlineRebate) }),
  errors: refusals,
})

export const income = endpoint({
  ...read,
  summary: 'The caller’s rebates by day, newest first',
  relay: 'ODSFE2_agentRebate',
  aliases: ['/wps/report/income', '/wps/report/commission', 'ODSFE2_getRebateClassifyDisburseHistory', 'ODSFE2_AgentProfDet'],
  query: z.object(reportQuery),
  value: reportOf(incomeRow, footer),
  errors: ['request.param.err'],
})

export const incomeFile = endpoint({
  ...read,
  summary: 'The caller’s rebates by day as a file',
  path: '/wps/agent/rebate/export',
  framing: 'csv',
  query: z.object(reportRange),
  value: z.string(),
  errors: ['request.param.err'],
})

export const byMember = endpoint({
  ...read,
  summary: 'The direct downlines the caller’s rebates came from, highest first',
  relay: 'ODSFE2_MemberRebate',
  query: z.object(reportQuery),
  value: reportOf(branchRow, footer),
  errors: ['request.param.err'],
})

export const byGame = endpoint({
  ...read,
  summary: 'The kinds of game the caller’s rebates came from',
  relay: 'ODSFE2_rebateLottCommission',
  aliases: ['ODSFE2_getLottPlayCommission'],
  query: z.object(reportRange),
  value: z.object({ list: z.array(gameRow), footer }),
  errors: ['request.param.err'],
})

export const bill = endpoint({
  ...read,
  auth: 'member',
  summary: 'How the rebate of one day was calculated',
  relay: 'ODSFE2_getRebateClassifyDisburseHistoryDetail',
  query: z.object({ billId: textOrNumber(19, 1).check(z.regex(/^\d+$/)) }),
  value: z.object({
    list: z.array(z.object({ ...branchRow.shape, type: gameType, rate, below: rate })),
    footer,
  }),
  errors: ['no.data'],
})
