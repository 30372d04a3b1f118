import type { Database, Prisma } from '#server/platform/database.ts'

export type StoredTopic = Prisma.HelpTopicGetPayload<object>

export function createHelpRepository({ database }: { database: Database }) {
  return {
    /** Topics and their questions in every language, in order. */
    topics: (merchantId: number): Promise<StoredTopic[]> =>
      database.prisma.helpTopic.findMany({ where: { merchantId }, orderBy: [{ sortIndex: 'asc' }, { id: 'asc' }] }),
  }
}
export type HelpRepository = ReturnType<typeof createHelpRepository>
