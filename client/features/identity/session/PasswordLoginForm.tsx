import { Lock } from 'lucide-react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { PASSWORD_MAX } from '#contract/wire.ts'
import { CaptchaField } from '#client/features/site/captcha/index.ts'
import { useSite } from '#client/lib/site.ts'
import { rememberedLogin } from '#client/lib/remember-login.ts'
import { useRevalidateOnLanguage } from '#client/lib/use-revalidate-on-language.ts'
import { Field } from '#client/ui/index.ts'
import { checkCaptcha, checkPassword, checkUsername, digitsOf } from './login-rules.ts'
import { LoginFoot } from './LoginFoot.tsx'
import styles from './LoginPage.module.css'
import type { LoginAttempt } from './use-login-attempt.ts'
import { UsernameField } from './UsernameField.tsx'

interface Values {
  username: string
  password: string
  captcha: string
  isRemembered: boolean
}

function startValues(): Values {
  const kept = rememberedLogin()
  const isMine = kept?.type === 'username'
  return { username: isMine ? kept.username : '', password: isMine ? kept.password : '', captcha: '', isRemembered: true }
}

export function PasswordLoginForm({
  attempt,
  captcha,
  refusedPart,
  refusal,
  isLocked,
  forgive,
  onUnlock,
}: LoginAttempt & { onUnlock: () => void }) {
  const { t } = useTranslation('session')
  const rule = useSite()?.register.password
  const form = useForm<Values>({ defaultValues: startValues() })
  const { errors, isSubmitting } = form.formState
  useRevalidateOnLanguage(form)
  const say = (key: ReturnType<typeof checkUsername | typeof checkPassword | typeof checkCaptcha>) => key && t(key)

  const submit = form.handleSubmit(async (values) => {
    const refused = await attempt({
      ...values,
      username: values.username.trim(),
      captcha: digitsOf(values.captcha),
      type: 'username',
      countryDialingCode: '',
    })
    form.resetField('captcha')
    // Selected, so that typing replaces the wrong password.
    if (refused === 'secret') form.setFocus('password', { shouldSelect: true })
    if (refused === 'captcha') form.setFocus('captcha')
  })

  return (
    <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
      <UsernameField
        error={errors.username?.message}
        {...form.register('username', { validate: (typed) => say(checkUsername(typed)), onChange: forgive })}
      />
      <Field
        label={t('password')}
        icon={<Lock size={22} />}
        type="password"
        autoComplete="current-password"
        maxLength={PASSWORD_MAX}
        error={errors.password?.message ?? (refusedPart === 'secret' ? refusal : undefined)}
        {...form.register('password', { validate: (typed) => say(checkPassword(typed, rule)), onChange: forgive })}
      />
      {captcha && (
        <CaptchaField
          captcha={captcha}
          error={errors.captcha?.message ?? (refusedPart === 'captcha' ? refusal : undefined)}
          {...form.register('captcha', {
            validate: (typed) => say(checkCaptcha(typed)),
            onChange: forgive,
            shouldUnregister: true,
          })}
        />
      )}
      <LoginFoot
        remember={form.register('isRemembered')}
        isPending={isSubmitting}
        error={refusedPart === 'form' ? refusal : undefined}
        onUnlock={isLocked ? onUnlock : undefined}
      />
    </form>
  )
}
