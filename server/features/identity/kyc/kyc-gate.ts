/**
 * What a member cannot do without an identity check, in the codes real clients read (WIR-09,
 * `required_member_information_incomplete`).
 */
import type { PrismaTransaction } from '#server/platform/database.ts'
import type { Merchant } from '#server/platform/merchant/merchant-directory.ts'
import type { KycRepository } from './kyc.repository.ts'

export function createKycGate({ checks }: { checks: Pick<KycRepository, 'own'> }) {
  return {
    /** `required_id_not_verified`: nothing was submitted. `invalid_id_verification_status`: pending or rejected. */
    async missingForWithdrawal(memberId: number, { settings }: Merchant, tx?: PrismaTransaction): Promise<string[]> {
      const { isEnabled, isRequiredForWithdrawal } = settings.kyc
      if (!isEnabled || !isRequiredForWithdrawal) return []
      const { sent } = await checks.own(memberId, tx)
      if (sent?.state === 'APPROVED') return []
      return [sent ? 'invalid_id_verification_status' : 'required_id_not_verified']
    },
  }
}
export type KycGate = ReturnType<typeof createKycGate>
