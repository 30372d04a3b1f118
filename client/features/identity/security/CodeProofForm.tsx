import { useQuery } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { CODE_MAX, CodeField, codeDigits, sendOwnCode } from '#client/features/identity/verification/index.ts'
import { showAtField } from '#client/lib/error-text.ts'
import { Field, Form } from '#client/ui/index.ts'
import { securityConfig, useProve, type ProofWay } from './security.queries.ts'

interface Props {
  way: Exclude<ProofWay, 'question'>
  onProved: () => void
}

/** Recovery codes are longer than app codes, and contain letters. */
const APP_CODE_MAX = 16
const anyTarget = async () => true as const

export function CodeProofForm({ way, onProved }: Props) {
  const { t } = useTranslation('security')
  const { data: config } = useQuery(securityConfig())
  const prove = useProve()
  const form = useForm({ defaultValues: { code: '' } })
  const { errors } = form.formState

  const submit = form.handleSubmit(({ code }) =>
    prove.mutateAsync({ way, code: codeDigits(code) }).then(onProved, (error: unknown) => showAtField(form, 'code', error)),
  )
  const input = {
    error: errors.code?.message,
    ...form.register('code', { validate: (typed) => codeDigits(typed) !== '' || t('code_required') }),
  }
  const intro = {
    sms: t('proof_sms', { target: config?.mobile ?? '' }),
    mail: t('proof_mail', { target: config?.email ?? '' }),
    totp: t('proof_totp'),
  }[way]

  return (
    <Form intro={intro} submit={t('proof_submit')} isPending={prove.isPending} onSubmit={(event) => void submit(event)}>
      {way === 'totp' ? (
        <Field
          label={t('app_code')}
          icon={<KeyRound size={22} />}
          autoComplete="one-time-code"
          autoCapitalize="none"
          maxLength={Math.max(CODE_MAX, APP_CODE_MAX)}
          {...input}
        />
      ) : (
        <CodeField channel={way} targetOf={anyTarget} send={() => sendOwnCode(way)} {...input} />
      )}
    </Form>
  )
}
