import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { lazyPart } from '#client/lib/lazy-part.ts'
import { isAgentType } from '#client/lib/member-type.ts'
import { useSession } from '#client/lib/session.ts'
import { SegmentedControl } from '#client/ui/index.ts'
import { TransactionPage } from '#client/features/money/transaction/index.ts'
import styles from './TransactionScreen.module.css'

const TeamTransactionsPage = lazyPart(
  () => import('#client/features/agents/team-report/TeamTransactionsPage.tsx'),
  'TeamTransactionsPage',
)
const SIDES = ['own', 'team'] as const

/** /m/transaction/record: a member's own transactions; for agents, their own and their team's. */
export function TransactionScreen() {
  const { t } = useTranslation('transaction')
  const session = useSession()
  const [search, setSearch] = useSearchParams()
  if (!session || !isAgentType(session.type)) return <TransactionPage />
  const side = search.get('of') === 'team' ? 'team' : 'own'
  return (
    <div className={styles.page}>
      <SegmentedControl
        label={t('side')}
        options={SIDES.map((value) => ({ value, label: t(`side_${value}`) }))}
        value={side}
        onChange={(next) => setSearch({ types: 'A', ...(next === 'team' && { of: next }) }, { replace: true })}
      />
      {side === 'team' ? <TeamTransactionsPage /> : <TransactionPage />}
    </div>
  )
}
