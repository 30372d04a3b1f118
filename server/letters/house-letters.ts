/** Writes the house's letters in the transaction of the event they report, so that both commit or neither does. */
import type { Clock } from '#server/platform/clock.ts'
import type { PrismaTransaction } from '#server/platform/database.ts'
import type { Logger } from '#server/platform/logger.ts'
import type { Merchant } from '#server/platform/merchant/merchant-directory.ts'
import type { LetterRepository } from './letter.repository.ts'
import type { Mailboxes } from './mailboxes.ts'
import { type HouseLetter, LETTERS, paramsToStore } from './texts/letters.ts'

interface Deps {
  rows: Pick<LetterRepository, 'addIfAbsent'>
  mailboxes: Pick<Mailboxes, 'pushUnreadOf'>
  clock: Clock
  logger: Logger
}
type House = Pick<Merchant, 'id' | 'name' | 'flags'>

export interface LetterToSend {
  memberId: number
  letter: HouseLetter
  /** Names the event it reports: a member gets one letter about it. */
  occasion: string
  /** Attached data (contract/inbox.ts). */
  metadata?: object
}

const FLAG = 'INBOX3'
const hasInbox = ({ flags }: House) => flags[FLAG] === true

export function createHouseLetters({ rows, mailboxes, clock, logger }: Deps) {
  return {
    /** Does nothing if the merchant has no inbox, the member is on trial, or already has a letter about it. */
    async write(
      tx: PrismaTransaction,
      merchant: House,
      { memberId, letter, occasion, metadata = {} }: LetterToSend,
    ): Promise<void> {
      if (!hasInbox(merchant)) return
      const { source } = LETTERS[letter.key]
      await rows.addIfAbsent(tx, {
        merchantId: merchant.id,
        memberId,
        source,
        senderName: merchant.name,
        key: letter.key,
        params: paramsToStore(letter),
        occasion,
        metadata,
        sentAt: clock.now(),
      })
    },

    /** Call after the commit. Pages that this does not reach refetch their count by themselves. */
    async announce(merchant: House, memberId: number): Promise<void> {
      if (!hasInbox(merchant)) return
      await mailboxes.pushUnreadOf([memberId]).catch((error: unknown) => {
        logger.warn({ err: error, memberId }, 'announcing a letter failed')
      })
    },
  }
}
export type HouseLetters = ReturnType<typeof createHouseLetters>
