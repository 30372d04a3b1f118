import { Eraser, Shuffle } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { MINES_MOST } from '#contract/play/originals/mines.ts'
import { Stepper } from '#client/features/play/game-frame/index.ts'
import { Button, SegmentedControl } from '#client/ui/index.ts'
import styles from './MinesGame.module.css'

const COUNTS: readonly number[] = Array.from({ length: MINES_MOST }, (_, index) => index + 1)
const QUICK_COUNTS = ['3', '5', '10', '24'].map((value) => ({ value, label: value }))

interface CountProps {
  mines: number
  isLocked: boolean
  onChange: (mines: number) => void
}

/** Chooses the number of mines. */
export function MinesCount({ mines, isLocked, onChange }: CountProps) {
  const { t } = useTranslation('mines')
  return (
    <div className={styles.choices}>
      <Stepper label={t('mines')} options={COUNTS} value={mines} onChange={onChange} isDisabled={isLocked} />
      <SegmentedControl
        label={t('quick')}
        options={QUICK_COUNTS}
        value={String(mines)}
        onChange={(count) => onChange(Number(count))}
        isDisabled={isLocked}
        className={styles.quick}
      />
    </div>
  )
}

interface ToolsProps {
  count: number
  most: number
  isLocked: boolean
  onRandom: () => void
  onClear: () => void
}

/** For automatic bets: chooses random tiles, or clears them. */
export function TileTools({ count, most, isLocked, onRandom, onClear }: ToolsProps) {
  const { t } = useTranslation('mines')
  return (
    <div className={styles.tools}>
      <Button
        variant="secondary"
        size="small"
        icon={<Shuffle size={18} aria-hidden="true" />}
        disabled={isLocked || count >= most}
        onClick={onRandom}
      >
        {t('random')}
      </Button>
      <Button
        variant="secondary"
        size="small"
        icon={<Eraser size={18} aria-hidden="true" />}
        disabled={isLocked || count === 0}
        onClick={onClear}
      >
        {t('clear')}
      </Button>
      <output className={styles.count}>{t('chosen', { count, most })}</output>
    </div>
  )
}
