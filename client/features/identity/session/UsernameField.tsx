import { User } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { LOGIN_NAME_MAX } from '#contract/identity/session.ts'
import { Field, type FieldProps } from '#client/ui/index.ts'

const AS_TYPED = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } as const

/** The username for login. */
export function UsernameField(props: Omit<FieldProps, 'label' | 'icon'>) {
  const { t } = useTranslation('session')
  return (
    <Field
      label={t('username')}
      icon={<User size={22} />}
      autoComplete="username"
      maxLength={LOGIN_NAME_MAX}
      {...AS_TYPED}
      {...props}
    />
  )
}
