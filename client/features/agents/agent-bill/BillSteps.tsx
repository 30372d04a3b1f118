import { Banknote, Calculator, History, Layers, Network, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { BillExplanation } from '#contract/agents/agent-bill/agent-bill.ts'
import { BlockHead, Card } from '#client/ui/index.ts'
import styles from './Bill.module.css'
import { BillRow } from './BillRow.tsx'
import { Line } from './Line.tsx'
import { RebateFacts } from './RebateFacts.tsx'
import { BelowFacts, CalculationFacts } from './SumFacts.tsx'
import { TeamFacts } from './TeamFacts.tsx'
import { TierFacts } from './TierFacts.tsx'
import { useFigures } from './use-figures.ts'

const Section = ({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) => (
  <section className={styles.section}>
    <BlockHead icon={icon} title={title} />
    <Card>{children}</Card>
  </section>
)

/** From the team's bets to the wallet, step by step (AGT-14). `isBackOffice`: an operator is looking. */
export function BillSteps({ explained, isBackOffice = false }: { explained: BillExplanation; isBackOffice?: boolean }) {
  const { t } = useTranslation('agent-bill')
  const { money, when } = useFigures()
  const { bill, statement, isOwn, below, payments, corrections } = explained
  return (
    <>
      {'figures' in statement && (
        <>
          <Section icon={<Users />} title={t(isOwn && !isBackOffice ? 'step_team' : 'step_their_team')}>
            <TeamFacts days={bill} statement={statement} />
          </Section>
          {bill.kind !== 'REALTIME' && (
            <Section icon={<Layers />} title={t('step_tier')}>
              <TierFacts statement={statement} />
            </Section>
          )}
          <Section icon={<Calculator />} title={t('step_sum')}>
            <CalculationFacts bill={bill} statement={statement} />
          </Section>
        </>
      )}
      {statement.kind === 'REBATE' && 'lines' in statement && (
        <Section icon={<Calculator />} title={t('step_sum')}>
          <RebateFacts statement={statement} />
        </Section>
      )}
      {below.length > 0 && (
        <Section icon={<Network />} title={t('step_below')}>
          <BelowFacts explained={explained} isBackOffice={isBackOffice} />
        </Section>
      )}
      {payments.length > 0 && (
        <Section icon={<Banknote />} title={t('step_paid')}>
          <dl>
            {payments.map(({ entryId, amount, at }) => (
              <Line key={entryId} label={when(at)} value={money(amount)} />
            ))}
          </dl>
        </Section>
      )}
      {corrections.length > 0 && (
        <section className={styles.section}>
          <BlockHead icon={<History />} title={t('same_period')} />
          <Card isList>
            {corrections.map((one) => (
              <BillRow key={one.id} bill={one} />
            ))}
          </Card>
        </section>
      )}
    </>
  )
}
