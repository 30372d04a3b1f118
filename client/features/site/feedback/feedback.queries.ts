import { useMutation } from '@tanstack/react-query'
import * as feedbackEndpoints from '#contract/site/feedback.ts'
import { api } from '#client/lib/api.ts'

export interface Feedback {
  content: string
  contact: string
  /** Needed for a guest's pictures. */
  captcha: string
  pictures: readonly File[]
}

/** As a form if there are pictures, otherwise as JSON. */
export const useSendFeedback = () =>
  useMutation({
    mutationFn: ({ content, contact, captcha, pictures }: Feedback) =>
      api(feedbackEndpoints.send, {
        body: { content, ...(contact && { contact }), ...(captcha && { captcha }) },
        ...(pictures.length > 0 && { files: pictures }),
      }),
  })
