import { useFieldArray, type UseFormReturn, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { CARRIES, type SalaryKind } from '#contract/agents/agent-contracts/agent-contracts.ts'
import { Field, PickerField } from '#client/ui/index.ts'
import { EMPTY_TIER, type OfferFields } from './offer-form.ts'
import { TierFieldset } from './TierFieldset.tsx'
import { useAmountFault } from './use-amount-fault.ts'

interface Props {
  form: UseFormReturn<OfferFields>
  kind: SalaryKind
}

/** The tiers of an offer, and the conditions of its kind. */
export function OfferTerms({ form, kind }: Props) {
  const { t } = useTranslation('agent-contracts')
  const amountFault = useAmountFault()
  const tiers = useFieldArray({ control: form.control, name: 'tiers' })
  const { carry, offsets } = useWatch({ control: form.control }) as OfferFields
  const { errors } = form.formState
  const isRatio = kind === 'REALTIME'
  return (
    <>
      {(isRatio ? tiers.fields.slice(0, 1) : tiers.fields).map(({ id }, index) => (
        <TierFieldset
          key={id}
          form={form}
          kind={kind}
          index={index}
          onRemove={tiers.fields.length > 1 ? () => tiers.remove(index) : undefined}
          onAdd={index === tiers.fields.length - 1 ? () => tiers.append(EMPTY_TIER) : undefined}
        />
      ))}
      {!isRatio && (
        <Field
          label={t('billing')}
          hint={t('billing_hint')}
          inputMode="decimal"
          autoComplete="off"
          error={errors.billing?.message}
          {...form.register('billing', { validate: amountFault })}
        />
      )}
      {kind === 'HOURLY' && (
        <>
          <Field
            label={t('cap')}
            hint={t('cap_hint')}
            inputMode="decimal"
            autoComplete="off"
            error={errors.cap?.message}
            {...form.register('cap', { validate: amountFault })}
          />
          <PickerField
            label={t('offsets')}
            options={(['no', 'yes'] as const).map((value) => ({ value, label: t(`offsets_${value}`) }))}
            value={offsets}
            onChange={(next) => form.setValue('offsets', next)}
          />
        </>
      )}
      {kind === 'DIVIDEND' && (
        <PickerField
          label={t('carry')}
          options={CARRIES.map((value) => ({ value, label: t(`rule_carry_${value}`) }))}
          value={carry}
          onChange={(next) => form.setValue('carry', next)}
        />
      )}
    </>
  )
}
