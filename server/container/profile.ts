/** What members keep about themselves: profile, picture, accounts their money may go to. */
import { avatarRoutes } from '#server/features/avatar/avatar.routes.ts'
import { avatarRepository } from '#server/features/avatar/avatar.repository.ts'
import { createAvatarService } from '#server/features/avatar/avatar.service.ts'
import { createCloseAccountService } from '#server/features/member/close-account.service.ts'
import { profileRoutes } from '#server/features/member/member.routes.ts'
import { createProfileService } from '#server/features/member/profile.service.ts'
import { createBindAccountService } from '#server/features/payout-account/bind-account.service.ts'
import { createPayoutAccountRepository } from '#server/features/payout-account/payout-account.repository.ts'
import { payoutAccountRoutes } from '#server/features/payout-account/payout-account.routes.ts'
import { createPayoutAccountService } from '#server/features/payout-account/payout-account.service.ts'
import type { Core } from './core.ts'
import type { IdentityFeatures } from './identity.ts'
import type { ResponsiblePlayFeatures } from './responsible-play.ts'
import type { Safeguards } from './safeguards.ts'

export function createProfileFeatures(
  { database, ledger, sessions, redrawPicture, clock }: Core,
  { memberRows: members, passwordCheck, proofs, securityLog }: Safeguards,
  { verification, exclusions }: Pick<IdentityFeatures, 'verification'> & Pick<ResponsiblePlayFeatures, 'exclusions'>,
) {
  const guards = { members, passwordCheck, proofs, securityLog, clock }
  const profile = createProfileService({ ...guards, verification, exclusions })
  const closing = createCloseAccountService({ ...guards, sessions, ledger })
  const avatars = createAvatarService({ members, pictures: avatarRepository, redrawPicture, clock })
  const accounts = createPayoutAccountRepository(database)
  const payoutAccounts = createPayoutAccountService({ ...guards, accounts })
  const binding = createBindAccountService({ ...guards, accounts })
  return {
    payoutAccounts,
    routes: [...profileRoutes(profile, closing), ...avatarRoutes(avatars), ...payoutAccountRoutes(payoutAccounts, binding)],
  }
}
export type ProfileFeatures = ReturnType<typeof createProfileFeatures>
