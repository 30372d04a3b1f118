import type { Value } from '#contract/endpoint.ts'
import type * as slotEndpoints from '#contract/play/slots/slots.ts'

/** What the provider tells the page of a game: balance, stakes, rules, pays, and the round that is not over. */
export type SlotState = Value<typeof slotEndpoints.slotState>
