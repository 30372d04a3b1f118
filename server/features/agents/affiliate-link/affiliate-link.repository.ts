import type { Rates } from '#server/features/agents/rebate/rebate-rule.ts'
import type { AffiliateLink as LinkRow } from '#prisma/client.ts'
import type { Database, Prisma, PrismaTransaction } from '#server/platform/database.ts'

export type { LinkRow }

export interface NewLink {
  merchantId: number
  agentId: number
  code: string
  name: string
  domain: string
  memberType: number
  rates: Rates
  expiresAt: Date | null
  createdAt: Date
}
export interface RegisteredAsked {
  from: Date
  until: Date
  username?: string | undefined
  affiliateCode?: string | undefined
  skip: number
  take: number
}

const openNow = (now: Date): Prisma.AffiliateLinkWhereInput => ({
  closedAt: null,
  OR: [{ expiresAt: null }, { expiresAt: { gt: now } }],
})

export function createAffiliateLinkRepository({ prisma }: Database) {
  return {
    ofAgent: (agentId: number): Promise<LinkRow[]> =>
      prisma.affiliateLink.findMany({ where: { agentId }, orderBy: { id: 'desc' } }),

    /** Undefined if the agent already has the maximum of open links; of two concurrent calls, the second sees the first. */
    async create(tx: PrismaTransaction, link: NewLink, most: number): Promise<LinkRow | undefined> {
      await tx.$queryRaw`SELECT 1 FROM member WHERE id = ${link.agentId} FOR NO KEY UPDATE`
      const open = await tx.affiliateLink.count({ where: { agentId: link.agentId, ...openNow(link.createdAt) } })
      if (open >= most) return undefined
      return tx.affiliateLink.create({ data: { ...link, rates: { ...link.rates } } })
    },

    /** Undefined if the agent has no such link; a closed link is left unchanged. */
    async close(agentId: number, id: number, closedAt: Date): Promise<LinkRow | undefined> {
      await prisma.affiliateLink.updateMany({ where: { id, agentId, closedAt: null }, data: { closedAt } })
      return (await prisma.affiliateLink.findFirst({ where: { id, agentId } })) ?? undefined
    },

    async countClick(merchantId: number, code: string): Promise<void> {
      await prisma.affiliateLink.updateMany({ where: { merchantId, code, closedAt: null }, data: { clicks: { increment: 1 } } })
    },

    /** Members of the direct downline who registered by one of the agent's codes. */
    async registered(agentId: number, { from, until, username, affiliateCode, skip, take }: RegisteredAsked) {
      const links = await prisma.affiliateLink.findMany({ where: { agentId }, select: { code: true, name: true } })
      const codes = links.map(({ code }) => code)
      const where: Prisma.MemberWhereInput = {
        parentId: agentId,
        createdAt: { gte: from, lt: until },
        affiliateCode: { in: affiliateCode === undefined ? codes : codes.filter((code) => code === affiliateCode) },
        ...(username ? { username: { startsWith: username.toLowerCase() } } : {}),
      }
      const select = { id: true, username: true, nickname: true, type: true, createdAt: true, affiliateCode: true } as const
      const [total, rows] = await Promise.all([
        prisma.member.count({ where }),
        prisma.member.findMany({ where, select, orderBy: [{ createdAt: 'desc' }, { id: 'desc' }], skip, take }),
      ])
      const nameOf = new Map(links.map(({ code, name }) => [code, name]))
      return { total, rows: rows.map((row) => ({ ...row, linkName: nameOf.get(row.affiliateCode ?? '') ?? '' })) }
    },
  }
}
export type AffiliateLinkRepository = ReturnType<typeof createAffiliateLinkRepository>
