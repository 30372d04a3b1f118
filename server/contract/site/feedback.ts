/** Feedback from players: a comment and up to three pictures (WIR-25, SCR-24). */
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { text, textOrNumber } from '../wire.ts'

export const FEEDBACK_MAX_LENGTH = 140
export const FEEDBACK_MAX_PICTURES = 3
export const FEEDBACK_MAX_BYTES = 5 * 1024 * 1024
export const FEEDBACK_CONTACT_MAX = 255
const CAPTCHA_MAX = 6

const words = text(FEEDBACK_MAX_LENGTH)

/** Real clients send bare text, or use any of three names; one is required. */
export const feedbackBody = z.union([
  z.pipe(
    words,
    z.transform((content): { content?: string; comment?: string; feedback?: string; contact?: string; captcha?: string } => ({
      content,
    })),
  ),
  z.object({
    content: z.optional(words),
    comment: z.optional(words),
    feedback: z.optional(words),
    /** Where to reach a guest with the answer. */
    contact: z.optional(text(FEEDBACK_CONTACT_MAX)),
    /** Required from guests who send pictures. */
    captcha: z.optional(textOrNumber(CAPTCHA_MAX)),
  }),
])
export type FeedbackBody = z.output<typeof feedbackBody>

export const send = endpoint({
  summary: 'Send feedback',
  method: 'POST',
  path: '/wps/feedback',
  moduleId: 'FEEDBACK3',
  tier: 'sensitive',
  upload: { maxFiles: FEEDBACK_MAX_PICTURES, maxBytes: FEEDBACK_MAX_BYTES },
  body: feedbackBody,
  value: z.object({ feedbackId: z.int() }),
  errors: ['upload.type.err', 'upload.too.large', 'login.captcha.err', 'function.not.available'],
})
