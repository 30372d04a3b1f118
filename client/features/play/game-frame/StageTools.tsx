import { History, Zap } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { cx } from '#client/lib/class-names.ts'
import { IconButton } from '#client/ui/index.ts'
import styles from './GameStage.module.css'
import type { Turbo } from './use-pace.ts'

interface HistoryProps {
  label?: string | undefined
  onOpen: () => void
  className?: string | undefined
}

/** On a stage: opens the rounds played so far. */
export function HistoryButton({ label, onOpen, className }: HistoryProps) {
  const { t } = useTranslation('game-frame')
  return (
    <IconButton
      label={label ?? t('history')}
      icon={<History size={20} />}
      className={cx(styles.tool, className)}
      onClick={onOpen}
    />
  )
}

/** On a stage: switches between fast and normal results; nothing where the merchant allows no turbo. */
export function TurboButton({ turbo, className }: { turbo: Turbo | undefined; className?: string | undefined }) {
  const { t } = useTranslation('game-frame')
  return turbo ? (
    <IconButton
      label={t('turbo')}
      aria-pressed={turbo.isOn}
      icon={<Zap size={20} />}
      className={cx(styles.tool, className)}
      onClick={turbo.toggle}
    />
  ) : null
}
