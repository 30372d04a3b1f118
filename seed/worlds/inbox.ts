/** Messages in members' inboxes, in their own language. */
import { isTrialType, type Language } from '#contract/wire.ts'
import { insertRows } from '#seed/builders/rows.ts'
import { fill } from '#seed/reference/texts/article.ts'
import { TEXTS } from '#seed/reference/texts/index.ts'
import type { InboxKey } from '#seed/reference/texts/keys.ts'
import { random } from '#seed/art/random.ts'
import { DAY_MS, HOUR_MS, type WorldDeps } from './context.ts'
import type { Resident } from './people.ts'

/** What a mailbox may hold, newest first. */
const LETTERS: readonly InboxKey[] = [
  'fiesta',
  'win',
  'bonus',
  'deposit',
  'upkeep',
  'vip',
  'survey',
  'withdrawal',
  'login',
  'hello',
]
const AMOUNTS = ['₱500.00', '₱1,000.00', '₱250.00', '₱2,000.00', '₱88.00'] as const
const UNREAD_SHARE = 0.5
/** Letters that came with something: what their metadata tells (wire §4.5). */
const GIFTS: Partial<Record<InboxKey, (subject: string, amount: string) => object>> = {
  bonus: (title, amount) => ({
    promoType: 'BONUS',
    claimId: 1,
    title,
    bonus: Number(amount.replaceAll(/[^\d.]/g, '')),
    point: 50,
    tickets: [],
  }),
  fiesta: (title) => ({ promoType: 'TICKET', claimId: 2, title, bonus: 0, point: 120, tickets: ['FW-1', 'FW-2', 'FW-3'] }),
}

export interface Mailbox {
  resident: Resident
  /** The newest so many, or those named. */
  letters: number | readonly InboxKey[]
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
      const keys = typeof letters === 'number' ? LETTERS.slice(0, letters) : letters
      const unreadCount = unread ?? Math.round(keys.length * UNREAD_SHARE)
      return keys.map((key, place) => {
        const { subject, content } = TEXTS[resident.language as Language].inbox[key]
        const fillings = { site, name: resident.nickname, amount: chance.pick(AMOUNTS), game: 'Lucky Parol' }
        const sentAt = new Date(today.getTime() - place * 2 * DAY_MS - chance.whole(1, 9) * HOUR_MS)
        return {
          merchant_id: resident.merchantId,
          member_id: resident.memberId,
          record_source: GIFTS[key] ? 'PROMOTION' : 'SYSTEM',
          sender_name: site,
          subject: fill(subject, fillings),
          content: fill(content, fillings),
          metadata: GIFTS[key]?.(fill(subject, fillings), fillings.amount) ?? {},
          can_reply: false,
          sent_at: sentAt,
          read_at: place < unreadCount ? null : new Date(sentAt.getTime() + HOUR_MS),
        }
      })
    })
  await insertRows(pool, 'inbox_message', rows)
}
