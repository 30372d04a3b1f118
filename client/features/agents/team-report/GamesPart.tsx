import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import * as teamGamesEndpoints from '#contract/agents/team-report/team-games.ts'
import { DownloadButton, Facts, type ReportRange } from '#client/ui/report/index.ts'
import { useCurrency } from '#client/lib/site.ts'
import { formatMoney } from '#client/lib/format.ts'
import { ErrorState, Skeleton } from '#client/ui/index.ts'
import { gamesQuery, teamGames, type TeamScope } from './team-report.queries.ts'
import styles from './TeamPnlPage.module.css'

/** Wins and losses by game: the ten most played, and all of them as a file. */
export function GamesPart({ range, username, scope }: { range: ReportRange; username: string; scope: TeamScope }) {
  const { t, i18n } = useTranslation('team-report')
  const currency = useCurrency()
  const games = useQuery(teamGames(range, username, scope))
  const money = (amount: bigint) => formatMoney(amount, currency, { language: i18n.language, isSigned: amount > 0n })
  return (
    <section className={styles.games}>
      <div className={styles.head}>
        <h3 className={styles.title}>{t('by_game')}</h3>
        <DownloadButton
          endpoint={teamGamesEndpoints.exported}
          query={() => gamesQuery(range, username, scope)}
          isDisabled={!games.data || games.data.total === 0}
        />
      </div>
      {games.isPending && <Skeleton rows={3} />}
      {games.isError && <ErrorState error={games.error} onRetry={games.refetch} />}
      {games.data?.total === 0 && <p className={styles.none}>{t('no_games')}</p>}
      {games.data && games.data.total > 0 && (
        <Facts facts={games.data.list.map(({ gameName, PnL }) => ({ label: gameName, value: money(PnL) }))} />
      )}
    </section>
  )
}
