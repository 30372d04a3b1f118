import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { CHAT_TEXT_MAX } from '#contract/content/chat/chat.ts'
import type { ChatBackOfficeRow } from '#contract/content/chat/chat-back-office.ts'
import { useWords } from '#client/lib/back-office/use-words.ts'
import { cx } from '#client/lib/class-names.ts'
import { useErrorText } from '#client/lib/error-text.ts'
import { ErrorState, Form, Sheet, Skeleton, TextArea } from '#client/ui/index.ts'
import { backOfficeConversation, useBackOfficeAnswer } from './chat-back-office.queries.ts'
import styles from './ChatBackOffice.module.css'

function Said({ memberId }: { memberId: number }) {
  const { t } = useTranslation('chat')
  const { when } = useWords()
  const { data, error, refetch } = useQuery(backOfficeConversation(memberId))
  const list = useRef<HTMLOListElement>(null)
  const newest = data?.messages.at(-1)?.id
  useEffect(() => {
    if (newest) list.current?.lastElementChild?.scrollIntoView({ block: 'nearest' })
  }, [newest])
  if (error && !data) return <ErrorState error={error} onRetry={refetch} />
  if (!data) return <Skeleton shape="list" rows={4} />
  return (
    <ol ref={list} className={styles.lines} aria-label={t('office_title')}>
      {data.messages.map(({ id, author, authorName, text, sentAt }) => (
        <li key={id} className={cx(styles.line, author !== 'MEMBER' && styles.house)}>
          <p className={styles.who}>
            {authorName} {author === 'AUTO' && `(${t('auto')})`} · {when(sentAt)}
          </p>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ol>
  )
}

function Answer({ memberId }: { memberId: number }) {
  const { t } = useTranslation('chat')
  const errorText = useErrorText()
  const answer = useBackOfficeAnswer()
  const [refusal, setRefusal] = useState<unknown>()
  const form = useForm({ defaultValues: { text: '' } })
  const { errors, isSubmitting } = form.formState
  const send = form.handleSubmit(async ({ text }) => {
    setRefusal(undefined)
    try {
      await answer.mutateAsync({ memberId, text: text.trim() })
      form.reset()
    } catch (error) {
      setRefusal(error)
    }
  })
  return (
    <Form
      error={refusal !== undefined && errorText(refusal)}
      submit={t('office_send')}
      isPending={isSubmitting}
      onSubmit={(event) => void send(event)}
    >
      <TextArea
        label={t('office_answer')}
        maxLength={CHAT_TEXT_MAX}
        error={errors.text?.message}
        {...form.register('text', { validate: (typed) => typed.trim() !== '' || t('office_answer_missing') })}
      />
    </Form>
  )
}

/** The conversation with one member, and the reply. */
export function ChatBackOfficeSheet({
  conversation,
  onClose,
}: {
  conversation: ChatBackOfficeRow | undefined
  onClose: () => void
}) {
  return (
    <Sheet isOpen={conversation !== undefined} onClose={onClose} title={conversation?.nickname ?? ''} isTall>
      {conversation && (
        <>
          <Said memberId={conversation.memberId} />
          <Answer key={conversation.memberId} memberId={conversation.memberId} />
        </>
      )}
    </Sheet>
  )
}
