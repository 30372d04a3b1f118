/** Tickets as they are stored, for the features that read them. */
import type { Prisma, PrismaTransaction } from '#server/platform/database.ts'
import { termsKept } from './reward-campaign.ts'

export const readTicket = ({ terms, ...row }: Prisma.RewardTicketGetPayload<object>) => ({ ...row, terms: termsKept(terms) })
export type Ticket = ReturnType<typeof readTicket>

export interface MemberTickets {
  ticketsById(memberId: number, ids: readonly bigint[]): Promise<Ticket[]>
  /** How many of each campaign the member has exchanged for points: several at once count as several. */
  exchangedOf(memberId: number, campaignIds: readonly number[], tx?: PrismaTransaction): Promise<ReadonlyMap<number, number>>
}
