import { CircleCheck, Coins, ScrollText } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { AgentContract, ContractTier, OfferedKind } from '#contract/agents/agent-contracts/agent-contracts.ts'
import { BlockHead, Card } from '#client/ui/index.ts'
import styles from './ContractPage.module.css'
import { exampleOf } from './tier-example.ts'
import { useFigures } from './use-figures.ts'
import { useRules } from './use-rules.ts'

/** A tier's rate, its conditions, and what a period at its threshold pays. */
function Tier({ kind, tier }: { kind: OfferedKind; tier: ContractTier }) {
  const { t } = useTranslation('agent-contracts')
  const { money, round, percent } = useFigures()
  const { minTurnover, minActive, minLoss, rate } = tier
  const { of, pays } = exampleOf(kind, tier)
  return (
    <li className={styles.tier}>
      <p className={styles.rate}>{percent(rate)}</p>
      <ul className={styles.thresholds}>
        {minTurnover > 0n && <li>{t('turnover', { amount: round(minTurnover) })}</li>}
        {minActive > 0 && <li>{t('active', { count: minActive })}</li>}
        {minLoss !== null && <li>{t('loss', { amount: round(minLoss) })}</li>}
      </ul>
      <p className={styles.example}>
        <span>{t(`example_${kind}`, { amount: round(of) })}</span> <strong>{money(pays)}</strong>
      </p>
    </li>
  )
}

/** The tiers, and the rules as plain text. */
export function Terms({ contract: { kind, terms } }: { contract: AgentContract }) {
  const { t } = useTranslation('agent-contracts')
  const rules = useRules(kind, terms)
  return (
    <>
      <section className={styles.section}>
        <BlockHead icon={<Coins />} title={t('tiers')} />
        <ol className={styles.tiers} aria-label={t('tiers')}>
          {terms.tiers.map((tier) => (
            <Tier key={`${tier.rate}/${tier.minTurnover}`} kind={kind} tier={tier} />
          ))}
        </ol>
      </section>
      <section className={styles.section}>
        <BlockHead icon={<ScrollText />} title={t('rules')} />
        <Card>
          <ul className={styles.rules}>
            {rules.map((rule) => (
              <li key={rule}>
                <CircleCheck size={18} aria-hidden="true" />
                <span>{rule}</span>
              </li>
            ))}
          </ul>
        </Card>
      </section>
    </>
  )
}
