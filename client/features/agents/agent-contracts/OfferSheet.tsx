import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import {
  HOUSE_KINDS,
  SALARY_KINDS,
  type SalaryKind,
  type ContractTerms,
} from '#contract/agents/agent-contracts/agent-contracts.ts'
import { useErrorText } from '#client/lib/error-text.ts'
import { toast } from '#client/lib/notices.ts'
import { EmptyState, ErrorState, Form, PickerField, Sheet, Skeleton } from '#client/ui/index.ts'
import styles from './ContractsPage.module.css'
import { bodyOf, EMPTY_TIER, fieldsOf, type OfferFields } from './offer-form.ts'
import { OfferTerms } from './OfferTerms.tsx'
import { candidates, type OfferBody, useOffer } from './offers.queries.ts'
import { OwnLimits } from './OwnLimits.tsx'

const START: OfferFields = {
  kind: 'DAILY',
  username: '',
  tiers: [EMPTY_TIER],
  billing: '100',
  cap: '',
  carry: 'NONE',
  offsets: 'no',
}
const ROWS = 3

interface Props {
  onClose: () => void
  /** The house makes the offer: to this agent, without limits from a contract of its own. */
  house?: {
    username: string
    current: (kind: SalaryKind) => ContractTerms | undefined
    send: (kind: SalaryKind, body: OfferBody) => Promise<unknown>
  }
}

/** Recipient, kind and tiers, with the limits above the fields. */
export function OfferSheet({ onClose, house }: Props) {
  const { t } = useTranslation('agent-contracts')
  const text = useErrorText()
  const offer = useOffer()
  const [refusal, setRefusal] = useState<unknown>()
  const form = useForm<OfferFields>({ defaultValues: { ...START, username: house?.username ?? '' } })
  const { kind, username } = useWatch({ control: form.control }) as OfferFields
  const { errors, isSubmitting } = form.formState
  const { data, isPending, error, refetch } = useQuery({ ...candidates(kind), enabled: !house })
  const chosen = data?.list.find((one) => one.username === username)
  const isRatio = kind === 'REALTIME'
  /** Which text to show: set at once, or waiting for an answer. */
  const manner = isRatio ? 'ratio' : kind === 'MANUAL_DAILY' ? 'manual' : 'offer'

  const choose = (name: string) => {
    form.setValue('username', name, { shouldValidate: form.formState.isSubmitted })
    const current = data?.list.find((one) => one.username === name)?.current
    // Start from the terms in force.
    if (current) form.reset({ ...form.getValues(), username: name, ...fieldsOf(current) })
  }
  const submit = form.handleSubmit(async (fields) => {
    setRefusal(undefined)
    const sent = isRatio ? { ...fields, tiers: fields.tiers.slice(0, 1) } : fields
    try {
      const body = bodyOf(sent)
      await (house ? house.send(kind, body) : offer.mutateAsync({ kind, body }))
      toast.success(t(`${manner}_sent`))
      onClose()
    } catch (refused) {
      setRefusal(refused)
    }
  })
  const noOne = !house && data?.list.length === 0
  const isWaiting = !house && isPending
  const chooseKind = (next: SalaryKind) => {
    const current = house?.current(next)
    form.reset({ ...form.getValues(), kind: next, ...(current && fieldsOf(current)) })
  }
  return (
    <Sheet isOpen onClose={onClose} title={house ? t('offer_to', { name: house.username }) : t('offer_new')}>
      <Form
        className={styles.form}
        intro={t(`${manner}_intro`)}
        error={refusal !== undefined && text(refusal)}
        submit={t(`${manner}_submit`)}
        isPending={isSubmitting}
        isDisabled={noOne || isWaiting}
        onSubmit={(event) => void submit(event)}
      >
        <PickerField
          label={t('kind')}
          options={(house ? HOUSE_KINDS : SALARY_KINDS).map((value) => ({ value, label: t(`kind_${value}`) }))}
          value={kind}
          onChange={chooseKind}
        />
        {isWaiting && <Skeleton shape="list" rows={ROWS} />}
        {!isWaiting && !house && !data && <ErrorState error={error} onRetry={refetch} />}
        {noOne && <EmptyState message={t('no_agents_below')} />}
        {(house || data) && !noOne && (
          <>
            {data && (
              <>
                <PickerField
                  label={t('agent')}
                  isSearchable
                  options={data.list.map((one) => ({
                    value: one.username,
                    label: one.nickname || one.username,
                    detail: one.username,
                  }))}
                  value={username}
                  error={errors.username?.message}
                  onChange={choose}
                  {...(({ ref }) => ({ ref }))(
                    form.register('username', { validate: (name) => name !== '' || t('agent_missing') }),
                  )}
                />
                <OwnLimits kind={kind} own={data.own} candidate={chosen} />
              </>
            )}
            <OfferTerms form={form} kind={kind} />
          </>
        )}
      </Form>
    </Sheet>
  )
}
