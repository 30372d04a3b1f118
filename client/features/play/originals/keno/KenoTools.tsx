import { Dices, RefreshCw, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '#client/ui/index.ts'
import styles from './KenoChoices.module.css'

interface Props {
  isLocked: boolean
  onRandom: () => void
  /** Undefined = there is no round to repeat. */
  onRepeat: (() => void) | undefined
  /** Undefined = nothing is chosen. */
  onClear: (() => void) | undefined
}

/** Selects numbers in one tap: a random pick, those of the last round, or none. */
export function KenoTools({ isLocked, onRandom, onRepeat, onClear }: Props) {
  const { t } = useTranslation('keno')
  return (
    <div className={styles.tools}>
      <Button
        variant="secondary"
        icon={<Dices size={20} aria-hidden="true" />}
        disabled={isLocked}
        onClick={onRandom}
        className={styles.lucky}
      >
        {t('random')}
      </Button>
      <Button
        variant="secondary"
        icon={<RefreshCw size={18} aria-hidden="true" />}
        disabled={isLocked || !onRepeat}
        onClick={onRepeat}
      >
        {t('repeat')}
      </Button>
      <Button
        variant="secondary"
        icon={<Trash2 size={18} aria-hidden="true" />}
        disabled={isLocked || !onClear}
        onClick={onClear}
      >
        {t('clear')}
      </Button>
    </div>
  )
}
