import { useTranslation } from 'react-i18next'
import type { SalaryKind } from '#contract/agent-bill.ts'
import type { ContractTerms } from '#contract/agent-contracts.ts'
import styles from './ContractsPage.module.css'
import { useFigures } from './use-figures.ts'

interface Props {
  kind: SalaryKind
  /** The giver's own terms; null: it has none. */
  own: ContractTerms | null
  candidate: { hasOffer: boolean; promised: readonly ContractTerms[] } | undefined
}

/** Within what an offer must stay: the own contract, and what the other has promised below. */
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
