/**
 * Proof that the caller is the member: a code to their number or address, a code of the app, or the answers to the security
 * questions. Valid for some minutes, for this session only (ACC-06). Stored in Redis. While the password is temporary, none of
 * these can be requested or bound: the owner must choose a password first.
 */
import type { MemberCaller } from '#server/http/caller.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Merchant } from '#server/platform/merchant/merchant-directory.ts'
import type { Redis } from '#server/platform/redis.ts'
import type { ProofRepository } from './proof.repository.ts'

export type ProofKind = 'sms' | 'mail' | 'totp' | 'question'
type Holder = Pick<MemberCaller, 'memberId' | 'sessionId'>
/** Ways that prove more than knowledge. */
const STRONG = ['totp', 'sms', 'mail'] as const
export type StrongWay = (typeof STRONG)[number]

const MINUTE_MS = 60_000
const HOUR_MS = 3_600_000
const keyOf = ({ memberId, sessionId }: Holder) => `palaro:{m:${memberId}}:proof:${sessionId}`

interface Deps {
  proofs: ProofRepository
  redis: Redis
  clock: Clock
}

export function createProofs({ proofs, redis, clock }: Deps) {
  /** The ways this member can verify, strongest first. */
  async function waysOf(memberId: number): Promise<ProofKind[]> {
    const { hasApp, hasMobile, hasEmail, hasAnswers } = await proofs.bound(memberId)
    const has: Record<ProofKind, boolean> = { totp: hasApp, sms: hasMobile, mail: hasEmail, question: hasAnswers }
    return (Object.keys(has) as ProofKind[]).filter((way) => has[way])
  }

  /** How the caller was verified, while the proof is valid. */
  async function running(holder: Holder): Promise<ProofKind | undefined> {
    const [until, way] = ((await redis.get(keyOf(holder))) ?? '').split(':')
    return Number(until) > clock.now().getTime() ? (way as ProofKind) : undefined
  }

  /** Throws `password.change.required` while the password is temporary. */
  async function checkOwnPassword({ memberId }: Holder): Promise<void> {
    if (await proofs.mustChangePassword(memberId)) throw new AppError('password.change.required')
  }

  /** A member with no way to verify yet is let through, because the first number or app must be bound somehow. */
  async function demandProof(holder: Holder): Promise<void> {
    if (await running(holder)) return
    const ways = await waysOf(holder.memberId)
    if (ways.length > 0) throw new AppError('second.factor.required', { ways })
  }

  async function demand(holder: Holder): Promise<void> {
    await checkOwnPassword(holder)
    await demandProof(holder)
  }

  /**
   * Ways to verify the owner independently of the last reset of the login password: bound before it, and not used for it. If
   * there was no reset within the merchant's waiting time, all bound ways.
   */
  async function strongWays(memberId: number, { settings }: Merchant): Promise<StrongWay[]> {
    const { resetAt, resetBy, appAt, mobileAt, emailAt } = await proofs.history(memberId)
    const waitMs = settings.security.paymentWaitHours * HOUR_MS
    const isRecent = resetAt !== null && clock.now().getTime() < resetAt.getTime() + waitMs
    const boundAt = { totp: appAt, sms: mobileAt, mail: emailAt }
    return STRONG.filter((way) => {
      const at = boundAt[way]
      return at && (!isRecent || (at < resetAt && way !== resetBy?.toLowerCase()))
    })
  }

  return {
    waysOf,
    running,
    strongWays,
    checkOwnPassword,
    /** Like `require`, even if the merchant requires no proof: a stranger must not replace a verified number. */
    demand,

    /** Returns when the proof expires, epoch ms. */
    async grant(holder: Holder, way: ProofKind, { settings }: Merchant): Promise<{ validUntil: number }> {
      const lifeMs = settings.security.proofMinutes * MINUTE_MS
      const validUntil = clock.now().getTime() + lifeMs
      await redis.set(keyOf(holder), `${validUntil}:${way}`, 'PX', lifeMs)
      return { validUntil }
    },

    /** Throws `second.factor.required` with the available ways, if the merchant requires a proof and none is valid. */
    async require(holder: Holder, { settings }: Merchant): Promise<void> {
      await checkOwnPassword(holder)
      if (settings.security.needsSecondFactor) await demandProof(holder)
    },
    /** Like `require`, but also while the password is temporary. */
    async requireForPassword(holder: Holder, { settings }: Merchant): Promise<void> {
      if (settings.security.needsSecondFactor) await demandProof(holder)
    },
  }
}
export type Proofs = ReturnType<typeof createProofs>
