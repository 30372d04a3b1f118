/**
 * When a new payment password becomes valid (ACC-06, ADR 0016): at once if its owner was verified independently of the last reset
 * of the login password, otherwise after the merchant's waiting time, in which the owner can notice and take the account back.
 */
import type { Member } from '#server/features/identity/member/member.service.ts'
import type { ProofKind, Proofs } from '#server/features/identity/security/proof.ts'
import type { MemberCaller } from '#server/http/caller.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Merchant } from '#server/platform/merchant/merchant-directory.ts'

const HOUR_MS = 3_600_000

type Facts = { caller: MemberCaller; merchant: Merchant }

export function createPaymentWait({ proofs, clock }: { proofs: Pick<Proofs, 'running' | 'strongWays'>; clock: Clock }) {
  async function isProved({ caller, merchant }: Facts, given: ProofKind | undefined): Promise<boolean> {
    const [strong, running] = [await proofs.strongWays(caller.memberId, merchant), await proofs.running(caller)]
    return strong.some((way) => way === given || way === running)
  }
  const after = (at: Date, { settings }: Merchant) => new Date(at.getTime() + settings.security.paymentWaitHours * HOUR_MS)

  return {
    /** Verified with `given`, or with a proof of this session that is still valid. */
    isProved,

    /** For the first payment password: it waits only if the login password was reset within the waiting time. */
    async ofFirst({ passwordResetAt }: Pick<Member, 'passwordResetAt'>, facts: Facts): Promise<Date | null> {
      if (!passwordResetAt) return null
      const opensAt = after(passwordResetAt, facts.merchant)
      return opensAt <= clock.now() || (await isProved(facts, undefined)) ? null : opensAt
    },

    /** For the replacement of a forgotten one. `given`: how the owner was verified for it. */
    async ofReset(facts: Facts, given: ProofKind | undefined): Promise<Date | null> {
      return (await isProved(facts, given)) ? null : after(clock.now(), facts.merchant)
    },
  }
}
export type PaymentWait = ReturnType<typeof createPaymentWait>
