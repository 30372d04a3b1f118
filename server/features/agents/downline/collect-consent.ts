/** A member's consent that its agent may collect money: valid for a day, and recorded (AGT-33). */
import type { Body } from '#contract/endpoint.ts'
import type * as endpoints from '#contract/agents/downline/downline-transfer.ts'
import { type Consent, CONSENT_HOURS, TRANSFER_FLAG } from '#contract/agents/downline/downline-transfer.ts'
import { isAgentType } from '#contract/wire.ts'
import type { Member } from '#server/features/identity/member/member.service.ts'
import type { PasswordCheck } from '#server/features/identity/member/password-check.ts'
import { actorOf, type SecurityLog } from '#server/features/identity/security/security-log.ts'
import type { MemberCaller } from '#server/http/caller.ts'
import type { RequestFacts } from '#server/http/handle.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { PrismaTransaction } from '#server/platform/database.ts'
import { checkFlag } from '#server/platform/merchant/check-flag.ts'
import type { Merchant } from '#server/platform/merchant/merchant-directory.ts'
import type { DownlineTransferRepository } from './downline-transfer.repository.ts'
import type { HeldMembers } from './held-members.ts'

const HOUR_MS = 3_600_000

interface Deps {
  transfers: Pick<DownlineTransferRepository, 'openConsent' | 'addConsent' | 'endConsent'>
  members: Pick<HeldMembers, 'findById' | 'change'>
  passwordCheck: Pick<PasswordCheck, 'payment'>
  securityLog: SecurityLog
  clock: Clock
}
type Facts = Pick<RequestFacts, 'merchant' | 'ip' | 'device'> & { caller: MemberCaller }

export function createCollectConsents({ transfers, members, passwordCheck, securityLog, clock }: Deps) {
  async function agentOf({ parentId }: Pick<Member, 'parentId'>, tx?: PrismaTransaction): Promise<Member | null> {
    const agent = parentId === null ? null : await members.findById(parentId, tx)
    return agent && isAgentType(agent.type) && agent.status !== 'CLOSED' ? agent : null
  }

  async function untilOf(memberId: number, agentId: number, tx?: PrismaTransaction): Promise<number | null> {
    const consent = await transfers.openConsent(memberId, tx)
    return consent && consent.agentId === agentId && clock.now() < consent.expiresAt ? consent.expiresAt.getTime() : null
  }

  async function read(memberId: number, { flags }: Merchant): Promise<Consent> {
    const member = flags[TRANSFER_FLAG] ? await members.findById(memberId) : null
    const agent = member && (await agentOf(member))
    if (!agent) return { agent: null, until: null }
    return { agent: { username: agent.username, nickname: agent.nickname }, until: await untilOf(memberId, agent.id) }
  }

  return {
    /** Epoch ms; null if that agent may not collect. */
    untilOf,
    read: ({ caller, merchant }: Facts): Promise<Consent> => read(caller.memberId, merchant),

    /** Throws `function.not.available`, `no.data` (no upline), and the errors of a wrong payment password. */
    async allow({ paymentPassword }: Body<typeof endpoints.allowCollect>, facts: Facts): Promise<Consent> {
      const { caller, merchant } = facts
      checkFlag(merchant, TRANSFER_FLAG)
      await passwordCheck.payment(caller.memberId, merchant, paymentPassword)
      await members.change(caller.memberId, async (member, tx) => {
        const agent = await agentOf(member, tx)
        if (!agent) throw new AppError('no.data')
        const givenAt = clock.now()
        const expiresAt = new Date(givenAt.getTime() + CONSENT_HOURS * HOUR_MS)
        await transfers.endConsent(tx, member.id, givenAt)
        await transfers.addConsent(tx, { merchantId: merchant.id, memberId: member.id, agentId: agent.id, givenAt, expiresAt })
        await securityLog.record(actorOf(facts), 'COLLECT_ALLOWED', { agentId: agent.id, agent: agent.username }, tx)
        return undefined
      })
      return read(caller.memberId, merchant)
    },

    async end(facts: Facts): Promise<Consent> {
      const { caller, merchant } = facts
      await members.change(caller.memberId, async (member, tx) => {
        if ((await transfers.endConsent(tx, member.id, clock.now())) > 0)
          await securityLog.record(actorOf(facts), 'COLLECT_ENDED', {}, tx)
        return undefined
      })
      return read(caller.memberId, merchant)
    },
  }
}
export type CollectConsents = ReturnType<typeof createCollectConsents>
