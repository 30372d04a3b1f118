import { useTranslation } from 'react-i18next'
import type { KenoRisk } from '#contract/play/originals/keno.ts'
import { riskText } from '#client/features/play/round-words/index.ts'
import { SegmentedControl } from '#client/ui/index.ts'
import { NamedChoice } from './NamedChoice.tsx'
import styles from './RiskControl.module.css'

interface Props<Risk extends KenoRisk> {
  risks: readonly Risk[]
  risk: Risk
  onChange: (risk: Risk) => void
  isLocked: boolean
  /** Shows its name beside it; otherwise only screen readers get it. */
  isNamed?: boolean
}

/** How far apart small and large payouts are. */
export function RiskControl<Risk extends KenoRisk>({ risks, risk, onChange, isLocked, isNamed = false }: Props<Risk>) {
  const { t } = useTranslation('game-frame')
  const { t: tOriginals } = useTranslation('originals')
  const choice = {
    label: t('risk'),
    options: risks.map((value) => ({ value, label: riskText(tOriginals, value) })),
    value: risk,
    onChange,
    isDisabled: isLocked,
    className: styles.risk,
  }
  return isNamed ? <NamedChoice {...choice} /> : <SegmentedControl {...choice} />
}
