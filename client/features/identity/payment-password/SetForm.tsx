import { useTranslation } from 'react-i18next'
import { Form } from '#client/ui/index.ts'
import { useSetPaymentPassword } from './payment-password.queries.ts'
import { NewPinFields } from './PinFields.tsx'
import { usePaymentForm } from './use-payment-form.ts'

/** Sets the first payment password, then continues the step that needed it or goes back to the security centre. */
export function SetForm({ onSaved }: { onSaved?: (pin: string) => void }) {
  const { t } = useTranslation('payment-password')
  const set = useSetPaymentPassword()
  const payment = usePaymentForm(
    ({ pin, confirmation }) => set.mutateAsync({ newPassword: pin, confirmNewPassword: confirmation }),
    onSaved,
  )
  return (
    <>
      <Form
        intro={t('set_intro')}
        error={payment.error}
        submit={t(onSaved ? 'save_and_go_on' : 'save')}
        isPending={payment.form.formState.isSubmitting}
        onSubmit={(event) => void payment.submit(event)}
      >
        <NewPinFields {...payment} />
      </Form>
      {payment.sheet}
    </>
  )
}
