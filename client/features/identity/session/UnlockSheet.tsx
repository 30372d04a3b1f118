import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import {
  judgeAgain,
  mobileDigits,
  MobileField,
  SmsCodeField,
  useDiallingCode,
  useMobileCheck,
} from '#client/features/identity/verification/index.ts'
import { useErrorText } from '#client/lib/error-text.ts'
import { toast } from '#client/lib/notices.ts'
import { Form, Sheet } from '#client/ui/index.ts'
import { checkCode, checkUsername, digitsOf } from './login-rules.ts'
import { useUnlock } from './session.queries.ts'
import { UsernameField } from './UsernameField.tsx'

interface Values {
  username: string
  mobile: string
  code: string
}
interface Props {
  isOpen: boolean
  /** As typed in the login form. */
  username: string
  onClose: () => void
  onDone: () => void
}

/** Unlocks an account, locked after too many attempts, by a code to its own number (ACC-02). */
function UnlockForm({ username: typedName, onDone }: Pick<Props, 'username' | 'onDone'>) {
  const { t } = useTranslation('session')
  const errorText = useErrorText()
  const unlock = useUnlock()
  const dialling = useDiallingCode()
  const checkMobile = useMobileCheck(dialling)
  const [refusal, setRefusal] = useState<{ error: unknown }>()
  const form = useForm<Values>({ defaultValues: { username: typedName, mobile: '', code: '' } })
  const { errors, isSubmitting } = form.formState
  const forgive = () => setRefusal(undefined)
  const say = (key: ReturnType<typeof checkUsername | typeof checkCode>) => key && t(key)
  const numberOf = (typed: string) => ({
    mobileNum: mobileDigits(typed, dialling.country),
    countryDialingCode: dialling.code,
  })

  const targetOf = async () =>
    (await form.trigger('mobile', { shouldFocus: true })) ? numberOf(form.getValues('mobile')) : undefined
  const submit = form.handleSubmit(async ({ username, mobile, code }) => {
    forgive()
    try {
      await unlock.mutateAsync({ username: username.trim(), ...numberOf(mobile), verificationCode: digitsOf(code) })
      toast.success(t('unlocked'))
      onDone()
    } catch (error) {
      setRefusal({ error })
      form.setFocus('code', { shouldSelect: true })
    }
  })

  return (
    <Form onSubmit={(event) => void submit(event)} intro={t('unlock_intro')} submit={t('unlock_submit')} isPending={isSubmitting}>
      <UsernameField
        error={errors.username?.message}
        {...form.register('username', { validate: (typed) => say(checkUsername(typed)), onChange: forgive })}
      />
      <MobileField
        dialling={dialling}
        onCountryChange={judgeAgain(form, 'mobile')}
        error={errors.mobile?.message}
        {...form.register('mobile', { validate: checkMobile, onChange: forgive })}
      />
      <SmsCodeField
        purpose="visitor"
        targetOf={targetOf}
        error={errors.code?.message ?? (refusal && errorText(refusal.error))}
        {...form.register('code', { validate: (typed) => say(checkCode(typed)), onChange: forgive })}
      />
    </Form>
  )
}

export function UnlockSheet({ isOpen, onClose, ...form }: Props) {
  const { t } = useTranslation('session')
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('unlock_title')}>
      {isOpen && <UnlockForm {...form} />}
    </Sheet>
  )
}
