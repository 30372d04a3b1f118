/** The reward for opening the site as an app, under the names older clients use (WIR-40). */
import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { wireFlag } from '../../wire.ts'
import { CLAIM_ERRORS, claimResult, claims } from './reward.ts'

/**
 * Only from the app, as its `Device` or `isApp=Y` says. A browser is refused with `required.app`, unless the app was opened
 * before.
 */
export const claimAppDownload = endpoint({
  ...claims,
  summary: 'Claim what opening the site as an app gives',
  relay: 'MCSFE_claimAppDownloadPromotion',
  aliases: ['MCS2_claimAppDownloadPromotion'],
  body: z.object({ isApp: z.optional(wireFlag) }),
  value: claimResult,
  errors: CLAIM_ERRORS,
})
