import { Minus, Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '#client/ui/index.ts'
import styles from './Stepper.module.css'

interface Props<V extends number> {
  label: string
  options: readonly V[]
  value: V
  onChange: (value: V) => void
  isDisabled: boolean
}

/** One of a few numbers in order, a step up or down at a time. */
export function Stepper<V extends number>({ label, options, value, onChange, isDisabled }: Props<V>) {
  const { t } = useTranslation('game-frame')
  const at = options.indexOf(value)
  const [less, more] = [options[at - 1], options[at + 1]]
  return (
    <fieldset className={styles.stepper}>
      <legend className="visually-hidden">{label}</legend>
      <IconButton
        label={t('less', { label })}
        icon={<Minus size={20} />}
        disabled={isDisabled || less === undefined}
        onClick={() => less !== undefined && onChange(less)}
      />
      <p className={styles.middle}>
        <span className={styles.label}>{label}</span>
        <output className={styles.value}>{value}</output>
      </p>
      <IconButton
        label={t('more', { label })}
        icon={<Plus size={20} />}
        disabled={isDisabled || more === undefined}
        onClick={() => more !== undefined && onChange(more)}
      />
    </fieldset>
  )
}
