import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { ADJUSTMENT_REASON_MAX, type Adjustment } from '#contract/adjustment.ts'
import { useErrorText } from '#client/lib/error-text.ts'
import { toast } from '#client/lib/notices.ts'
import { Form, Sheet, TextArea } from '#client/ui/index.ts'
import { useReject } from './adjustment.queries.ts'

const LEAST_REASON = 3

/** Turning one down needs a reason. */
export function RejectSheet({ adjustment, onClose }: { adjustment: Adjustment | undefined; onClose: () => void }) {
  const { t } = useTranslation('adjustment')
  const text = useErrorText()
  const reject = useReject()
  const [refusal, setRefusal] = useState<unknown>()
  const form = useForm({ defaultValues: { reason: '' } })
  const { errors, isSubmitting } = form.formState
  const submit = form.handleSubmit(async ({ reason }) => {
    if (!adjustment) return
    setRefusal(undefined)
    try {
      await reject.mutateAsync({ id: adjustment.id, reason })
      toast.success(t('rejected'))
      form.reset()
      onClose()
    } catch (error) {
      setRefusal(error)
    }
  })
  return (
    <Sheet isOpen={adjustment !== undefined} onClose={onClose} title={t('reject_title')}>
      <Form
        error={refusal !== undefined && text(refusal)}
        submit={t('reject')}
        isDangerous
        isPending={isSubmitting}
        onSubmit={(event) => void submit(event)}
      >
        <TextArea
          label={t('reason')}
          maxLength={ADJUSTMENT_REASON_MAX}
          error={errors.reason?.message}
          {...form.register('reason', { validate: (typed) => typed.trim().length >= LEAST_REASON || t('reason_missing') })}
        />
      </Form>
    </Sheet>
  )
}
