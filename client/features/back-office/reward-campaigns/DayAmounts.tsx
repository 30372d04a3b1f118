import { Plus, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { MAX_STREAK } from '#contract/rewards/reward/reward-template.ts'
import { Button, Field, IconButton } from '#client/ui/index.ts'
import { decimal, type PartProps } from './form-parts.ts'
import styles from './RewardCampaigns.module.css'
import { useFieldRules } from './use-field-rules.ts'

/** SIGN_IN: what each day in a row gives. */
export function DayAmounts({ values, register, errorAt, set }: PartProps) {
  const { t } = useTranslation('reward-campaigns')
  const { amount } = useFieldRules()
  const { amounts } = values.options
  const change = (next: string[]) => set('options', { ...values.options, amounts: next })
  return (
    <fieldset>
      <legend className={styles.legend}>{t('days_legend')}</legend>
      <div className={styles.days}>
        {amounts.map((_, day) => (
          <Field
            // A day is its place in the row.
            // oxlint-disable-next-line react/no-array-index-key
            key={day}
            label={t('day', { day: day + 1 })}
            {...decimal}
            error={errorAt(`options.amounts.${day}`)}
            trailing={
              amounts.length > 1 && (
                <IconButton
                  label={t('day_remove', { day: day + 1 })}
                  icon={<Trash2 size={18} />}
                  onClick={() => change(amounts.filter((__, other) => other !== day))}
                />
              )
            }
            {...register(`options.amounts.${day}`, { validate: amount(1n) })}
          />
        ))}
      </div>
      <Button
        size="small"
        variant="secondary"
        icon={<Plus size={18} />}
        disabled={amounts.length >= MAX_STREAK}
        onClick={() => change([...amounts, amounts.at(-1) ?? ''])}
      >
        {t('day_add')}
      </Button>
    </fieldset>
  )
}
