/**
 * Proof that the caller is the member: a code to the own number or address, of the app, or the answers to the security questions. Good
 * for some minutes, for this session alone (ACC-06). Held in Redis. With a password that another gave, nothing of this is asked for or
 * bound: the owner's own comes first.
 */
import type { MemberCaller } from '#server/http/caller.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/database.ts'
import type { Merchant } from '#server/platform/merchant/merchant-directory.ts'
import type { Redis } from '#server/platform/redis.ts'

export type ProofKind = 'sms' | 'mail' | 'totp' | 'question'
type Holder = Pick<MemberCaller, 'memberId' | 'sessionId'>
/** Ways that prove an owner by more than what the owner knows. */
const STRONG = ['totp', 'sms', 'mail'] as const
export type StrongWay = (typeof STRONG)[number]

const MINUTE_MS = 60_000
const HOUR_MS = 3_600_000
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

  /** How the caller was proved, as long as that is good. */
  async function running(holder: Holder): Promise<ProofKind | undefined> {
    const [until, way] = ((await redis.get(keyOf(holder))) ?? '').split(':')
    return Number(until) > clock.now().getTime() ? (way as ProofKind) : undefined
  }

  /** Throws `password.change.required` while the password is one that another gave. */
  async function checkOwnPassword({ memberId }: Holder): Promise<void> {
    const member = await database.prisma.member.findUnique({ where: { id: memberId }, select: { mustChangePassword: true } })
    if (member?.mustChangePassword) throw new AppError('password.change.required')
  }

  /** Whoever has no way to prove anything yet is let through: the first number or app has to come from somewhere. */
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
   * Ways that prove the owner apart from the last reset of the login password: bound before it, and another than it came by. Where there
   * was none within the merchant's waiting time, all that are bound.
   */
  async function strongWays(memberId: number, { settings }: Merchant): Promise<StrongWay[]> {
    const { prisma } = database
    const [member, app] = await Promise.all([
      prisma.member.findUnique({ where: { id: memberId } }),
      prisma.twoFactor.findUnique({ where: { memberId }, select: { boundAt: true } }),
    ])
    const waitMs = settings.security.paymentWaitHours * HOUR_MS
    const resetAt = member?.passwordResetAt ?? null
    const isRecent = resetAt !== null && clock.now().getTime() < resetAt.getTime() + waitMs
    const boundAt = { totp: app?.boundAt, sms: member?.mobileVerifiedAt, mail: member?.emailVerifiedAt }
    return STRONG.filter((way) => {
      const at = boundAt[way]
      return at && (!isRecent || (at < resetAt && way !== member?.passwordResetBy?.toLowerCase()))
    })
  }

  return {
    waysOf,
    running,
    strongWays,
    checkOwnPassword,
    /** As `require`, whatever the merchant asks for: a proved number must not give way to a stranger's. */
    demand,

    /** Epoch ms at which the proof ends. */
    async grant(holder: Holder, way: ProofKind, { settings }: Merchant): Promise<{ validUntil: number }> {
      const lifeMs = settings.security.proofMinutes * MINUTE_MS
      const validUntil = clock.now().getTime() + lifeMs
      await redis.set(keyOf(holder), `${validUntil}:${way}`, 'PX', lifeMs)
      return { validUntil }
    },

    /** Throws `second.factor.required` with the ways there are, where the merchant asks for a proof and none is running. */
    async require(holder: Holder, { settings }: Merchant): Promise<void> {
      await checkOwnPassword(holder)
      if (settings.security.needsSecondFactor) await demandProof(holder)
    },
    /** The same before the owner's own password is chosen. */
    async requireForPassword(holder: Holder, { settings }: Merchant): Promise<void> {
      if (settings.security.needsSecondFactor) await demandProof(holder)
    },
  }
}
export type Proofs = ReturnType<typeof createProofs>
