/** Identity checks: members send them, operators decide. */
import { createKycContacts } from '#server/features/kyc/kyc-contacts.ts'
import { createKycGate } from '#server/features/kyc/kyc-gate.ts'
import { createKycRepository } from '#server/features/kyc/kyc.repository.ts'
import { kycRoutes } from '#server/features/kyc/kyc.routes.ts'
import { createKycService } from '#server/features/kyc/kyc.service.ts'
import { createReviewKycService } from '#server/features/kyc/review-kyc.service.ts'
import { createSubmitKycService } from '#server/features/kyc/submit-kyc.service.ts'
import { createSecretBox } from '#server/platform/secret-box.ts'
import type { ContentFeatures } from './content.ts'
import type { Core } from './core.ts'
import type { Safeguards } from './safeguards.ts'
import type { SecurityFeatures } from './security.ts'

interface Given extends Pick<ContentFeatures, 'letters'>, Pick<SecurityFeatures, 'verification'> {
  /** Numbers of documents are sealed by it. */
  kycSecret: string
}

export function createKycFeatures(
  { database, redrawPicture, live, clock }: Core,
  { memberRows: members, audit }: Safeguards,
  { letters, verification, kycSecret }: Given,
) {
  const checks = createKycRepository(database)
  const box = createSecretBox({ secret: kycSecret, sealed: 'kyc' })
  const contacts = createKycContacts({ verification })
  const service = createKycService({ checks, members, clock })
  const submission = createSubmitKycService({ checks, members, contacts, redrawPicture, box, clock })
  const reviews = createReviewKycService({ checks, box, audit, letters, live, clock })
  return {
    identity: createKycGate({ checks }),
    routes: kycRoutes({ service, submission, reviews }),
  }
}
export type KycFeatures = ReturnType<typeof createKycFeatures>
