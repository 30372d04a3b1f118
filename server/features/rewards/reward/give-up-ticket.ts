/** Gives up a ticket, which then counts as expired; in one transaction, with the locks of a claim. */
import { AppError } from '#server/platform/app-error.ts'
import type { InTransaction } from '#server/platform/transactions.ts'
import type { RewardPersons } from './reward-person.repository.ts'
import type { RewardRepository } from './reward.repository.ts'
import type { Ticket } from './ticket.ts'

interface Deps {
  rewards: Pick<RewardRepository, 'ticket' | 'giveUp'>
  persons: Pick<RewardPersons, 'lock'>
  inTransaction: InTransaction
}

export const createTicketGiveUp =
  ({ rewards, persons, inTransaction }: Deps) =>
  /** Changes nothing if repeated, or if the ticket has expired. Throws `no.data` (another member's) and `prom.ticket.claimed`. */
  (memberId: number, id: bigint): Promise<Ticket> =>
    inTransaction(async (tx) => {
      // The lock order of a claim: the member, then the ticket, then its budget.
      await persons.lock(tx, memberId)
      const ticket = await rewards.ticket(tx, memberId, id)
      if (!ticket) throw new AppError('no.data')
      if (ticket.state === 'CLAIMED') throw new AppError('prom.ticket.claimed')
      // The job that expires tickets, or an operator who stopped the gift, may have come first.
      await rewards.giveUp(tx, id)
      return { ...ticket, state: 'EXPIRED' }
    })
export type TicketGiveUp = ReturnType<typeof createTicketGiveUp>
