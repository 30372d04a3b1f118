import { useTranslation } from 'react-i18next'
import type { ContractRow } from '#contract/agents/agent-contracts/agent-offers.ts'
import { useMay } from '#client/lib/back-office/operator-session.ts'
import { useWords } from '#client/lib/back-office/use-words.ts'
import { Button } from '#client/ui/index.ts'
import styles from './AgentsBackOffice.module.css'
import { useFigures } from './use-figures.ts'

export const IN_FORCE = 1
const ENDING = 3

export interface HouseAction {
  contract: ContractRow
  action: 'end' | 'agree' | 'keep'
}

interface Props {
  contract: ContractRow
  onAsk: (action: HouseAction) => void
}

/** What one contract pays, its status, and what an operator may do. */
export function HouseContract({ contract, onAsk }: Props) {
  const { t } = useTranslation('agent-contracts')
  const { percent, round } = useFigures()
  const { when } = useWords()
  const may = useMay('site.edit')
  const { kind, status, terms, effectiveFrom, effectiveUntil, endAskedBy } = contract
  const mayEnd = may && effectiveUntil === null && (status === 0 || status === IN_FORCE)
  return (
    <div className={styles.contract}>
      <strong>{t(`kind_${kind}`)}</strong>
      <span>
        {terms.tiers
          .map(({ rate, minTurnover }) =>
            minTurnover > 0n ? t('office_tier', { rate: percent(rate), amount: round(minTurnover) }) : percent(rate),
          )
          .join(' · ')}
      </span>
      <small className={styles.quiet}>
        {t(status === 0 ? 'state_waits' : `row_state_${status}`)}
        {effectiveFrom !== null && ` · ${t('counts', { date: when(effectiveFrom) })}`}
        {effectiveUntil !== null && ` · ${t('counts_until', { date: when(effectiveUntil) })}`}
      </small>
      {mayEnd && (
        <Button size="small" variant="secondary" onClick={() => onAsk({ contract, action: 'end' })}>
          {t(status === 0 ? 'take_back' : kind === 'REALTIME' ? 'end_ratio' : 'end_ask')}
        </Button>
      )}
      {may && status === ENDING && endAskedBy === 'SECOND' && (
        <Button size="small" onClick={() => onAsk({ contract, action: 'agree' })}>
          {t('end_agree')}
        </Button>
      )}
      {may && status === ENDING && (
        <Button size="small" variant="secondary" onClick={() => onAsk({ contract, action: 'keep' })}>
          {t('end_no')}
        </Button>
      )}
    </div>
  )
}
