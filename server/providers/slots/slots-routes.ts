import type { Body, Endpoint, Query } from '#contract/endpoint.ts'
import { slotPar } from '#contract/play/slots/par.ts'
import * as slotEndpoints from '#contract/play/slots/slots.ts'
import type { ProviderRoute } from '../provider-router.ts'
import type { SlotSession } from './slot-sessions.ts'
import type { SlotsService } from './slots-service.ts'

const route = <E extends Endpoint>(
  endpoint: E,
  serve: (input: { session: SlotSession; query: Query<E>; body: Body<E> }) => unknown,
): ProviderRoute => ({ endpoint, serve })

export const slotsRoutes = (service: SlotsService): ProviderRoute[] => [
  route(slotEndpoints.open, ({ body }) => service.open(body)),
  route(slotPar, ({ query }) => service.par(query.gameCode)),
  route(slotEndpoints.slotState, ({ session }) => service.state(session)),
  route(slotEndpoints.spin, ({ session, body }) => service.spin(session, body)),
  route(slotEndpoints.slotHistory, ({ session, query }) => service.history(session, query)),
]
