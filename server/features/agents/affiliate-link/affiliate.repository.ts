import type { Rates } from '#server/features/agents/rebate/rebate-rule.ts'
import type { Database, PrismaTransaction } from '#server/platform/database.ts'

const NOT_USABLE = ['CLOSED', 'LOCKED']

const open = (merchantId: number, now: Date) => ({
  merchantId,
  closedAt: null,
  OR: [{ expiresAt: null }, { expiresAt: { gt: now } }],
})

export function createAffiliateRepository({ prisma }: Database) {
  /** A link is invalid once its agent is gone. */
  async function withAgent<T extends { agentId: number }>(link: T | null): Promise<T | null> {
    if (!link) return null
    const agent = await prisma.member.findUnique({ where: { id: link.agentId }, select: { status: true } })
    return agent && !NOT_USABLE.includes(agent.status) ? link : null
  }

  return {
    /** The open link with this code; null if it is unknown, closed or expired. */
    findOpen: async (merchantId: number, code: string, now: Date) =>
      withAgent(await prisma.affiliateLink.findFirst({ where: { ...open(merchantId, now), code } })),

    /** The same by the link's number. */
    findOpenById: async (merchantId: number, id: number, now: Date) =>
      withAgent(await prisma.affiliateLink.findFirst({ where: { ...open(merchantId, now), id } })),

    /** Counts a registration; returns the link's rates, or undefined for an unknown code. */
    async count(tx: PrismaTransaction, merchantId: number, code: string): Promise<{ rates: Rates } | undefined> {
      const [link] = await tx.affiliateLink.updateManyAndReturn({
        where: { merchantId, code },
        data: { registrations: { increment: 1 } },
        select: { rates: true },
      })
      return link && { rates: link.rates as Rates }
    },

    /** The link for visitors without a code. */
    findDefault: async (merchantId: number, now: Date) =>
      withAgent(
        await prisma.affiliateLink.findFirst({ where: { ...open(merchantId, now), isDefault: true }, orderBy: { id: 'asc' } }),
      ),
  }
}
export type AffiliateRepository = ReturnType<typeof createAffiliateRepository>
