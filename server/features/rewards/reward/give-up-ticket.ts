/** Gives up a ticket: it ends as one that has expired, in one transaction under the lock of a claim. */
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
  /** Repeated, or of one that has expired, it changes nothing. Throws `no.data` (another's) and `prom.ticket.claimed`. */
  (memberId: number, id: bigint): Promise<Ticket> =>
    inTransaction(async (tx) => {
      // As for a claim: the member, then the ticket, then its budget.
      await persons.lock(tx, memberId)
      const ticket = await rewards.ticket(tx, memberId, id)
      if (!ticket) throw new AppError('no.data')
      if (ticket.state === 'CLAIMED') throw new AppError('prom.ticket.claimed')
      // The job that expires tickets, or operators who stop a gift, may have been first.
      await rewards.giveUp(tx, id)
      return { ...ticket, state: 'EXPIRED' }
    })
export type TicketGiveUp = ReturnType<typeof createTicketGiveUp>
