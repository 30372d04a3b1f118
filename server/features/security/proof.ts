/**
 * Proof that whoever holds a session is the member: a code to the own number or address, of the app, or the answers to the
 * security questions. Good for some minutes, for this session alone (ACC-06). Held in Redis.
 */
import type { MemberCaller } from '#server/http/caller.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/database.ts'
import type { Merchant } from '#server/platform/merchant/merchant-directory.ts'
import type { Redis } from '#server/platform/redis.ts'

export type ProofKind = 'sms' | 'mail' | 'totp' | 'question'
type Holder = Pick<MemberCaller, 'memberId' | 'sessionId'>

const MINUTE_MS = 60_000
const keyOf = ({ memberId, sessionId }: Holder) => `palaro:{m:${memberId}}:proof:${sessionId}`

export function createProofs({ database, redis, clock }: { database: Database; redis: Redis; clock: Clock }) {
  /** Ways the member has to prove to be the owner, the strongest first. */
  async function waysOf(memberId: number): Promise<ProofKind[]> {
    const { prisma } = database
    const [member, app, answers] = await Promise.all([
      prisma.member.findUnique({ where: { id: memberId }, select: { mobileVerifiedAt: true, emailVerifiedAt: true } }),
      prisma.twoFactor.count({ where: { memberId } }),
      prisma.securityAnswer.count({ where: { memberId } }),
    ])
    const has: Record<ProofKind, boolean> = {
      totp: app > 0,
      sms: Boolean(member?.mobileVerifiedAt),
      mail: Boolean(member?.emailVerifiedAt),
      question: answers > 0,
    }
    return (Object.keys(has) as ProofKind[]).filter((way) => has[way])
  }

  async function isRunning(holder: Holder): Promise<boolean> {
    return Number((await redis.get(keyOf(holder))) ?? 0) > clock.now().getTime()
  }

  /** Whoever has no way to prove anything yet is let through: the first number or app has to come from somewhere. */
  async function demand(holder: Holder): Promise<void> {
    if (await isRunning(holder)) return
    const ways = await waysOf(holder.memberId)
    if (ways.length > 0) throw new AppError('second.factor.required', { ways })
  }

  return {
    waysOf,
    /** As `require`, whatever the merchant asks for: a proved number must not give way to a stranger's. */
    demand,

    /** Epoch ms at which the proof ends. */
    async grant(holder: Holder, { settings }: Merchant): Promise<{ validUntil: number }> {
      const lifeMs = settings.security.proofMinutes * MINUTE_MS
      const validUntil = clock.now().getTime() + lifeMs
      await redis.set(keyOf(holder), validUntil, 'PX', lifeMs)
      return { validUntil }
    },

    /** Throws `second.factor.required` with the ways there are, where the merchant asks for a proof and none is running. */
    async require(holder: Holder, { settings }: Merchant): Promise<void> {
      if (settings.security.needsSecondFactor) await demand(holder)
    },
  }
}
export type Proofs = ReturnType<typeof createProofs>
