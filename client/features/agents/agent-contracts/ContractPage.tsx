import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { OfferedKind } from '#contract/agents/agent-contracts/agent-contracts.ts'
import { paths } from '#client/lib/paths.ts'
import { ButtonLink, EmptyState, ErrorState, Skeleton } from '#client/ui/index.ts'
import { contractsOf, useAnswer } from './agent-contracts.queries.ts'
import { Answered } from './Answered.tsx'
import { ContractHead } from './ContractHead.tsx'
import styles from './ContractPage.module.css'
import { Offer } from './Offer.tsx'
import { Terms } from './Terms.tsx'

const ROWS = 4

/** The contracts of one kind: the pending one, otherwise the one in force (SCR-40, WIR-38). */
export function ContractPage({ kind }: { kind: OfferedKind }) {
  const { t } = useTranslation(['agent-contracts', 'shell'])
  const { data, isPending, error, refetch } = useQuery(contractsOf(kind))
  const answer = useAnswer(kind)
  if (isPending) return <Skeleton shape="list" rows={ROWS} className={styles.pending} />
  if (!data) return <ErrorState error={error} onRetry={refetch} />
  const { offer, current } = data
  if (answer.data)
    return (
      <Answered contract={answer.data} next={offer?.contractId === answer.data.contractId ? null : offer} onGoOn={answer.reset} />
    )
  if (offer) return <Offer key={offer.contractId} offer={offer} hasCurrent={current !== null} answer={answer} />
  if (current)
    return (
      <div className={styles.page}>
        <ContractHead contract={current} />
        <p className={styles.note}>{t('nothing_waits')}</p>
        <Terms contract={current} />
      </div>
    )
  return <EmptyState message={t(`nothing_${kind}`)} action={<ButtonLink to={paths.home}>{t('shell:home')}</ButtonLink>} />
}
