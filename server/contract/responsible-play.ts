/** Responsible play: limits, breaks, self-exclusion, reality check (domain §3.3). None of it is known to older clients. */
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { money, moneyInput, PASSWORD_MAX, textOrNumber, wholeNumber } from './wire.ts'

/** Gross deposits; stakes less winnings; hours of play. Only gross limits are called deposit limits (RG-01). */
export const LIMIT_KINDS = ['DEPOSIT', 'LOSS', 'TIME'] as const
export const limitKind = z.enum(LIMIT_KINDS)
export type LimitKind = z.infer<typeof limitKind>
/** Rolling 24 hours, 7 days, a month (RG-01). */
export const LIMIT_PERIODS = ['DAY', 'WEEK', 'MONTH'] as const
export const limitPeriod = z.enum(LIMIT_PERIODS)
export type LimitPeriod = z.infer<typeof limitPeriod>

/** RG-06. */
export const BREAK_HOURS = [24, 168, 720, 1_008] as const
/** RG-07: at least six months. */
export const EXCLUSION_MONTHS = [6, 12, 36, 60] as const
/** RG-10; 0 is not offered: an hour is the longest. */
export const REALITY_CHECK_MINUTES = [15, 30, 45, 60] as const
/** A time limit longer than its period is none. */
export const LIMIT_MAX_MINUTES = { DAY: 1_440, WEEK: 10_080, MONTH: 44_640 } as const satisfies Record<LimitPeriod, number>
/** Of money, in units of the currency. */
export const LIMIT_MAX_AMOUNT = 1_000_000_000
/** RG-03 */
export const LIMIT_WAIT_HOURS = 24

/** Money limits are in units of the currency; a time limit is in minutes. */
export const playLimit = z.object({
  kind: limitKind,
  period: limitPeriod,
  /** null = none of the member's own. */
  amount: z.nullable(money),
  /** Of the house; the stricter binds (RG-04). */
  operatorAmount: z.nullable(money),
  /** Used up in the running period. */
  used: money,
  /** What is left of the stricter one; null = unlimited. */
  remaining: z.nullable(money),
  /** A higher limit, or none, that was asked for (RG-03). */
  pending: z.nullable(z.object({ amount: z.nullable(money), confirmableAt: z.int() })),
})
export type PlayLimit = z.infer<typeof playLimit>

/** The running session of play (RG-11). */
export const playSession = z.object({
  startedAt: z.int(),
  elapsedMs: z.int(),
  staked: money,
  won: money,
  /** Won less staked. */
  net: money,
})
export type PlaySession = z.infer<typeof playSession>

export const responsiblePlayState = z.object({
  limits: z.array(playLimit),
  /** null = no break, no exclusion. */
  exclusion: z.nullable(z.object({ kind: z.enum(['BREAK', 'EXCLUSION']), until: z.int() })),
  realityCheckMinutes: z.int(),
  session: playSession,
})
export type ResponsiblePlayState = z.infer<typeof responsiblePlayState>

export const realityCheck = z.object({
  intervalMinutes: z.int(),
  isDue: z.boolean(),
  /** Epoch ms of the next reminder. */
  dueAt: z.int(),
  session: playSession,
})
export type RealityCheck = z.infer<typeof realityCheck>

const limitKey = { kind: limitKind, period: limitPeriod }
const password = textOrNumber(PASSWORD_MAX, 1)
const write = { auth: 'member', trialRefused: true } as const

export const responsiblePlayEndpoints = {
  state: endpoint({
    ...write,
    summary: 'Limits with what is used of them, breaks, reminders, and the running session',
    method: 'GET',
    path: '/wps/member/responsiblePlay',
    value: responsiblePlayState,
  }),
  setLimit: endpoint({
    ...write,
    summary: 'Set a limit: lower at once; higher or none only after 24 hours and a confirmation (RG-03)',
    method: 'PUT',
    path: '/wps/member/responsiblePlay/limit',
    body: z.object({ ...limitKey, amount: z.nullish(moneyInput) }),
    value: responsiblePlayState,
    errors: ['request.param.err'],
  }),
  confirmLimit: endpoint({
    ...write,
    summary: 'Confirm a higher limit whose 24 hours are over',
    method: 'POST',
    path: '/wps/member/responsiblePlay/limit/confirm',
    body: z.object(limitKey),
    value: responsiblePlayState,
    errors: ['limit.change.waiting', 'no.data'],
  }),
  withdrawLimit: endpoint({
    ...write,
    summary: 'Take back a higher limit that was asked for',
    method: 'DELETE',
    path: '/wps/member/responsiblePlay/limit',
    body: z.object(limitKey),
    value: responsiblePlayState,
    errors: ['no.data'],
  }),
  takeBreak: endpoint({
    ...write,
    summary: 'Take a break from playing: a day, a week, a month or six weeks, at once (RG-06)',
    method: 'POST',
    path: '/wps/member/responsiblePlay/break',
    tier: 'sensitive',
    body: z.object({ hours: wholeNumber(1_008, 24), password }),
    value: responsiblePlayState,
    errors: ['request.param.err', 'modify.pw.incorrect.pw', 'max.attempt.limit'],
  }),
  exclude: endpoint({
    ...write,
    summary: 'Exclude oneself from playing, six months at least, at once; every session ends (RG-07)',
    method: 'POST',
    path: '/wps/member/responsiblePlay/exclusion',
    tier: 'sensitive',
    body: z.object({ months: wholeNumber(60, 6), password }),
    value: z.object({ until: z.int() }),
    errors: ['request.param.err', 'modify.pw.incorrect.pw', 'max.attempt.limit'],
  }),
  setRealityCheck: endpoint({
    ...write,
    summary: 'Choose how often to be reminded of time and money (RG-10)',
    method: 'PUT',
    path: '/wps/member/responsiblePlay/realityCheck',
    body: z.object({ minutes: wholeNumber(60, 15) }),
    value: responsiblePlayState,
    errors: ['request.param.err'],
  }),
  realityCheck: endpoint({
    ...write,
    summary: 'Is a reminder due? With the session’s time and money (RG-10, RG-11)',
    method: 'GET',
    path: '/wps/member/responsiblePlay/realityCheck',
    value: realityCheck,
  }),
  acknowledge: endpoint({
    ...write,
    summary: 'The reminder was seen; playing goes on',
    method: 'POST',
    path: '/wps/member/responsiblePlay/realityCheck',
    value: realityCheck,
  }),
}
