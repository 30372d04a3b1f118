import { Minus, Plus } from 'lucide-react'
import { IconButton } from '#client/ui/index.ts'
import styles from './ExchangeSheet.module.css'
import { usePointWords } from './use-point-words.ts'

interface Props {
  value: number
  most: number
  onChange: (value: number) => void
}

/** The number to exchange at once. */
export function CountStepper({ value, most, onChange }: Props) {
  const { t, number } = usePointWords()
  return (
    <fieldset className={styles.count}>
      <legend className="visually-hidden">{t('count')}</legend>
      <span className={styles.countName} aria-hidden="true">
        {t('count')}
      </span>
      <IconButton
        look="surface"
        label={t('fewer')}
        icon={<Minus size={20} />}
        disabled={value <= 1}
        onClick={() => onChange(value - 1)}
      />
      <output aria-label={t('count')} className={styles.countValue}>
        {number(value)}
      </output>
      <IconButton
        look="surface"
        label={t('more')}
        icon={<Plus size={20} />}
        disabled={value >= most}
        onClick={() => onChange(value + 1)}
      />
    </fieldset>
  )
}
