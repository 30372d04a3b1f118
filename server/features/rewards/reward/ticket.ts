/** Tickets as they are stored, for the features that read them. */
import type { Prisma, PrismaTransaction } from '#server/platform/database.ts'
import { type Campaign, termsKept } from './reward-campaign.ts'
import type { Due } from './reward-rule.ts'

export const readTicket = ({ terms, ...row }: Prisma.RewardTicketGetPayload<object>) => ({ ...row, terms: termsKept(terms) })
export type Ticket = ReturnType<typeof readTicket>

/** The money to pay: nothing for delivered goods, whose amount is their cost to the house. */
export const paidOf = ({ amount, terms }: Pick<Ticket, 'amount' | 'terms'>): bigint => (terms.delivery === null ? amount : 0n)

export interface AddedTicket {
  ticket: Ticket
  /** Not yet counted against a budget. */
  isNew: boolean
}
/** The ticket of what is due. Idempotent: one per campaign, member and period. */
export interface NewTickets {
  add(tx: PrismaTransaction, campaign: Campaign, memberId: number, due: Due, now: Date): Promise<AddedTicket>
}

/** A claimed ticket that is taken back counts as expired. */
export interface TicketReturns {
  takeBack(tx: PrismaTransaction, id: bigint): Promise<void>
}

export interface MemberTickets {
  ticketsById(memberId: number, ids: readonly bigint[], tx?: PrismaTransaction): Promise<Ticket[]>
  /** By id, of any members. */
  ticketsOf(ids: readonly bigint[]): Promise<ReadonlyMap<bigint, Ticket>>
  /** How many of each campaign the member has exchanged points for; one exchange may be for several. */
  exchangedOf(memberId: number, campaignIds: readonly number[], tx?: PrismaTransaction): Promise<ReadonlyMap<number, number>>
}
