import { Plus, Trash2 } from 'lucide-react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { SalaryKind } from '#contract/agents/agent-contracts/agent-contracts.ts'
import { MOST_TIERS } from '#contract/agents/agent-contracts/agent-offers.ts'
import { useNumberProblem } from '#client/lib/use-number-problem.ts'
import { Button, Field, IconButton } from '#client/ui/index.ts'
import styles from './ContractsPage.module.css'
import { isCount, isRate, type OfferFields, readRate, tierOf } from './offer-form.ts'
import { exampleOf } from './tier-example.ts'
import { useAmountFault } from './use-amount-fault.ts'
import { useFigures } from './use-figures.ts'

interface Props {
  form: UseFormReturn<OfferFields>
  kind: SalaryKind
  index: number
  onRemove?: (() => void) | undefined
  /** On the last tier only. */
  onAdd?: (() => void) | undefined
}

/** One tier's thresholds and rate, with an example of what it pays. */
export function TierFieldset({ form, kind, index, onRemove, onAdd }: Props) {
  const { t } = useTranslation('agent-contracts')
  const { money, round } = useFigures()
  const numberProblem = useNumberProblem()
  const amountFault = useAmountFault()
  const tier = tierOf(useWatch({ control: form.control, name: `tiers.${index}` }))
  const errors = form.formState.errors.tiers?.[index]
  const isRatio = kind === 'REALTIME'
  const example = tier && !isRatio ? exampleOf(kind, tier) : undefined
  const amountField = { inputMode: 'decimal', autoComplete: 'off' } as const
  return (
    <>
      <fieldset className={styles.tier}>
        <legend className="visually-hidden">{t('tier', { number: index + 1 })}</legend>
        {!isRatio && (
          <div className={styles.tierHead}>
            <span aria-hidden="true">{t('tier', { number: index + 1 })}</span>
            {onRemove && (
              <IconButton label={t('tier_remove', { number: index + 1 })} icon={<Trash2 size={18} />} onClick={onRemove} />
            )}
          </div>
        )}
        <Field
          label={t(isRatio ? 'ratio' : 'rate')}
          trailing="%"
          {...amountField}
          error={errors?.rate?.message}
          {...form.register(`tiers.${index}.rate`, {
            validate: (typed) => isRate(typed) || (numberProblem(readRate(typed)) ?? t('rate_wrong')),
          })}
        />
        {!isRatio && (
          <>
            <Field
              label={t('from_turnover')}
              {...amountField}
              error={errors?.turnover?.message}
              {...form.register(`tiers.${index}.turnover`, { validate: amountFault })}
            />
            <Field
              label={t('from_active')}
              inputMode="numeric"
              autoComplete="off"
              error={errors?.active?.message}
              {...form.register(`tiers.${index}.active`, { validate: (typed) => isCount(typed) || t('count_wrong') })}
            />
            <Field
              label={t('from_loss')}
              {...amountField}
              error={errors?.loss?.message}
              {...form.register(`tiers.${index}.loss`, { validate: amountFault })}
            />
          </>
        )}
        {example && kind !== 'REALTIME' && (
          <p className={`${styles.quiet} ${styles.sample}`}>
            {t(`example_${kind}`, { amount: round(example.of) })} <strong>{money(example.pays)}</strong>
          </p>
        )}
      </fieldset>
      {!isRatio && onAdd && index + 1 < MOST_TIERS && (
        <Button type="button" variant="ghost" icon={<Plus size={18} aria-hidden="true" />} onClick={onAdd}>
          {t('tier_add')}
        </Button>
      )}
    </>
  )
}
