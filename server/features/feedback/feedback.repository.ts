/** What players told the house, with its pictures: those are the house's, found by a name nobody can guess. */
import { randomBytes } from 'node:crypto'
import type { Database } from '#server/platform/database.ts'
import { DRAWN_TYPE } from '#server/platform/pictures/redraw-picture.ts'

/** As `/media/<24 digits>.webp` names a picture. */
const NAME_BYTES = 12

export interface NewFeedback {
  merchantId: number
  /** Null = a guest. */
  memberId: number | null
  content: string
  contact: string
  language: string
  ip: string
  device: string
  at: Date
}

export function createFeedbackRepository({ database }: { database: Database }) {
  return {
    /** All of it or nothing; its id. */
    async add(feedback: NewFeedback, pictures: readonly Buffer[]): Promise<number> {
      const media = pictures.map((content) => ({
        hash: randomBytes(NAME_BYTES).toString('hex'),
        contentType: DRAWN_TYPE,
        content: new Uint8Array(content),
        createdAt: feedback.at,
      }))
      return database.prisma.$transaction(async (tx) => {
        if (media.length > 0) await tx.media.createMany({ data: media })
        const data = { ...feedback, pictures: media.map(({ hash }) => hash) }
        const { id } = await tx.feedback.create({ data, select: { id: true } })
        return id
      })
    },
  }
}
export type FeedbackRepository = ReturnType<typeof createFeedbackRepository>
