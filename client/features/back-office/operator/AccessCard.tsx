import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { OperatorAccess } from '#contract/back-office/operator/operator-people.ts'
import { ApiError } from '#client/lib/api-error.ts'
import { showAtField, useErrorText } from '#client/lib/error-text.ts'
import { toast } from '#client/lib/notices.ts'
import { refusedPaths } from '#client/lib/refused-fields.ts'
import { hasReason } from '#client/lib/back-office/has-reason.ts'
import { ErrorState, Form, Skeleton, TextArea } from '#client/ui/index.ts'
import { Switch } from '#client/ui/Switch.tsx'
import styles from './People.module.css'
import { operatorAccess, useSaveAccess } from './people.queries.ts'

const MOST_REASON = 200
const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

function AccessForm({ access }: { access: OperatorAccess }) {
  const { t } = useTranslation('operator-people')
  const text = useErrorText()
  const save = useSaveAccess()
  const [refusal, setRefusal] = useState<unknown>()
  const { needsSecondFactor, addresses, ownAddress: address, withoutSecondFactor: count } = access
  const form = useForm({ defaultValues: { needsSecondFactor, addresses: addresses.join('\n'), reason: '' } })
  const { errors, isSubmitting } = form.formState
  const submit = form.handleSubmit(async (typed) => {
    setRefusal(undefined)
    try {
      const lines = linesOf(typed.addresses)
      await save.mutateAsync({ ...typed, version: access.version, addresses: lines, reason: typed.reason.trim() })
      toast.success(t('saved'))
      form.resetField('reason')
    } catch (error) {
      const isOwn = error instanceof ApiError && error.code === 'operator.addresses.own'
      if (isOwn) void showAtField(form, 'addresses', error)
      else if (refusedPaths(error).length > 0) form.setError('addresses', { message: t('addresses_wrong') })
      else setRefusal(error)
    }
  })
  return (
    <Form
      error={refusal !== undefined && text(refusal)}
      submit={t('access_save')}
      isPending={isSubmitting}
      onSubmit={(event) => void submit(event)}
    >
      <Switch
        label={t('needs_app')}
        hint={count === 0 ? t('needs_app_all') : t('needs_app_left', { count })}
        {...form.register('needsSecondFactor')}
      />
      <TextArea label={t('addresses')} spellCheck={false} error={errors.addresses?.message} {...form.register('addresses')} />
      <p id="back-office-addresses" className={styles.quiet}>
        {t('addresses_hint', { address })}
      </p>
      <TextArea
        label={t('reason')}
        rows={2}
        maxLength={MOST_REASON}
        error={errors.reason?.message}
        {...form.register('reason', { validate: (typed) => hasReason(typed) || t('reason_missing') })}
      />
    </Form>
  )
}

/** From which addresses and with which proof the back office is reachable. */
export function AccessCard() {
  const { t } = useTranslation('operator-people')
  const { data, error, refetch } = useQuery(operatorAccess())
  return (
    <section aria-labelledby="back-office-access" className={styles.access}>
      <h2 id="back-office-access" className={styles.title}>
        {t('access')}
      </h2>
      {error && !data && <ErrorState error={error} onRetry={refetch} />}
      {!error && !data && <Skeleton shape="text" rows={4} />}
      {data && <AccessForm key={data.version} access={data} />}
    </section>
  )
}
