import { useQuery } from '@tanstack/react-query'
import { UserRoundPlus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { systemStatus, useFlag } from '#client/lib/site.ts'
import { isOpen, SCREENS } from '#client/lib/paths.ts'
import { ButtonLink, SegmentedControl, Skeleton, Stat } from '#client/ui/index.ts'
import { teamCounts } from './downline.queries.ts'
import styles from './Downline.module.css'
import { TeamList } from './TeamList.tsx'
import { TransferList } from './TransferList.tsx'
import { useTeamWords } from './use-team-words.ts'

const VIEWS = ['team', 'transfers'] as const
type View = (typeof VIEWS)[number]
const NODE = /^[1-9]\d{0,9}$/

/** Team management (SCR-40): the tree below the agent, and the money sent down it. */
export function TeamPage() {
  const { t } = useTranslation('downline')
  const { number } = useTeamWords()
  const [search, setSearch] = useSearchParams()
  const mayTransfer = useFlag('AGENTRANSMULTDOWN3')
  const { isPending: isSitePending } = useQuery(systemStatus())
  const { data: counts } = useQuery(teamCounts())
  const asked = search.get('member') ?? ''
  const node = NODE.test(asked) ? Number(asked) : undefined
  const wantsTransfers = search.get('view') === 'transfers'
  const view: View = mayTransfer && wantsTransfers ? 'transfers' : 'team'
  const goTo = (member: number | undefined) => setSearch(member === undefined ? {} : { member: String(member) })
  return (
    <div className={styles.page}>
      <dl className={styles.head}>
        <Stat label={t('direct_count')} value={counts ? number(counts.directCount) : '—'} />
        <Stat label={t('team_count')} value={counts ? number(counts.teamCount) : '—'} />
      </dl>
      {isOpen('openAccount') && (
        <ButtonLink to={SCREENS.openAccount.path} isWide icon={<UserRoundPlus size={20} />}>
          {t('open_account')}
        </ButtonLink>
      )}
      {isSitePending && <Skeleton rows={1} className={styles.waitingView} />}
      {mayTransfer && (
        <SegmentedControl
          label={t('view')}
          options={VIEWS.map((value) => ({ value, label: t(`view_${value}`) }))}
          value={view}
          onChange={(next) => setSearch(next === 'transfers' ? { view: next } : {}, { replace: true })}
        />
      )}
      {/* Whether transfers are offered is unknown until the site loads: a team shown earlier could lose what is typed in it. */}
      {wantsTransfers && isSitePending && <Skeleton shape="list" rows={6} />}
      {view === 'transfers' && <TransferList />}
      {view === 'team' && !(wantsTransfers && isSitePending) && <TeamList key={node ?? 0} node={node} onNode={goTo} />}
    </div>
  )
}
