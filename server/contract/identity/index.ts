/** The endpoints of the area, by feature. */
import { endpointsOf } from '../endpoint.ts'
import * as avatarEndpoints from './avatar.ts'
import * as kycReviewEndpoints from './kyc/kyc-review.ts'
import * as kycEndpoints from './kyc/kyc.ts'
import * as memberEndpoints from './member/member.ts'
import * as passwordEndpoints from './password.ts'
import * as paymentPasswordEndpoints from './payment-password.ts'
import * as profileEndpoints from './member/profile.ts'
import * as registerEndpoints from './register.ts'
import * as responsiblePlayEndpoints from './responsible-play.ts'
import * as securityQuestionEndpoints from './security-question.ts'
import * as securityEndpoints from './security.ts'
import * as sessionEndpoints from './session.ts'
import * as socialLoginEndpoints from './social-login.ts'
import * as twoFactorEndpoints from './two-factor.ts'
import * as verificationEndpoints from './verification.ts'

export const identityArea = {
  session: endpointsOf(sessionEndpoints),
  register: endpointsOf(registerEndpoints),
  verification: endpointsOf(verificationEndpoints),
  'social-login': endpointsOf(socialLoginEndpoints),
  password: endpointsOf(passwordEndpoints),
  'payment-password': endpointsOf(paymentPasswordEndpoints),
  'security-question': endpointsOf(securityQuestionEndpoints),
  'two-factor': endpointsOf(twoFactorEndpoints),
  security: endpointsOf(securityEndpoints),
  kyc: { ...endpointsOf(kycEndpoints), ...endpointsOf(kycReviewEndpoints) },
  member: { ...endpointsOf(memberEndpoints), ...endpointsOf(profileEndpoints) },
  avatar: endpointsOf(avatarEndpoints),
  'responsible-play': endpointsOf(responsiblePlayEndpoints),
}
