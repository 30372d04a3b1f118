import { useTranslation } from 'react-i18next'
import { Button, Form } from '#client/ui/index.ts'
import { useChangePaymentPassword } from './payment-password.queries.ts'
import { NewPinFields, OldPinField } from './PinFields.tsx'
import { usePaymentForm } from './use-payment-form.ts'

/** Changes the payment password with the current one; links to the reset form. */
export function ChangeForm({ onForgotten }: { onForgotten: () => void }) {
  const { t } = useTranslation('payment-password')
  const change = useChangePaymentPassword()
  const payment = usePaymentForm(({ old, pin, confirmation }) =>
    change.mutateAsync({ oldPassword: old, newPassword: pin, confirmNewPassword: confirmation }),
  )
  return (
    <>
      <Form
        intro={t('change_intro')}
        error={payment.error}
        submit={t('save')}
        isPending={payment.form.formState.isSubmitting}
        onSubmit={(event) => void payment.submit(event)}
        foot={
          <Button variant="ghost" isWide onClick={onForgotten}>
            {t('forgotten')}
          </Button>
        }
      >
        <OldPinField {...payment} />
        <NewPinFields {...payment} />
      </Form>
      {payment.sheet}
    </>
  )
}
