/** Writes letters of the house: in the transaction of what they tell of, so that one never stands without the other. */
import { TRIAL_TYPE } from '#contract/wire.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { PrismaTransaction } from '#server/platform/database.ts'
import type { Logger } from '#server/platform/logger.ts'
import type { Merchant } from '#server/platform/merchant/merchant-directory.ts'
import type { InboxService } from './inbox.service.ts'
import { type HouseLetter, LETTERS, paramsToStore } from './letters/letters.ts'

interface Deps {
  mailboxes: Pick<InboxService, 'tellArrived'>
  clock: Clock
  logger: Logger
}
type House = Pick<Merchant, 'id' | 'name' | 'flags'>

export interface LetterToSend {
  memberId: number
  letter: HouseLetter
  /** Names what it tells of: a member is told once. */
  occasion: string
  /** What came with it (contract/inbox.ts). */
  metadata?: object
}

const FLAG = 'INBOX3'
const hasInbox = ({ flags }: House) => flags[FLAG] === true

export function createHouseLetters({ mailboxes, clock, logger }: Deps) {
  return {
    /** Nothing where the merchant has no inbox, the member is on trial, or was told before. */
    async write(
      tx: PrismaTransaction,
      merchant: House,
      { memberId, letter, occasion, metadata = {} }: LetterToSend,
    ): Promise<void> {
      if (!hasInbox(merchant)) return
      const { source } = LETTERS[letter.key]
      const [params, gift] = [JSON.stringify(paramsToStore(letter)), JSON.stringify(metadata)]
      await tx.$executeRaw`
        INSERT INTO inbox_message
          (merchant_id, member_id, record_source, sender_name, subject, content, letter_key, letter_params, occasion, metadata, sent_at)
        SELECT m.merchant_id, m.id, ${source}, ${merchant.name}, '', '', ${letter.key}, ${params}::jsonb, ${occasion}, ${gift}::jsonb,
          ${clock.now()}
        FROM member m WHERE m.id = ${memberId} AND m.merchant_id = ${merchant.id} AND m.type <> ${TRIAL_TYPE}
        ON CONFLICT (member_id, occasion) DO NOTHING`
    },

    /** After the commit. Pages that can't be told ask for their count again by themselves. */
    async announce(merchant: House, memberId: number): Promise<void> {
      if (!hasInbox(merchant)) return
      await mailboxes.tellArrived([memberId]).catch((error: unknown) => {
        logger.warn({ err: error, memberId }, 'a letter could not be announced')
      })
    },
  }
}
export type HouseLetters = ReturnType<typeof createHouseLetters>
