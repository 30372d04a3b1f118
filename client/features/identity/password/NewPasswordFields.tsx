import { Lock } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { PASSWORD_MAX } from '#contract/wire.ts'
import { Field, type FieldProps } from '#client/ui/index.ts'

type Props = Omit<FieldProps, 'label' | 'icon' | 'type' | 'autoComplete' | 'maxLength'>

const look = { icon: <Lock size={22} />, type: 'password', autoComplete: 'new-password', maxLength: PASSWORD_MAX } as const

export function NewPasswordField(props: Props) {
  const { t } = useTranslation('password')
  return <Field label={t('new_password')} {...look} {...props} />
}

export function ConfirmPasswordField(props: Props) {
  const { t } = useTranslation('password')
  return <Field label={t('confirm_password')} {...look} {...props} />
}
