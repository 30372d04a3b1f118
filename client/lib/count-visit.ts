import * as affiliateLinkEndpoints from '#contract/agents/affiliate-link.ts'
import { api } from './api.ts'

/** Counts a visit through an agent's link; a failure is ignored. */
export const countVisit = (affiliateCode: string) =>
  void api(affiliateLinkEndpoints.click, { body: { affiliateCode } }).catch(() => undefined)
