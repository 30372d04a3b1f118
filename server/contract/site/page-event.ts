/**
 * Clients' reports of taps and impressions (WIR-31); no client reads the answer. They are dropped: /metrics counts them like
 * every call, and the popularity of a game comes from its rounds, because a visitor's page can claim anything.
 */
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'

/** Most characters of one report. */
export const PAGE_EVENT_MAX = 4_000

/** Clients send no body, one event, or several. */
const events = z.union([z.record(z.string(), z.unknown()), z.array(z.unknown())])
const base = { method: 'POST', body: events, errors: ['request_body_too_large'] } as const

export const gameClick = endpoint({ ...base, summary: 'A game was tapped', relay: 'GCS_recordGameClick' })

export const floatingClick = endpoint({ ...base, summary: 'The floating strip was tapped', relay: 'GCS_recordFloatingClick' })

export const floatingCloseClick = endpoint({
  ...base,
  summary: 'The floating strip was closed',
  relay: 'GCS_recordFloatingCloseClick',
})

export const exposure = endpoint({ ...base, summary: 'An event’s banner was seen', relay: 'GCS_submitEventExposure' })
