/** Responsible play: limits, breaks, self-exclusion, reality check (RG-01 to RG-11). Older clients know none of these calls. */
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { money, moneyInput, PASSWORD_MAX, textOrNumber, wholeNumber } from '../wire.ts'

/** `value.data` of `play.limit.deposit`: what may still be deposited. */
export const depositLimitRefusal = z.object({ remaining: money })
export type DepositLimitRefusal = z.input<typeof depositLimitRefusal>

/** Gross deposits, stakes less winnings, and hours of play. Only gross limits are called deposit limits (RG-01). */
export const LIMIT_KINDS = ['DEPOSIT', 'LOSS', 'TIME'] as const
export const limitKind = z.enum(LIMIT_KINDS)
export type LimitKind = z.infer<typeof limitKind>
/** Rolling 24 hours, 7 days, a month (RG-01). */
export const LIMIT_PERIODS = ['DAY', 'WEEK', 'MONTH'] as const
export const limitPeriod = z.enum(LIMIT_PERIODS)
export type LimitPeriod = z.infer<typeof limitPeriod>

/** Lengths of a break, in hours (RG-06). */
export const BREAK_HOURS = [24, 168, 720, 1_008] as const
/** At least six months (RG-07). */
export const EXCLUSION_MONTHS = [6, 12, 36, 60] as const
/** Minutes between reminders (RG-10). 0 is not offered: an hour is the longest. */
export const REALITY_CHECK_MINUTES = [15, 30, 45, 60] as const
/** A time limit longer than its period would limit nothing. */
export const LIMIT_MAX_MINUTES = { DAY: 1_440, WEEK: 10_080, MONTH: 44_640 } as const satisfies Record<LimitPeriod, number>
/** The highest money limit, in units of the currency. */
export const LIMIT_MAX_AMOUNT = 1_000_000_000
/** How long a higher limit waits before it can be confirmed (RG-03). */
export const LIMIT_WAIT_HOURS = 24

/** Money limits are in units of the currency; a time limit is in minutes. */
export const playLimit = z.object({
  kind: limitKind,
  period: limitPeriod,
  /** The member's own limit; null = none. */
  amount: z.nullable(money),
  /** The merchant's limit; the stricter one applies (RG-04). */
  operatorAmount: z.nullable(money),
  /** Used in the current period. */
  used: money,
  /** Left of the stricter limit; null = unlimited. */
  remaining: z.nullable(money),
  /** A requested higher limit, or none, that waits for confirmation (RG-03). */
  pending: z.nullable(
    z.object({
      /** The requested limit; null = none. */
      amount: z.nullable(money),
      confirmableAt: z.int(),
    }),
  ),
})
export type PlayLimit = z.infer<typeof playLimit>

/** The current session of play (RG-11). */
export const playSession = z.object({
  startedAt: z.int(),
  elapsedMs: z.int(),
  staked: money,
  won: money,
  /** Winnings less stakes. */
  net: money,
})
export type PlaySession = z.infer<typeof playSession>

export const responsiblePlayState = z.object({
  /** Limits of the member and of the site, by kind and period. */
  limits: z.array(playLimit),
  /** null = neither a break nor an exclusion. */
  exclusion: z.nullable(
    z.object({
      /** BREAK: for hours or days. EXCLUSION: for months. */
      kind: z.enum(['BREAK', 'EXCLUSION']),
      until: z.int(),
    }),
  ),
  realityCheckMinutes: z.int(),
  session: playSession,
})
export type ResponsiblePlayState = z.infer<typeof responsiblePlayState>

export const realityCheckState = z.object({
  intervalMinutes: z.int(),
  isDue: z.boolean(),
  /** When the next reminder is due, epoch ms. */
  dueAt: z.int(),
  session: playSession,
})
export type RealityCheck = z.infer<typeof realityCheckState>

const limitKey = { kind: limitKind, period: limitPeriod }
const password = textOrNumber(PASSWORD_MAX, 1)
const write = { auth: 'member', trialRefused: true } as const

export const state = endpoint({
  ...write,
  summary: 'Limits with the amounts used, breaks, reminders, and the current session',
  method: 'GET',
  path: '/wps/member/responsiblePlay',
  value: responsiblePlayState,
})

export const setLimit = endpoint({
  ...write,
  summary: 'Set a limit: a lower one applies at once; a higher one or none needs 24 hours and a confirmation (RG-03)',
  method: 'PUT',
  path: '/wps/member/responsiblePlay/limit',
  body: z.object({
    ...limitKey,
    /** The limit; null or absent = none. */
    amount: z.nullish(moneyInput),
  }),
  value: responsiblePlayState,
  errors: ['request.param.err'],
})

export const confirmLimit = endpoint({
  ...write,
  summary: 'Confirm a higher limit after its 24 hours',
  method: 'POST',
  path: '/wps/member/responsiblePlay/limit/confirm',
  body: z.object(limitKey),
  value: responsiblePlayState,
  errors: ['limit.change.waiting', 'no.data'],
})

export const withdrawLimit = endpoint({
  ...write,
  summary: 'Withdraw the request for a higher limit',
  method: 'DELETE',
  path: '/wps/member/responsiblePlay/limit',
  body: z.object(limitKey),
  value: responsiblePlayState,
  errors: ['no.data'],
})

export const takeBreak = endpoint({
  ...write,
  summary: 'Take a break from playing, effective now: a day, a week, a month or six weeks (RG-06)',
  method: 'POST',
  path: '/wps/member/responsiblePlay/break',
  tier: 'sensitive',
  body: z.object({ hours: wholeNumber(1_008, 24), password }),
  value: responsiblePlayState,
  errors: ['request.param.err', 'modify.pw.incorrect.pw', 'max.attempt.limit'],
})

export const exclude = endpoint({
  ...write,
  summary: 'Self-exclude from playing, effective now, for at least six months; all sessions end (RG-07)',
  method: 'POST',
  path: '/wps/member/responsiblePlay/exclusion',
  tier: 'sensitive',
  body: z.object({ months: wholeNumber(60, 6), password }),
  value: z.object({ until: z.int() }),
  errors: ['request.param.err', 'modify.pw.incorrect.pw', 'max.attempt.limit'],
})

export const setRealityCheck = endpoint({
  ...write,
  summary: 'Set how often to be reminded of time and money (RG-10)',
  method: 'PUT',
  path: '/wps/member/responsiblePlay/realityCheck',
  body: z.object({
    /** Minutes between two reminders: 15, 30, 45 or 60. */
    minutes: wholeNumber(60, 15),
  }),
  value: responsiblePlayState,
  errors: ['request.param.err'],
})

export const realityCheck = endpoint({
  ...write,
  summary: 'Is a reminder due? With the session’s time and money (RG-10, RG-11)',
  method: 'GET',
  path: '/wps/member/responsiblePlay/realityCheck',
  value: realityCheckState,
})

export const acknowledge = endpoint({
  ...write,
  summary: 'Confirm a reminder and go on playing',
  method: 'POST',
  path: '/wps/member/responsiblePlay/realityCheck',
  value: realityCheckState,
})
