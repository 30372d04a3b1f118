import { useQuery, useQueryClient } from '@tanstack/react-query'
import { UsersRound } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '#client/lib/format.ts'
import { SCREENS } from '#client/lib/paths.ts'
import { BlockHead, ErrorState, Link, Skeleton } from '#client/ui/index.ts'
import { agentKeys, teamKpi } from './agent.queries.ts'
import styles from './TeamCounts.module.css'

const TODAY = '?span=today'
const COUNTS = [
  { key: 'teamOnlineCount', text: 'online' },
  { key: 'teamLoginMemberCount', text: 'logged_in', to: `${SCREENS.teamPnl.path}${TODAY}&sort=loginCount` },
  { key: 'teamBetMemberCount', text: 'bet', to: `${SCREENS.teamBetting.path}${TODAY}` },
  { key: 'teamRegisterMemberCount', text: 'registered', to: `${SCREENS.team.path}${TODAY}` },
  { key: 'teamDepositMemberCount', text: 'deposited', to: `${SCREENS.teamPnl.path}${TODAY}&sort=deposit` },
  { key: 'teamFirstDepositMemberCount', text: 'first_deposited', to: `${SCREENS.teamPnl.path}${TODAY}&sort=firstDepositAmount` },
] as const

/** How many team members did what today, and who is online; each links to its list. */
export function TeamCounts() {
  const { t, i18n } = useTranslation('agent')
  const queryClient = useQueryClient()
  const { data, error, isPending } = useQuery(teamKpi())
  // Also retry today's other figures that failed.
  const retry = () => void queryClient.refetchQueries({ queryKey: agentKeys.all })
  return (
    <section>
      <BlockHead icon={<UsersRound size={20} />} title={t('team_today')} to={`${SCREENS.teamOverview.path}${TODAY}`} />
      {isPending && <Skeleton rows={COUNTS.length} className={styles.waiting} />}
      {!isPending && !data && <ErrorState error={error} onRetry={retry} />}
      {data && (
        <ul className={styles.counts} aria-label={t('team_today')}>
          {COUNTS.map((count) => {
            const inside = (
              <>
                <span>{t(`count_${count.text}`)}</span>
                <strong>{formatNumber(data[count.key], i18n.language)}</strong>
              </>
            )
            return (
              <li key={count.key}>
                {'to' in count ? (
                  <Link to={count.to} className={styles.count}>
                    {inside}
                  </Link>
                ) : (
                  <p className={styles.count} data-is-live>
                    {inside}
                  </p>
                )}
              </li>
            )
          })}
        </ul>
      )}
    </section>
  )
}
