import { useTranslation } from 'react-i18next'
import type { SalaryKind, ContractTerms } from '#contract/agents/agent-contracts/agent-contracts.ts'
import styles from './ContractsPage.module.css'
import { useFigures } from './use-figures.ts'

interface Props {
  kind: SalaryKind
  /** The giver's own terms; null = none. */
  own: ContractTerms | null
  candidate: { hasOffer: boolean; promised: readonly ContractTerms[] } | undefined
}

/** The limits of an offer: the agent's own contract, and what the recipient has promised to downlines. */
export function OwnLimits({ kind, own, candidate }: Props) {
  const { t } = useTranslation('agent-contracts')
  const { round, percent } = useFigures()
  const tierText = ({ tiers }: ContractTerms) =>
    tiers
      .map(({ rate, minTurnover, minActive }) =>
        minTurnover > 0n ? t('limit_tier', { rate: percent(rate), amount: round(minTurnover), count: minActive }) : percent(rate),
      )
      .join('; ')
  const lines = [
    own ? t('limit_own', { tiers: tierText(own) }) : t(kind === 'REALTIME' ? 'limit_none_ratio' : 'limit_none'),
    ...(candidate?.promised.map((terms) => t('limit_promised', { tiers: tierText(terms) })) ?? []),
    ...(candidate?.hasOffer ? [t('limit_replaces')] : []),
  ]
  return (
    <ul className={styles.note}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}
