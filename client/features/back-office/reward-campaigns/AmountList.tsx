import { Plus, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useFieldRules } from '#client/features/back-office/content-management/index.ts'
import { Button, Field, IconButton } from '#client/ui/index.ts'
import { decimal, type PartProps } from './form-parts.ts'
import styles from './RewardCampaigns.module.css'
import type { RewardValues } from './reward-values.ts'

interface Props extends PartProps {
  /** What each amount is for; decides the texts. */
  of: 'day' | 'place'
  most: number
  /** An extra check, once the text is a valid amount. */
  check?: (place: number, amounts: readonly string[]) => string | undefined
}

/** A list of amounts; entries can be added and removed. */
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
            // An amount is identified by its place in the row.
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
