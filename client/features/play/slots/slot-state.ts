import type { Value } from '#contract/endpoint.ts'
import type * as slotEndpoints from '#contract/play/slots/slots.ts'

/** The provider's answer for a game's page: balance, stakes, rules, pays, and the unfinished round. */
export type SlotState = Value<typeof slotEndpoints.slotState>
