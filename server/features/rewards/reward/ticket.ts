/** Tickets as they are stored, for the features that read them. */
import type { Prisma, PrismaTransaction } from '#server/platform/database.ts'
import { type Campaign, termsKept } from './reward-campaign.ts'
import type { Due } from './reward-rule.ts'

export const readTicket = ({ terms, ...row }: Prisma.RewardTicketGetPayload<object>) => ({ ...row, terms: termsKept(terms) })
export type Ticket = ReturnType<typeof readTicket>

/** In money: nothing of what is delivered, whose amount is what it costs the house. */
export const paidOf = ({ amount, terms }: Pick<Ticket, 'amount' | 'terms'>): bigint => (terms.delivery === null ? amount : 0n)

export interface AddedTicket {
  ticket: Ticket
  /** Counted by no budget yet. */
  isNew: boolean
}
/** The ticket of what is due: one per campaign, member and period, however often and wherever it is asked. */
export interface NewTickets {
  add(tx: PrismaTransaction, campaign: Campaign, memberId: number, due: Due, now: Date): Promise<AddedTicket>
}

/** What was claimed and is taken back counts as expired. */
export interface TicketReturns {
  takeBack(tx: PrismaTransaction, id: bigint): Promise<void>
}

export interface MemberTickets {
  ticketsById(memberId: number, ids: readonly bigint[], tx?: PrismaTransaction): Promise<Ticket[]>
  /** By id, of any members. */
  ticketsOf(ids: readonly bigint[]): Promise<ReadonlyMap<bigint, Ticket>>
  /** How many of each campaign the member has exchanged for points: several at once count as several. */
  exchangedOf(memberId: number, campaignIds: readonly number[], tx?: PrismaTransaction): Promise<ReadonlyMap<number, number>>
}
