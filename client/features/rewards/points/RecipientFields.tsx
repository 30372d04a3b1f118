import { useTranslation } from 'react-i18next'
import { RECIPIENT_ADDRESS_MAX, RECIPIENT_NAME_MAX } from '#contract/rewards/points/point-order.ts'
import { Field, TextArea } from '#client/ui/index.ts'
import type { RecipientField, RecipientForm } from './use-recipient.ts'

const PHONE_MAX = 24

/** The recipient and address. */
export function RecipientFields({ to, onChange }: { to: RecipientForm; onChange: () => void }) {
  const { t } = useTranslation('points')
  const frame = (field: RecipientField) => ({
    label: t(`to_${field}`),
    value: to.values[field],
    required: true,
    error: to.isWrong(field) ? t(`to_${field}_wrong`) : undefined,
    onChange: ({ target }: { target: { value: string } }) => {
      to.set(field, target.value)
      onChange()
    },
  })
  return (
    <>
      <Field {...frame('name')} autoComplete="name" maxLength={RECIPIENT_NAME_MAX} />
      <Field {...frame('phone')} type="tel" inputMode="tel" autoComplete="tel" maxLength={PHONE_MAX} />
      <TextArea
        {...frame('address')}
        placeholder={t('to_address_hint')}
        autoComplete="street-address"
        rows={3}
        maxLength={RECIPIENT_ADDRESS_MAX}
      />
    </>
  )
}
