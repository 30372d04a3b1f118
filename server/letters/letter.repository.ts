import { TRIAL_TYPE } from '#contract/wire.ts'
import type { Database, PrismaTransaction } from '#server/platform/database.ts'

export interface NewLetter {
  merchantId: number
  memberId: number
  source: string
  senderName: string
  key: string
  params: object
  occasion: string
  metadata: object
  sentAt: Date
}

const UNREAD = { readAt: null, deletedAt: null } as const

export function createLetterRepository({ prisma }: Pick<Database, 'prisma'>) {
  return {
    /** Writes nothing to a trial member, or about an occasion that already has a letter. */
    async addIfAbsent(tx: PrismaTransaction, letter: NewLetter): Promise<void> {
      const [params, metadata] = [JSON.stringify(letter.params), JSON.stringify(letter.metadata)]
      await tx.$executeRaw`
        INSERT INTO inbox_message
          (merchant_id, member_id, record_source, sender_name, subject, content, letter_key, letter_params, occasion, metadata, sent_at)
        SELECT m.merchant_id, m.id, ${letter.source}, ${letter.senderName}, '', '', ${letter.key}, ${params}::jsonb, ${letter.occasion},
          ${metadata}::jsonb, ${letter.sentAt}
        FROM member m WHERE m.id = ${letter.memberId} AND m.merchant_id = ${letter.merchantId} AND m.type <> ${TRIAL_TYPE}
        ON CONFLICT (member_id, occasion) DO NOTHING`
    },

    unreadCount: (memberId: number): Promise<number> => prisma.inboxMessage.count({ where: { memberId, ...UNREAD } }),

    /** By member; those without an unread message are missing. */
    async unreadCounts(memberIds: readonly number[]): Promise<ReadonlyMap<number, number>> {
      const counts = await prisma.inboxMessage.groupBy({
        by: ['memberId'],
        where: { memberId: { in: [...memberIds] }, ...UNREAD },
        _count: true,
      })
      return new Map(counts.map(({ memberId, _count }) => [memberId, _count]))
    },
  }
}
export type LetterRepository = ReturnType<typeof createLetterRepository>
