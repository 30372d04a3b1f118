import * as fairnessEndpoints from '#contract/play/fairness/fairness.ts'
import { handle, type Route } from '#server/http/handle.ts'
import type { FairnessService } from './fairness.service.ts'

export const fairnessRoutes = (service: FairnessService): Route[] => [
  handle(fairnessEndpoints.seeds, ({ caller }) => service.seeds(caller)),
  handle(fairnessEndpoints.rotate, ({ caller, body }) => service.rotate(caller, body)),
]
