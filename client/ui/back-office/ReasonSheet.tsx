import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { hasReason } from '#client/lib/back-office/has-reason.ts'
import { useErrorText } from '#client/lib/error-text.ts'
import { Form, Sheet, TextArea } from '#client/ui/index.ts'

interface Props {
  isOpen: boolean
  title: string
  /** What the action does, if the title does not say it all. */
  intro?: string
  submit: string
  isDangerous?: boolean
  /** Closes by itself when done; a refusal is shown in the sheet. */
  onSubmit: (reason: string) => Promise<unknown>
  onClose: () => void
}
const MOST = 200

/** An action that needs a reason: it goes into the audit log, and sometimes to the member. */
export function ReasonSheet({ isOpen, title, intro, submit, isDangerous, onSubmit, onClose }: Props) {
  const { t } = useTranslation('operator')
  const text = useErrorText()
  const [refusal, setRefusal] = useState<unknown>()
  const form = useForm({ defaultValues: { reason: '' } })
  const { errors, isSubmitting } = form.formState
  const send = form.handleSubmit(async ({ reason }) => {
    setRefusal(undefined)
    try {
      await onSubmit(reason.trim())
      form.reset()
      onClose()
    } catch (error) {
      setRefusal(error)
    }
  })
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={title}>
      <Form
        intro={intro}
        error={refusal !== undefined && text(refusal)}
        submit={submit}
        isDangerous={isDangerous}
        isPending={isSubmitting}
        onSubmit={(event) => void send(event)}
      >
        <TextArea
          label={t('reason')}
          maxLength={MOST}
          error={errors.reason?.message}
          {...form.register('reason', { validate: (typed) => hasReason(typed) || t('reason_missing') })}
        />
      </Form>
    </Sheet>
  )
}
