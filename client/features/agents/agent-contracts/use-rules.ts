import { useTranslation } from 'react-i18next'
import type { ContractTerms, OfferedKind } from '#contract/agents/agent-contracts/agent-contracts.ts'
import { useFigures } from './use-figures.ts'

/** How a contract is calculated (AGT-24 to AGT-29), one sentence per rule. */
export function useRules(kind: OfferedKind, { minBillingOrder, dailyCap, offsetsDaily, carry }: ContractTerms): string[] {
  const { t } = useTranslation('agent-contracts')
  const { round } = useFigures()
  return [
    t(`rule_${kind}`),
    t('rule_team'),
    t(`rule_active_${kind}`, { amount: round(minBillingOrder) }),
    ...(dailyCap === null ? [] : [t('rule_cap', { amount: round(dailyCap) })]),
    ...(offsetsDaily ? [t('rule_offset')] : []),
    ...(kind === 'DIVIDEND' ? [t(`rule_carry_${carry}`)] : []),
    t('rule_net'),
  ]
}
