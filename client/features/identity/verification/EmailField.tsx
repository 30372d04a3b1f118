import { Mail } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { EMAIL_MAX } from '#client/lib/email-rule.ts'
import { Field, type FieldProps } from '#client/ui/index.ts'

const AS_ADDRESS = { type: 'email', inputMode: 'email', autoComplete: 'email', autoCapitalize: 'none' } as const

export function EmailField(props: Omit<FieldProps, 'label' | 'icon'>) {
  const { t } = useTranslation('verification')
  return <Field label={t('email')} icon={<Mail size={22} />} maxLength={EMAIL_MAX} {...AS_ADDRESS} {...props} />
}
