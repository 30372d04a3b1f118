/** Red envelope rain: envelopes that fall at a time of day, one for each member who catches one (SCR-38). */
import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { avatarValue } from '../../identity/avatar.ts'
import { money, wholeNumber } from '../../wire.ts'
import { CLAIM_ERRORS, claims } from '../reward/reward.ts'
import { rewardNeed } from '../reward/reward-template.ts'

/** How long envelopes fall. */
export const RAIN_SECONDS = 30
/** A tap in the last second may arrive after the rain ends: for this long it is accepted, and the room still shows the rain. */
export const RAIN_LATE_SECONDS = 10

/** GOLD and UBE hold an amount each, RED share the rest at random, EMPTY hold nothing. */
export const envelopeKind = z.enum(['GOLD', 'UBE', 'RED', 'EMPTY'])
export type EnvelopeKind = z.infer<typeof envelopeKind>

/** What a member caught: its share, in one envelope or split over several. */
export const rainCatch = z.object({
  kind: envelopeKind,
  amount: money,
  /** In the order in which taps open them; empty for EMPTY. */
  envelopes: z.array(z.object({ kind: envelopeKind, amount: money })),
  /** Names the claim; null for EMPTY. */
  transactionId: z.nullable(z.string()),
})
export type RainCatch = z.output<typeof rainCatch>

/**
 * OPEN: the member can catch, once it rains. MISSING: something is missing (`needs`). CAUGHT: the member has caught one. FULL:
 * every envelope is taken. GUEST: for members only.
 */
export const rainState = z.enum(['OPEN', 'MISSING', 'CAUGHT', 'FULL', 'GUEST'])
export type RainState = z.infer<typeof rainState>

export const rain = z.object({
  rainId: z.int(),
  title: z.string(),
  note: z.string(),
  /** When it begins, epoch ms. */
  startsAt: z.int(),
  /** When it ends, epoch ms. */
  endsAt: z.int(),
  state: rainState,
  /** What all envelopes hold together. */
  pool: money,
  /** How many there are, and how many of them are taken. */
  places: z.int(),
  catchers: z.int(),
  /** What is known of the envelopes beforehand: kinds left out do not fall, null = shared at random. */
  kinds: z.array(
    z.object({
      kind: envelopeKind,
      /** How many envelopes of the kind there are. */
      count: z.int(),
      /** What each holds; null = shared at random. */
      amount: z.nullable(money),
    }),
  ),
  needs: z.array(z.object({ need: rewardNeed, isMet: z.boolean() })),
  /** The member gets a letter before it. */
  isReminded: z.boolean(),
  caught: z.nullable(rainCatch),
})
export type Rain = z.output<typeof rain>

export const rainWinner = z.object({
  /** `ma***ay`: never a whole name. */
  name: z.string(),
  ...avatarValue.shape,
  kind: envelopeKind,
  amount: money,
})
export type RainWinner = z.output<typeof rainWinner>

export const rainRoom = z.object({
  /** The server's clock, for the countdown. */
  now: z.int(),
  /** The current rain, or the next; null = none is planned. */
  rain: z.nullable(rain),
  /** The last rain that is over. */
  last: z.nullable(
    z.object({
      rainId: z.int(),
      /** When it began, epoch ms. */
      startsAt: z.int(),
      catchers: z.int(),
      given: money,
      /** The members who caught most. */
      winners: z.array(rainWinner),
      caught: z.nullable(rainCatch),
    }),
  ),
  /** Members who have this page open. */
  waiting: z.int(),
  /** The member may not play now: nothing is promised to it. */
  onBreak: z.boolean(),
})
export type RainRoom = z.output<typeof rainRoom>

export const room = endpoint({
  summary: 'Red envelope rain: the next one, what the member caught, and the last winners',
  method: 'GET',
  path: '/wps/rain',
  value: rainRoom,
  errors: ['function.not.available'],
  sharedFor: 3,
  sharedWith: 'visitors',
})

const RAIN_ID_MAX = Number.MAX_SAFE_INTEGER
const named = z.object({ rainId: wholeNumber(RAIN_ID_MAX, 1) })

export const RAIN_ERRORS = [
  ...CLAIM_ERRORS.filter((code) => code !== 'bonus.not.free' && code !== 'prom.claim.expired'),
  'function.not.available',
  'rain.not.falling',
  'rain.full',
] as const

/** The moment of the call does not matter: every free envelope is equally likely. A repeated call returns the first answer. */
export const catchEnvelope = endpoint({
  ...claims,
  summary: 'Catch an envelope of a rain that falls now',
  path: '/wps/rain/catch',
  body: named,
  value: z.object({
    ...rainCatch.shape,
    /** How many envelopes there are. */
    places: z.int(),
    catchers: z.int(),
  }),
  errors: RAIN_ERRORS,
})

export const remind = endpoint({
  auth: 'member',
  trialRefused: true,
  summary: 'Ask for a letter some minutes before a rain',
  method: 'POST',
  path: '/wps/rain/reminder',
  tier: 'sensitive',
  body: named,
  value: z.object({ isReminded: z.boolean() }),
  errors: ['function.not.available', 'no.data', 'rain.not.falling', 'play.excluded', 'permission.denied'],
})
