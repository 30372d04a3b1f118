import { Info, History, Minus, Play, Plus, Repeat, RotateCw, Square, Zap } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { notHeld, type Turbo } from '#client/features/play/game-frame/index.ts'
import { cx } from '#client/lib/class-names.ts'
import { formatPercent, type CurrencyMeta } from '#client/lib/format.ts'
import { Dock, IconButton } from '#client/ui/index.ts'
import styles from './SlotDock.module.css'
import type { SlotState } from './slot-state.ts'
import { ToolButton } from './ToolButton.tsx'
import type { SlotControls, SlotSheetName, SpinAction } from './use-slot-controls.ts'
import type { useSlotStake } from './use-slot-stake.ts'
import { useSlotMoney } from './use-slot-money.ts'

interface Props {
  sheet: SlotState['sheet']
  rules: SlotState['rules']
  stake: bigint
  choice: ReturnType<typeof useSlotStake>
  controls: SlotControls
  turbo: Turbo | undefined
  currency: CurrencyMeta
  /** Why no spin is possible, above the stake. */
  notice: ReactNode
  onOpen: (sheet: SlotSheetName) => void
  onStake: () => void
}

const ICONS: Record<SpinAction, typeof RotateCw> = {
  spin: RotateCw,
  wait: RotateCw,
  check: RotateCw,
  hurry: Square,
  stop: Square,
  feature: Play,
  close: Play,
}

/** Stake, tools, and the spin button. */
export function SlotDock(props: Props) {
  const { sheet, rules, stake, choice, controls, turbo, currency, notice, onOpen, onStake } = props
  const { t, i18n } = useTranslation(['slots', 'game-frame'])
  const { action, isLocked, isDisabled, press } = controls
  const money = useSlotMoney(currency)
  const Icon = ICONS[action]
  const put = (next: bigint | undefined) => {
    if (next === undefined) return
    onStake()
    choice.put(next)
  }
  const step = (label: string, icon: ReactNode, next: bigint | undefined) => (
    <IconButton label={label} icon={icon} disabled={isLocked || next === undefined} onClick={() => put(next)} />
  )
  return (
    <Dock className={styles.dock}>
      {notice}
      <div className={styles.row}>
        <fieldset className={styles.stake}>
          <legend className="visually-hidden">{t('stake')}</legend>
          {step(t('stake_less'), <Minus size={20} />, choice.less)}
          <p className={styles.middle}>
            <span className={styles.label}>{t('stake')}</span>
            <output className={styles.value}>{money(stake)}</output>
          </p>
          {step(t('stake_more'), <Plus size={20} />, choice.more)}
        </fieldset>
        <p className={styles.facts}>
          {sheet.type === 'lines' && (
            <span>{t('line_bet', { amount: money(stake / BigInt(sheet.lines.length)), count: sheet.lines.length })}</span>
          )}
          <span>{t('rtp', { rtp: formatPercent(sheet.returnToPlayer, i18n.language) })}</span>
        </p>
      </div>
      <div className={styles.tools}>
        <ToolButton label={t('info')} icon={<Info size={22} />} onClick={() => onOpen('info')} />
        {rules.hasAutoPlay && (
          <ToolButton label={t('auto')} icon={<Repeat size={22} />} isDisabled={isLocked} onClick={() => onOpen('auto')} />
        )}
        <button
          type="button"
          aria-label={action === 'spin' ? t('do_spin', { amount: money(stake) }) : t(`do_${action}`)}
          aria-disabled={isDisabled || undefined}
          className={cx(styles.spin, isDisabled && styles.off)}
          onKeyDown={notHeld}
          onClick={press}
        >
          <Icon size={44} aria-hidden="true" className={action === 'wait' ? styles.turning : undefined} />
        </button>
        {turbo && (
          <ToolButton label={t('game-frame:turbo')} icon={<Zap size={22} />} isPressed={turbo.isOn} onClick={turbo.toggle} />
        )}
        <ToolButton label={t('history')} icon={<History size={22} />} onClick={() => onOpen('history')} />
      </div>
    </Dock>
  )
}
