import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { LatestDeposit, LatestWithdrawal } from '#contract/back-office/player-profile/player-care.ts'
import type { PlayerProfile } from '#contract/back-office/player-profile/player-profile.ts'
import type { OpenRequirement } from '#contract/money/turnover/turnover.ts'
import { useMay } from '#client/lib/back-office/operator-session.ts'
import { useWords } from '#client/lib/back-office/use-words.ts'
import { type Column } from '#client/ui/back-office/index.ts'
import { formatPercent } from '#client/lib/format.ts'
import { Link } from '#client/ui/index.ts'
import styles from './PlayerProfile.module.css'
import { memberMoney } from './player-profile.queries.ts'
import { PartTable } from './PartTable.tsx'

const STEPS = 1_000n
const shareOf = ({ actualTurnover, requiredTurnover }: OpenRequirement) =>
  Number((actualTurnover * STEPS) / requiredTurnover) / Number(STEPS)

/** Open turnover, and the latest orders; the queues have all of them. */
export function MoneyPart({ file: { id, username } }: { file: PlayerProfile }) {
  const { t, i18n } = useTranslation(['player-profile', 'turnover', 'deposit', 'withdrawal'])
  const { money, when } = useWords()
  const mayReview = useMay('money.review')
  const { data, error, refetch } = useQuery(memberMoney(id))
  const requirements: Column<OpenRequirement>[] = [
    { key: 'at', title: t('at'), render: ({ createdAt }) => when(createdAt) },
    { key: 'source', title: t('source'), render: ({ source }) => t(`turnover:source_${source}`) },
    { key: 'required', title: t('to_play'), isNumber: true, render: ({ requiredTurnover }) => money(requiredTurnover) },
    {
      key: 'done',
      title: t('played'),
      isNumber: true,
      render: (row) => `${money(row.actualTurnover)} (${formatPercent(shareOf(row), i18n.language, 0)})`,
    },
    {
      key: 'bonus',
      title: t('bonus_left'),
      isNumber: true,
      render: ({ canForfeit, bonus, bonusLeft }) =>
        canForfeit ? t('bonus_left_of', { left: money(bonusLeft), bonus: money(bonus) }) : '—',
    },
  ]
  const deposits: Column<LatestDeposit>[] = [
    { key: 'at', title: t('at'), render: ({ at }) => when(at) },
    { key: 'number', title: t('order'), render: ({ number }) => <code>{number}</code> },
    { key: 'amount', title: t('amount'), isNumber: true, render: ({ amount }) => money(amount) },
    { key: 'bonus', title: t('bonus'), isNumber: true, render: ({ bonus }) => (bonus === 0n ? '—' : money(bonus)) },
    { key: 'state', title: t('state'), render: ({ state }) => t(`deposit:state_${state}`) },
  ]
  const withdrawals: Column<LatestWithdrawal>[] = [
    { key: 'at', title: t('at'), render: ({ at }) => when(at) },
    { key: 'number', title: t('order'), render: ({ number }) => <code>{number}</code> },
    { key: 'amount', title: t('amount'), isNumber: true, render: ({ amount }) => money(amount) },
    { key: 'charge', title: t('charge'), isNumber: true, render: ({ charge }) => (charge === 0n ? '—' : money(charge)) },
    { key: 'state', title: t('state'), render: ({ state }) => t(`withdrawal:state_${state}`) },
  ]
  const headOf = (title: string, queue: string) => (
    <div className={styles.partHead}>
      <h2 className={styles.part}>{title}</h2>
      {mayReview && (
        <Link className={styles.all} to={`/operator/${queue}?member=${encodeURIComponent(username)}&state=ALL`}>
          {t('all_of_them')}
        </Link>
      )}
    </div>
  )
  const shared = { error, onRetry: refetch }
  return (
    <>
      <h2 className={styles.part}>{t('requirements')}</h2>
      <PartTable
        label={t('requirements')}
        columns={requirements}
        rows={data?.requirements}
        rowKey={({ requirementId }) => requirementId}
        empty={t('no_requirements')}
        {...shared}
      />
      {data && (
        <>
          {headOf(t('deposits'), 'deposits')}
          <PartTable
            label={t('deposits')}
            columns={deposits}
            rows={data.deposits}
            rowKey={({ number }) => number}
            empty={t('no_deposits')}
            {...shared}
          />
          {headOf(t('withdrawals'), 'withdrawals')}
          <PartTable
            label={t('withdrawals')}
            columns={withdrawals}
            rows={data.withdrawals}
            rowKey={({ number }) => number}
            empty={t('no_withdrawals')}
            {...shared}
          />
        </>
      )}
    </>
  )
}
