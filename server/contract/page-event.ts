/**
 * What clients tell of taps and of what was seen (wire §4.6): nobody reads the answer. Taken and dropped: how many there were is in
 * /metrics, as of every call, and how hot a game is follows from its rounds, not from what a visitor's page claims.
 */
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

/** Characters of one report. */
export const PAGE_EVENT_MAX = 4_000

/** Sent without a body, with one event or with several. */
const events = z.union([z.record(z.string(), z.unknown()), z.array(z.unknown())])
const base = { method: 'POST', body: events, errors: ['request_body_too_large'] } as const

export const pageEventEndpoints = {
  gameClick: endpoint({ ...base, summary: 'A game was tapped', relay: 'GCS_recordGameClick' }),
  floatingClick: endpoint({ ...base, summary: 'The floating strip was tapped', relay: 'GCS_recordFloatingClick' }),
  floatingCloseClick: endpoint({ ...base, summary: 'The floating strip was closed', relay: 'GCS_recordFloatingCloseClick' }),
  exposure: endpoint({ ...base, summary: 'An event’s banner was seen', relay: 'GCS_submitEventExposure' }),
}
