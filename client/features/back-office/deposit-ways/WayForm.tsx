import { type ReactNode, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { type DepositWay, WAY_REASON_MAX } from '#contract/back-office/deposit-ways.ts'
import { toast } from '#client/lib/notices.ts'
import { hasReason } from '#client/lib/back-office/has-reason.ts'
import { BackLink } from '#client/ui/back-office/index.ts'
import { Button, Form, PageTitle, TextArea } from '#client/ui/index.ts'
import { useSaveWay } from './deposit-ways.queries.ts'
import styles from './DepositWays.module.css'
import { useWayRefusal } from './use-way-refusal.ts'
import { type WayValues, wayToBody, wayValues } from './way-form.ts'
import { WayAccountFields } from './WayAccountFields.tsx'
import { WayAmountFields } from './WayAmountFields.tsx'
import { WayNameFields } from './WayNameFields.tsx'

interface Props {
  /** Undefined = a new one. */
  stored: DepositWay | undefined
  onReload: () => Promise<{ data?: { ways: DepositWay[] } | undefined }>
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={styles.part} aria-label={title}>
    <h2 className={styles.sub}>{title}</h2>
    {children}
  </section>
)

/** One way to deposit: what members see, its limits and fees, and where the money goes. */
export function WayForm({ stored: given, onReload }: Props) {
  const { t } = useTranslation('deposit-ways')
  const navigate = useNavigate()
  const save = useSaveWay()
  // As of opening the form, so that others' changes are not overwritten unseen.
  const [stored, setStored] = useState(given)
  const form = useForm<WayValues>({ defaultValues: wayValues(stored) })
  const { error, isStale, refuse, forget } = useWayRefusal(form)
  const { errors, isSubmitting } = form.formState
  const values = useWatch({ control: form.control }) as WayValues

  const submit = form.handleSubmit(async (typed) => {
    forget()
    const named = stored && { id: stored.id, version: stored.version }
    try {
      const { isProposed } = await save.mutateAsync({ ...wayToBody(typed), ...named })
      toast.success(t(isProposed ? 'proposed' : 'saved'))
      await navigate('/operator/deposit-ways')
    } catch (refused) {
      refuse(refused)
    }
  })
  async function reload() {
    const { data } = await onReload()
    const fresh = data?.ways.find(({ id }) => id === stored?.id)
    setStored(fresh)
    form.reset(wayValues(fresh))
    forget()
  }
  return (
    <>
      <BackLink to="/operator/deposit-ways">{t('title')}</BackLink>
      <PageTitle>{stored ? stored.terms.name : t('add')}</PageTitle>
      {stored?.waits && <p className={styles.hint}>{t('waits_long')}</p>}
      <Form
        className={styles.form}
        error={error}
        errorAction={
          isStale && (
            <Button size="small" variant="secondary" onClick={() => void reload()}>
              {t('reload')}
            </Button>
          )
        }
        submit={t(stored ? 'save' : 'propose')}
        isPending={isSubmitting}
        isDisabled={stored?.waits}
        onSubmit={(event) => void submit(event)}
      >
        <Part title={t('part_name')}>
          <WayNameFields form={form} values={values} isNew={!stored} />
        </Part>
        <Part title={t('part_amounts')}>
          <WayAmountFields form={form} values={values} />
        </Part>
        <Part title={t('part_account')}>
          <WayAccountFields form={form} values={values} />
        </Part>
        <Part title={t('part_reason')}>
          <TextArea
            label={t('reason')}
            maxLength={WAY_REASON_MAX}
            error={errors.reason?.message}
            {...form.register('reason', { validate: (typed) => hasReason(typed) || t('reason_missing') })}
          />
        </Part>
      </Form>
    </>
  )
}
