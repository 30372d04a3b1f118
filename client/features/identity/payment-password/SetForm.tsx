import { useTranslation } from 'react-i18next'
import { Form } from '#client/ui/index.ts'
import { useSetPaymentPassword } from './payment-password.queries.ts'
import { NewPinFields } from './PinFields.tsx'
import { usePaymentForm } from './use-payment-form.ts'

/** Sets the first payment password. */
export function SetForm() {
  const { t } = useTranslation('payment-password')
  const set = useSetPaymentPassword()
  const payment = usePaymentForm(({ pin, confirmation }) =>
    set.mutateAsync({ newPassword: pin, confirmNewPassword: confirmation }),
  )
  return (
    <>
      <Form
        intro={t('set_intro')}
        error={payment.error}
        submit={t('save')}
        isPending={payment.form.formState.isSubmitting}
        onSubmit={(event) => void payment.submit(event)}
      >
        <NewPinFields {...payment} />
      </Form>
      {payment.sheet}
    </>
  )
}
