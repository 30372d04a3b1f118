/** Feedback from players, with its pictures: those belong to the house, under names that can't be guessed. */
import { randomBytes } from 'node:crypto'
import type { PrismaTransaction } from '#server/platform/database.ts'
import { DRAWN_TYPE } from '#server/platform/pictures/redraw-picture.ts'

/** As in `/media/<24 digits>.webp`. */
const NAME_BYTES = 12

export interface NewFeedback {
  merchantId: number
  /** null = a guest. */
  memberId: number | null
  content: string
  contact: string
  language: string
  ip: string
  device: string
  at: Date
}

export function createFeedbackRepository() {
  return {
    /** Its id. */
    async add(tx: PrismaTransaction, feedback: NewFeedback, pictures: readonly Buffer[]): Promise<number> {
      const media = pictures.map((content) => ({
        hash: randomBytes(NAME_BYTES).toString('hex'),
        contentType: DRAWN_TYPE,
        content: new Uint8Array(content),
        createdAt: feedback.at,
      }))
      if (media.length > 0) await tx.media.createMany({ data: media })
      const data = { ...feedback, pictures: media.map(({ hash }) => hash) }
      const { id } = await tx.feedback.create({ data, select: { id: true } })
      return id
    },
  }
}
export type FeedbackRepository = ReturnType<typeof createFeedbackRepository>
