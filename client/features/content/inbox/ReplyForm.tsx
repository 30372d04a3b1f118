import { useForm, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { CONTENT_MAX } from '#contract/content/inbox/inbox.ts'
import { useErrorText } from '#client/lib/error-text.ts'
import { toast } from '#client/lib/notices.ts'
import { Form, TextArea } from '#client/ui/index.ts'
import { useReply } from './mail.queries.ts'
import { useRoomLeft } from './use-room-left.ts'

/** A reply, sent to the sender under the same subject. */
export function ReplyForm({ inboxId, onSent }: { inboxId: number; onSent: () => void }) {
  const { t } = useTranslation('inbox')
  const text = useErrorText()
  const reply = useReply()
  const { register, handleSubmit, control, formState } = useForm({ defaultValues: { content: '' } })
  const hint = useRoomLeft(useWatch({ control, name: 'content' }), CONTENT_MAX)
  const submit = handleSubmit(({ content }) =>
    reply
      .mutateAsync({ inboxId, content: content.trim() })
      .then(() => {
        toast.success(t('reply_sent'))
        onSent()
      })
      // Shown above the button.
      .catch(() => undefined),
  )
  return (
    <Form
      error={reply.error && text(reply.error)}
      submit={t('send')}
      isPending={formState.isSubmitting}
      onSubmit={(event) => void submit(event)}
    >
      <TextArea
        label={t('your_answer')}
        maxLength={CONTENT_MAX}
        note={hint}
        error={formState.errors.content?.message}
        {...register('content', { validate: (typed) => typed.trim() !== '' || t('content_missing') })}
      />
    </Form>
  )
}
