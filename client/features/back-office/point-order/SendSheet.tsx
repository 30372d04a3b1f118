import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { type ManagedOrder, ORDER_NOTE_MAX } from '#contract/back-office/point-order.ts'
import { useErrorText } from '#client/lib/error-text.ts'
import { toast } from '#client/lib/notices.ts'
import { Field, Form, Sheet } from '#client/ui/index.ts'
import { useSendOrder } from './point-order.queries.ts'

interface Props {
  isOpen: boolean
  order: ManagedOrder
  onClose: () => void
}

/** Marks an order as sent, with a note by which the member can track it. */
export function SendSheet({ isOpen, order: { orderId, title, username, delivery }, onClose }: Props) {
  const { t } = useTranslation('point-order')
  const text = useErrorText()
  const send = useSendOrder()
  const [refusal, setRefusal] = useState<unknown>()
  const form = useForm({ defaultValues: { note: '' } })
  const submit = form.handleSubmit(async ({ note }) => {
    setRefusal(undefined)
    try {
      await send.mutateAsync({ orderId, note: note.trim() })
      toast.success(t('sent'))
      onClose()
    } catch (error) {
      setRefusal(error)
    }
  })
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('send_title', { title })}>
      <Form
        intro={t('send_means', { username })}
        error={refusal !== undefined && text(refusal)}
        submit={t('send_submit')}
        isPending={form.formState.isSubmitting}
        onSubmit={(event) => void submit(event)}
      >
        <Field
          label={t(`note_${delivery}`)}
          hint={t('note_hint', { username })}
          autoComplete="off"
          maxLength={ORDER_NOTE_MAX}
          {...form.register('note')}
        />
      </Form>
    </Sheet>
  )
}
