import { ChevronDown, ChevronUp, Power } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { DepositWay } from '#contract/back-office/deposit-ways.ts'
import { Button, IconButton } from '#client/ui/index.ts'
import styles from './DepositWays.module.css'

interface Props {
  way: DepositWay
  isFirst: boolean
  isLast: boolean
  onMove: (by: -1 | 1) => void
  onSwitch: () => void
}

/** A way's actions, in its row. */
export function WayActions({ way, isFirst, isLast, onMove, onSwitch }: Props) {
  const { t } = useTranslation('deposit-ways')
  const { name } = way.terms
  const action = t(way.isOn ? 'switch_off' : 'switch_on')
  return (
    <div className={styles.actions}>
      <IconButton label={t('up', { name })} icon={<ChevronUp size={20} />} disabled={isFirst} onClick={() => onMove(-1)} />
      <IconButton label={t('down', { name })} icon={<ChevronDown size={20} />} disabled={isLast} onClick={() => onMove(1)} />
      <Button
        size="small"
        variant={way.isOn ? 'secondary' : 'primary'}
        icon={<Power size={18} aria-hidden="true" />}
        aria-label={`${action}: ${name}`}
        onClick={onSwitch}
      >
        {action}
      </Button>
    </div>
  )
}
