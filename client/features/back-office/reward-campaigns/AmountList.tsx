import { Plus, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useFieldRules } from '#client/features/back-office/content-management/index.ts'
import { Button, Field, IconButton } from '#client/ui/index.ts'
import { decimal, type PartProps } from './form-parts.ts'
import styles from './RewardCampaigns.module.css'
import type { RewardValues } from './reward-values.ts'

interface Props extends PartProps {
  /** What each of them is for: its texts. */
  of: 'day' | 'place'
  most: number
  /** Besides that each must be an amount. */
  check?: (place: number, amounts: readonly string[]) => string | undefined
}

/** Amounts in a row, which can be made longer and shorter. */
export function AmountList({ values, register, errorAt, set, of, most, check }: Props) {
  const { t } = useTranslation('reward-campaigns')
  const { amount } = useFieldRules()
  const { amounts } = values.options
  const change = (next: string[]) => set('options', { ...values.options, amounts: next })
  const validate =
    (place: number) =>
    (typed: string, { options }: RewardValues) => {
      const problem = amount(1n)(typed)
      return problem === true ? (check?.(place, options.amounts) ?? true) : problem
    }
  return (
    <fieldset>
      <legend className={styles.legend}>{t(`${of}s_legend`)}</legend>
      <div className={styles.days}>
        {amounts.map((_, place) => (
          <Field
            // An amount is its place in the row.
            // oxlint-disable-next-line react/no-array-index-key
            key={place}
            label={t(of, { number: place + 1 })}
            {...decimal}
            error={errorAt(`options.amounts.${place}`)}
            trailing={
              amounts.length > 1 && (
                <IconButton
                  label={t(`${of}_remove`, { number: place + 1 })}
                  icon={<Trash2 size={18} />}
                  onClick={() => change(amounts.filter((__, other) => other !== place))}
                />
              )
            }
            {...register(`options.amounts.${place}`, { validate: validate(place) })}
          />
        ))}
      </div>
      <Button
        size="small"
        variant="secondary"
        icon={<Plus size={18} />}
        disabled={amounts.length >= most}
        onClick={() => change([...amounts, amounts.at(-1) ?? ''])}
      >
        {t(`${of}_add`)}
      </Button>
    </fieldset>
  )
}
