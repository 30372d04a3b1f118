import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useFlag } from '#client/features/system/index.ts'
import { mobileDigits, MobileField, SmsCodeField, useDiallingCode, useMobileCheck } from '#client/features/verification/index.ts'
import { ApiError } from '#client/lib/api-error.ts'
import { useErrorText } from '#client/lib/error-text.ts'
import { toast } from '#client/lib/notices.ts'
import { useRevalidateOnLanguage } from '#client/lib/use-revalidate-on-language.ts'
import { Form, Sheet } from '#client/ui/index.ts'
import { useSetMobile } from './profile.queries.ts'
import { refusalOf, type SheetProps } from './profile-fields.ts'

interface Values {
  mobileNum: string
  verificationCode: string
}
const OF_CODE = ['validate_verification_code_error', 'max.attempt.limit']

/** Another mobile number, proved by a code sent to it where the merchant verifies numbers. */
export function MobileSheet({ diallingCode, isOpen, onClose }: SheetProps & { diallingCode: string }) {
  const { t } = useTranslation(['member', 'register', 'verification', 'common'])
  const errorText = useErrorText()
  const isVerified = useFlag('REGMOBVERF3')
  const dialling = useDiallingCode(diallingCode)
  const checkMobile = useMobileCheck(dialling)
  const change = useSetMobile()
  const form = useForm<Values>({ defaultValues: { mobileNum: '', verificationCode: '' } })
  useRevalidateOnLanguage(form)
  const { errors } = form.formState
  const number = () => ({
    mobileNum: mobileDigits(form.getValues('mobileNum'), dialling.country),
    countryDialingCode: dialling.code,
  })

  /** Takes a refusal to its field; false where it has none. */
  function refuse(error: unknown): boolean {
    const code = error instanceof ApiError ? error.code : ''
    const name = OF_CODE.includes(code) ? 'verificationCode' : 'mobileNum'
    if (name === 'mobileNum' && code !== 'exists.mobile.err' && !refusalOf(error, name)) return false
    form.setError(name, { type: 'server', message: code }, { shouldFocus: true })
    return true
  }
  const said = (name: keyof Values) => {
    const error = errors[name]
    if (error?.type !== 'server') return error?.message
    return error.message === 'request.param.err' ? t('register:field_incorrect') : errorText(new ApiError(error.message ?? ''))
  }
  async function send({ verificationCode }: Values) {
    try {
      await change.mutateAsync({ ...number(), ...(isVerified && { verificationCode: verificationCode.trim() }) })
      toast.success(t('common:save_success'))
      onClose()
    } catch (error) {
      refuse(error)
    }
  }
  const isOwnField = change.isError && Object.keys(errors).length > 0
  const required = (typed: string) => (typed.trim() === '' ? t('register:reg_pattern_code') : undefined)
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('verification:mobile')}>
      <Form
        onSubmit={(event) => void form.handleSubmit(send)(event)}
        intro={t(isVerified ? 'mobile_intro' : 'mobile_intro_plain')}
        error={change.isError && !isOwnField && errorText(change.error)}
        submit={t('save')}
        isPending={form.formState.isSubmitting}
      >
        <MobileField
          dialling={dialling}
          required
          error={said('mobileNum')}
          onCountryChange={() => form.clearErrors('mobileNum')}
          {...form.register('mobileNum', { validate: checkMobile })}
        />
        {isVerified && (
          <SmsCodeField
            purpose="member"
            required
            error={said('verificationCode')}
            targetOf={async () => ((await form.trigger('mobileNum', { shouldFocus: true })) ? number() : undefined)}
            onRefused={refuse}
            {...form.register('verificationCode', { validate: required })}
          />
        )}
      </Form>
    </Sheet>
  )
}
