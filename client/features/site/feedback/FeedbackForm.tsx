import { AtSign } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FEEDBACK_CONTACT_MAX, FEEDBACK_MAX_LENGTH } from '#contract/site/feedback.ts'
import { CaptchaField, useCaptcha } from '#client/features/site/captcha/index.ts'
import { ApiError } from '#client/lib/api-error.ts'
import { useErrorText } from '#client/lib/error-text.ts'
import { refusedPaths } from '#client/lib/refused-fields.ts'
import { useSession } from '#client/lib/session.ts'
import { Field, Form, TextArea } from '#client/ui/index.ts'
import { useSendFeedback } from './feedback.queries.ts'
import { PicturePicker } from './PicturePicker.tsx'
import { usePictures } from './use-pictures.ts'

/** Keeps the text until it has been sent. */
export function FeedbackForm({ onSent }: { onSent: () => void }) {
  const { t } = useTranslation('feedback')
  const errorText = useErrorText()
  const session = useSession()
  const send = useSendFeedback()
  const chosen = usePictures()
  const [content, setContent] = useState('')
  const [contact, setContact] = useState('')
  const [answer, setAnswer] = useState('')
  const needsCaptcha = !session && chosen.pictures.length > 0
  const captcha = useCaptcha(needsCaptcha)
  const [isAsked, setAsked] = useState(false)
  const isMissing = (isAsked && content.trim() === '') || refusedPaths(send.error).some(({ path }) => path === 'content')
  const isCaptchaWrong = send.error instanceof ApiError && send.error.code === 'login.captcha.err'

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setAsked(true)
    if (content.trim() === '') return event.currentTarget.querySelector('textarea')?.focus()
    if (send.isPending) return undefined
    const pictures = chosen.pictures.map(({ file }) => file)
    // A captcha is good for one answer, right or wrong.
    const onError = () => {
      setAnswer('')
      if (needsCaptcha) captcha.refresh()
    }
    const words = { content: content.trim(), contact: contact.trim(), captcha: needsCaptcha ? answer : '' }
    return send.mutate({ ...words, pictures }, { onSuccess: onSent, onError })
  }
  return (
    <Form
      onSubmit={submit}
      intro={t('intro')}
      error={send.isError && !isMissing && !isCaptchaWrong && errorText(send.error)}
      submit={t('send')}
      isPending={send.isPending}
    >
      <TextArea
        label={t('comment')}
        value={content}
        maxLength={FEEDBACK_MAX_LENGTH}
        required
        error={isMissing ? t('comment_needed') : undefined}
        note={t('counter', { used: content.length, most: FEEDBACK_MAX_LENGTH })}
        onChange={({ target }) => {
          setContent(target.value)
          send.reset()
        }}
      />
      <PicturePicker {...chosen} />
      {needsCaptcha && (
        <CaptchaField
          captcha={captcha}
          value={answer}
          required
          error={isCaptchaWrong ? errorText(send.error) : undefined}
          onChange={({ target }) => setAnswer(target.value)}
        />
      )}
      {!session && (
        <Field
          label={t('contact')}
          icon={<AtSign size={20} />}
          value={contact}
          maxLength={FEEDBACK_CONTACT_MAX}
          hint={t('contact_hint')}
          autoComplete="email"
          isClearable
          onChange={({ target }) => setContact(target.value)}
        />
      )}
    </Form>
  )
}
