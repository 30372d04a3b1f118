/** Feedback from players and guests (WIR-25, SCR-24). */
import { CAPTCHA_COOKIE } from '#contract/site/captcha.ts'
import type { FeedbackBody } from '#contract/site/feedback.ts'
import type { CaptchaService } from '#server/features/site/captcha/captcha.service.ts'
import type { MemberCaller, VisitorCaller } from '#server/http/caller.ts'
import type { RequestFacts } from '#server/http/handle.ts'
import type { UploadedFile } from '#server/http/multipart.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Clock } from '#server/platform/clock.ts'
import { checkFlag } from '#server/platform/merchant/check-flag.ts'
import type { RedrawPicture } from '#server/platform/pictures/redraw-picture.ts'
import type { InTransaction } from '#server/platform/transactions.ts'
import type { FeedbackRepository } from './feedback.repository.ts'

interface Deps {
  feedbacks: FeedbackRepository
  captcha: Pick<CaptchaService, 'verify'>
  redrawPicture: RedrawPicture
  inTransaction: InTransaction
  clock: Clock
}

interface Sender extends Pick<RequestFacts, 'merchant' | 'language' | 'ip' | 'device' | 'cookies'> {
  caller: VisitorCaller | MemberCaller
}

const FLAG = 'FEEDBACK3'
/** Enough to read a screenshot. */
const PICTURE = { size: 1_600, fit: 'inside' } as const

export function createFeedbackService({ feedbacks, captcha, redrawPicture, inTransaction, clock }: Deps) {
  /** One at a time, so that other requests get their turn in between. */
  async function redrawAll(files: readonly UploadedFile[]): Promise<Buffer[]> {
    const drawn: Buffer[] = []
    for (const { content } of files) drawn.push(await redrawPicture(content, PICTURE))
    return drawn
  }

  return {
    /**
     * Throws `function.not.available`, `request.param.err` without any text, `login.captcha.err` if a guest sends pictures
     * without a captcha, `upload.type.err`, `upload.too.large`, `TOO_MANY_REQUEST`.
     */
    async send({ caller, merchant, language, ip, device, cookies }: Sender, body: FeedbackBody, files: readonly UploadedFile[]) {
      checkFlag(merchant, FLAG)
      const content = body.content || body.comment || body.feedback
      if (!content) throw new AppError('request.param.err', { fields: [{ path: 'content', message: 'required' }] })
      // A form with no file chosen sends an empty file.
      const sent = files.filter((file) => file.content.length > 0)
      const isGuest = caller.kind === 'visitor'
      if (isGuest && sent.length > 0 && !(await captcha.verify(cookies[CAPTCHA_COOKIE], body.captcha)))
        throw new AppError('login.captcha.err')
      const pictures = await redrawAll(sent)
      const memberId = caller.kind === 'member' ? caller.memberId : null
      const feedback = { merchantId: merchant.id, memberId, content, contact: body.contact ?? '', language, ip, device }
      const at = clock.now()
      return { feedbackId: await inTransaction((tx) => feedbacks.add(tx, { ...feedback, at }, pictures)) }
    },
  }
}
export type FeedbackService = ReturnType<typeof createFeedbackService>
