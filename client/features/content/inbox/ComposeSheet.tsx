import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { CONTENT_MAX, RECIPIENT_TYPES, SUBJECT_MAX, type RecipientType } from '#contract/content/inbox/inbox.ts'
import { formatNumber } from '#client/lib/format.ts'
import { toast } from '#client/lib/notices.ts'
import { ChoiceChip, Field, Form, Sheet, TextArea } from '#client/ui/index.ts'
import styles from './Compose.module.css'
import { useSubmit } from './mail.queries.ts'
import { RecipientPicker } from './RecipientPicker.tsx'
import { useRoomLeft } from './use-room-left.ts'
import { useSendProblem } from './use-send-problem.ts'

export type Available = Record<RecipientType, boolean>

const TYPE_TEXT = {
  UPLINE: 'type_upline',
  DOWNLINE: 'type_downline',
  DIRECT: 'type_direct',
  TEAM: 'type_team',
} as const satisfies Record<RecipientType, string>

function ComposeForm({ available, onSent }: { available: Available; onSent: () => void }) {
  const { t, i18n } = useTranslation('inbox')
  const problem = useSendProblem()
  const types = RECIPIENT_TYPES.filter((type) => available[type])
  const [type, setType] = useState<RecipientType>(types[0] ?? 'UPLINE')
  const [names, setNames] = useState<string[]>([])
  const [isNameless, setNameless] = useState(false)
  const send = useSubmit()
  const { register, handleSubmit, control, formState } = useForm({ defaultValues: { subject: '', content: '' } })
  const { errors } = formState
  const hint = useRoomLeft(useWatch({ control, name: 'content' }), CONTENT_MAX)
  const isNamed = type === 'DOWNLINE'

  const submit = handleSubmit(async ({ subject, content }) => {
    setNameless(isNamed && names.length === 0)
    if (isNamed && names.length === 0) return
    const body = { recipientType: type, subject: subject.trim(), content: content.trim(), ...(isNamed && { recipients: names }) }
    await send
      .mutateAsync(body)
      .then(({ recipientCount }) => {
        toast.success(t('sent_to', { count: recipientCount, number: formatNumber(recipientCount, i18n.language) }))
        onSent()
      })
      // Shown above the button.
      .catch(() => undefined)
  })
  return (
    <Form
      error={send.error && problem(send.error)}
      submit={t('send')}
      isPending={formState.isSubmitting}
      onSubmit={(event) => void submit(event)}
    >
      <fieldset className={styles.types}>
        <legend className={styles.legend}>{t('recipients')}</legend>
        {types.map((one) => (
          <ChoiceChip key={one} isOn={one === type} onSelect={() => setType(one)}>
            {t(TYPE_TEXT[one])}
          </ChoiceChip>
        ))}
      </fieldset>
      {isNamed && (
        <RecipientPicker
          chosen={names}
          onChange={setNames}
          error={isNameless && names.length === 0 ? t('name_missing') : undefined}
        />
      )}
      <Field
        label={t('subject')}
        maxLength={SUBJECT_MAX}
        isClearable
        error={errors.subject?.message}
        {...register('subject', { validate: (typed) => typed.trim() !== '' || t('subject_missing') })}
      />
      <TextArea
        label={t('content')}
        maxLength={CONTENT_MAX}
        note={hint}
        error={errors.content?.message}
        {...register('content', { validate: (typed) => typed.trim() !== '' || t('content_missing') })}
      />
    </Form>
  )
}

interface Props {
  available: Available
  isOpen: boolean
  onClose: () => void
}

/** A message to one's agent or downlines. */
export function ComposeSheet({ available, isOpen, onClose }: Props) {
  const { t } = useTranslation('inbox')
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('write')} isTall>
      <ComposeForm available={available} onSent={onClose} />
    </Sheet>
  )
}
