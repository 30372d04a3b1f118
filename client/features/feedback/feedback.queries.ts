import { useMutation } from '@tanstack/react-query'
import { feedbackEndpoints } from '#contract/feedback.ts'
import { api } from '#client/lib/api.ts'

export interface Feedback {
  content: string
  contact: string
  /** Of a guest with pictures. */
  captcha: string
  pictures: readonly File[]
}

/** As a form where there are pictures, else as it is. */
export const useSendFeedback = () =>
  useMutation({
    mutationFn: ({ content, contact, captcha, pictures }: Feedback) =>
      api(feedbackEndpoints.send, {
        body: { content, ...(contact && { contact }), ...(captcha && { captcha }) },
        ...(pictures.length > 0 && { files: pictures }),
      }),
  })
