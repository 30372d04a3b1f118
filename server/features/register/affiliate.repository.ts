import type { Rates } from '#server/features/rebate/rebate-rule.ts'
import type { Database, PrismaTransaction } from '#server/platform/database.ts'

const NOT_USABLE = ['CLOSED', 'LOCKED']

const open = (merchantId: number, now: Date) => ({
  merchantId,
  closedAt: null,
  OR: [{ expiresAt: null }, { expiresAt: { gt: now } }],
})

export function createAffiliateRepository({ prisma }: Database) {
  /** A link leads nowhere where its agent is gone. */
  async function withAgent<T extends { agentId: number }>(link: T | null): Promise<T | null> {
    if (!link) return null
    const agent = await prisma.member.findUnique({ where: { id: link.agentId }, select: { status: true } })
    return agent && !NOT_USABLE.includes(agent.status) ? link : null
  }

  return {
    /** The open link of a code; null where it is unknown, closed or expired. */
    findOpen: async (merchantId: number, code: string, now: Date) =>
      withAgent(await prisma.affiliateLink.findFirst({ where: { ...open(merchantId, now), code } })),

    /** The same by the link's own number. */
    findOpenById: async (merchantId: number, id: number, now: Date) =>
      withAgent(await prisma.affiliateLink.findFirst({ where: { ...open(merchantId, now), id } })),

    /** One more has registered by it; what it gives, or undefined for a code nobody has. */
    async count(tx: PrismaTransaction, merchantId: number, code: string): Promise<{ rates: Rates } | undefined> {
      const [link] = await tx.affiliateLink.updateManyAndReturn({
        where: { merchantId, code },
        data: { registrations: { increment: 1 } },
        select: { rates: true },
      })
      return link && { rates: link.rates as Rates }
    },

    /** Where visitors go who bring no code. */
    findDefault: async (merchantId: number, now: Date) =>
      withAgent(
        await prisma.affiliateLink.findFirst({ where: { ...open(merchantId, now), isDefault: true }, orderBy: { id: 'asc' } }),
      ),
  }
}
export type AffiliateRepository = ReturnType<typeof createAffiliateRepository>
