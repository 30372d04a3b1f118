/** Transfers between agents and their downlines, and consents to take money back. */
import { transferNumber } from '#server/features/agents/downline/present-transfer.ts'
import { memberAccount } from '#server/ledger/index.ts'
import { newId } from '#server/platform/ids.ts'
import type { BuilderDeps } from './context.ts'
import { assetOfMember } from './money.ts'

interface Someone {
  id: number
}
export interface DownlineTransferDetails {
  agent: Someone
  /** Below the agent. */
  member: Someone
  amount: bigint
  /** COLLECTED: back to the agent. */
  kind?: 'GIVEN' | 'COLLECTED'
  remark?: string
}

/** Made now: the money moves through the ledger, as for an agent, but without a turnover requirement. */
export async function createDownlineTransfer(
  { database: { prisma, pool }, ledger, clock }: BuilderDeps,
  { agent, member, amount, kind = 'GIVEN', remark = '' }: DownlineTransferDetails,
): Promise<void> {
  const { merchantId, type, merchant } = await prisma.member.findUniqueOrThrow({
    where: { id: agent.id },
    include: { merchant: true },
  })
  const [payerId, receiverId] = kind === 'GIVEN' ? [agent.id, member.id] : [member.id, agent.id]
  const { rows } = await pool.query<{ id: bigint }>(`SELECT nextval(pg_get_serial_sequence('downline_transfer', 'id')) AS id`)
  const id = rows[0]!.id
  const requestId = newId()
  const of = { merchantId, asset: assetOfMember({ type, merchant }) }
  const { entryId } = await ledger.post({
    key: `downline-transfer:${agent.id}:${requestId}`,
    type: 'TRANSFER',
    reference: transferNumber(id),
    lines: [
      { account: memberAccount({ ...of, memberId: payerId }), amount: -amount, code: 'MEMBER_TRANSFER_OUT' },
      { account: memberAccount({ ...of, memberId: receiverId }), amount, code: 'MEMBER_TRANSFER_IN' },
    ],
  })
  const sides = { merchantId, payerId, receiverId, agentId: agent.id, kind, amount, remark, requestId }
  await prisma.downlineTransfer.create({ data: { ...sides, id, entryId, at: clock.now() } })
}

const DAY_MS = 86_400_000

export async function createCollectConsent(
  { database: { prisma }, clock }: Pick<BuilderDeps, 'database' | 'clock'>,
  { member, agent }: { member: Someone & { merchantId: number }; agent: Someone },
): Promise<void> {
  const givenAt = clock.now()
  await prisma.downlineConsent.create({
    data: {
      merchantId: member.merchantId,
      memberId: member.id,
      agentId: agent.id,
      givenAt,
      expiresAt: new Date(givenAt.getTime() + DAY_MS),
    },
  })
}
