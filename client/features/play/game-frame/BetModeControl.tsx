import { useTranslation } from 'react-i18next'
import { SegmentedControl } from '#client/ui/index.ts'
import styles from './BetModeControl.module.css'

export type BetMode = 'manual' | 'auto'

interface Props {
  mode: BetMode
  isLocked: boolean
  onChange: (mode: BetMode) => void
}

/** By hand, or bets that place themselves. */
export function BetModeControl({ mode, isLocked, onChange }: Props) {
  const { t } = useTranslation('game-frame')
  return (
    <fieldset disabled={isLocked} className={styles.modes}>
      <SegmentedControl
        label={t('mode')}
        options={[
          { value: 'manual', label: t('mode_manual') },
          { value: 'auto', label: t('mode_auto') },
        ]}
        value={mode}
        onChange={onChange}
      />
    </fieldset>
  )
}
