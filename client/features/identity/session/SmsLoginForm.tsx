import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { CaptchaField } from '#client/features/site/captcha/index.ts'
import {
  judgeAgain,
  mobileDigits,
  MobileField,
  SmsCodeField,
  useDiallingCode,
  useMobileCheck,
} from '#client/features/identity/verification/index.ts'
import { rememberedLogin } from '#client/lib/remember-login.ts'
import { useRevalidateOnLanguage } from '#client/lib/use-revalidate-on-language.ts'
import { checkCaptcha, checkCode, digitsOf } from './login-rules.ts'
import { LoginFoot } from './LoginFoot.tsx'
import styles from './LoginPage.module.css'
import type { LoginAttempt } from './use-login-attempt.ts'

interface Values {
  mobile: string
  code: string
  captcha: string
  isRemembered: boolean
}

/** Login by a code sent to the mobile number: sent as username and password (WIR-15). */
export function SmsLoginForm({
  attempt,
  captcha,
  refusedPart,
  refusal,
  isLocked,
  forgive,
  onUnlock,
}: LoginAttempt & { onUnlock: () => void }) {
  const { t } = useTranslation('session')
  const kept = rememberedLogin()
  const isMine = kept?.type === 'sms'
  const dialling = useDiallingCode(isMine ? kept.countryDialingCode : undefined)
  const form = useForm<Values>({
    defaultValues: { mobile: isMine ? kept.username : '', code: '', captcha: '', isRemembered: true },
  })
  const { errors, isSubmitting } = form.formState
  useRevalidateOnLanguage(form)
  const say = (key: ReturnType<typeof checkCode | typeof checkCaptcha>) => key && t(key)
  const checkMobile = useMobileCheck(dialling)

  const targetOf = async () => {
    if (!(await form.trigger('mobile', { shouldFocus: true }))) return undefined
    return { mobileNum: mobileDigits(form.getValues('mobile'), dialling.country), countryDialingCode: dialling.code }
  }
  const submit = form.handleSubmit(async ({ mobile, code, captcha: answer, isRemembered }) => {
    const refused = await attempt({
      type: 'sms',
      username: mobileDigits(mobile, dialling.country),
      password: digitsOf(code),
      countryDialingCode: dialling.code,
      captcha: digitsOf(answer),
      isRemembered,
    })
    form.resetField('captcha')
    if (refused === 'secret') form.setFocus('code', { shouldSelect: true })
    if (refused === 'captcha') form.setFocus('captcha')
  })

  return (
    <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
      <MobileField
        dialling={dialling}
        onCountryChange={judgeAgain(form, 'mobile')}
        error={errors.mobile?.message}
        {...form.register('mobile', { validate: checkMobile, onChange: forgive })}
      />
      <SmsCodeField
        purpose="visitor"
        targetOf={targetOf}
        error={errors.code?.message ?? (refusedPart === 'secret' ? refusal : undefined)}
        {...form.register('code', { validate: (typed) => say(checkCode(typed)), onChange: forgive })}
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
