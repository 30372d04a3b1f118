/** Messages from the site in members' inboxes. */
import { isTrialType, moneyToWire } from '#contract/wire.ts'
import { type HouseLetter, type LetterKey, LETTERS as SHAPES, paramsToStore } from '#server/letters/texts/letters.ts'
import { amount } from '#seed/builders/amount.ts'
import { insertRows } from '#seed/builders/rows.ts'
import { random } from '#seed/art/random.ts'
import { DAY_MS, HOUR_MS, type WorldDeps } from './context.ts'
import type { Resident } from './people.ts'

interface Fillings {
  member: string
  sum: bigint
  number: number
  /** When the event it reports started. */
  at: Date
}

/** The messages of a mailbox, newest first. */
const LETTERS = {
  fiesta: () => ({ key: 'house.fiesta', params: {} }),
  win: ({ member, sum }) => ({ key: 'house.win', params: { member, amount: sum, game: 'Lucky Parol' } }),
  bonus: ({ sum }) => ({ key: 'house.bonus', params: { amount: sum } }),
  deposit: ({ sum, number, at }) => ({ key: 'deposit.credited', params: { amount: sum, number: `D${number}`, at } }),
  upkeep: () => ({ key: 'house.upkeep', params: {} }),
  level: ({ member }) => ({ key: 'house.level', params: { member } }),
  survey: () => ({ key: 'house.survey', params: {} }),
  withdrawal: ({ sum, number, at }) => ({ key: 'withdrawal.paid', params: { amount: sum, number: `W${number}`, at } }),
  login: () => ({ key: 'house.new-login', params: {} }),
  hello: ({ member }) => ({ key: 'house.welcome', params: { member } }),
} as const satisfies Record<string, (of: Fillings) => HouseLetter>
type Plan = keyof typeof LETTERS
const PLANS = Object.keys(LETTERS) as Plan[]

const AMOUNTS = [amount(500), amount(1_000), amount(250), amount(2_000), amount(88)] as const
const UNREAD_SHARE = 0.5
/** Messages with a gift: their metadata (WIR-28). */
const GIFTS: Partial<Record<LetterKey, (sum: bigint) => object>> = {
  'house.bonus': (sum) => ({ promoType: 'BONUS', claimId: 1, bonus: moneyToWire(sum), point: 50, tickets: [] }),
}

export interface Mailbox {
  resident: Resident
  /** This many of the newest, or those named. */
  letters: number | readonly Plan[]
  unread?: number
}

export async function writeInboxes(
  { database: { pool } }: WorldDeps,
  site: string,
  today: Date,
  mailboxes: readonly Mailbox[],
): Promise<void> {
  const rows = mailboxes
    .filter(({ resident }) => !isTrialType(resident.type))
    .flatMap(({ resident, letters, unread }) => {
      const chance = random(`inbox/${resident.username}`)
      const plans = typeof letters === 'number' ? PLANS.slice(0, letters) : letters
      const unreadCount = unread ?? Math.round(plans.length * UNREAD_SHARE)
      return plans.map((plan, place) => {
        const sum = chance.pick(AMOUNTS)
        const sentAt = new Date(today.getTime() - place * 2 * DAY_MS - chance.whole(1, 9) * HOUR_MS)
        const details = { member: resident.nickname, sum, number: chance.whole(10_000_001, 10_000_999) }
        const letter = LETTERS[plan]({ ...details, at: new Date(sentAt.getTime() - HOUR_MS) })
        return {
          merchant_id: resident.merchantId,
          member_id: resident.memberId,
          record_source: SHAPES[letter.key].source,
          sender_name: site,
          subject: '',
          content: '',
          letter_key: letter.key,
          letter_params: paramsToStore(letter),
          metadata: GIFTS[letter.key]?.(sum) ?? {},
          can_reply: false,
          sent_at: sentAt,
          read_at: place < unreadCount ? null : new Date(sentAt.getTime() + HOUR_MS),
        }
      })
    })
  await insertRows(pool, 'inbox_message', rows)
}
