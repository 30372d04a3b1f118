import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { GAME_TYPES } from '#contract/agents/rebate.ts'
import * as teamBettingEndpoints from '#contract/agents/team-report/team-betting.ts'
import { TEAM_SCOPES } from '#contract/agents/team-report/team-report.ts'
import { DayGroups, DownloadButton, useKept } from '#client/ui/report/index.ts'
import { useCurrency } from '#client/lib/site.ts'
import { formatNumber } from '#client/lib/format.ts'
import { betPages, type BetsAsked, betsQuery, type TeamBet } from './team-report.queries.ts'
import { TeamBetRow } from './TeamBetRow.tsx'
import { TeamBetSheet } from './TeamBetSheet.tsx'
import { TeamRecord } from './TeamRecord.tsx'
import { TeamRows } from './TeamRows.tsx'
import { useReportAddress } from './use-team-range.ts'

const TYPES = ['ALL', ...GAME_TYPES] as const

/** The bets of the team (SCR-41): by day, member, kind of game, and depth. */
export function TeamBettingPage() {
  const { t, i18n } = useTranslation(['team-report', 'bet-record'])
  const currency = useCurrency()
  const { search, set, range, setRange } = useReportAddress()
  const asked: BetsAsked = {
    range,
    member: search.get('member') ?? undefined,
    scope: TEAM_SCOPES.find((one) => one === search.get('scope')),
    gameType: GAME_TYPES.find((one) => one === search.get('gameType')) ?? 'ALL',
  }
  const pages = useInfiniteQuery({ ...betPages(asked), placeholderData: keepPreviousData })
  const { kept, open, close } = useKept<TeamBet>()
  const rows = pages.data?.pages.flatMap(({ list }) => list) ?? []
  const footer = pages.data?.pages[0]?.footer
  return (
    <>
      <TeamRecord
        range={range}
        setRange={setRange}
        wanted={{ member: asked.member, scope: asked.scope, kind: asked.gameType }}
        kinds={{ title: t('game_type'), of: () => TYPES, textOf: (one) => t(`type_${one}`) }}
        onWant={({ member = '', scope = '', kind }) => set({ member, scope, gameType: kind === 'ALL' ? '' : kind })}
        count={footer && t('bet-record:count', { count: footer.count, number: formatNumber(footer.count, i18n.language) })}
        sums={[
          { label: t('stake'), amount: footer?.betAmount },
          { label: t('prize'), amount: footer?.winAmount },
          { label: t('won_or_lost'), amount: footer?.netAmount, isSigned: true },
        ]}
        download={
          <DownloadButton
            endpoint={teamBettingEndpoints.exported}
            query={() => betsQuery(asked)}
            isDisabled={rows.length === 0}
          />
        }
        isBusy={pages.isPlaceholderData}
      >
        <TeamRows pages={pages} count={rows.length} empty={t('bet-record:empty')} onWhole={() => set({ member: '', scope: '' })}>
          <DayGroups rows={rows} idOf={({ roundId }) => roundId} timeOf={({ settleTime }) => settleTime}>
            {(bet) => <TeamBetRow bet={bet} onOpen={() => open(bet)} />}
          </DayGroups>
        </TeamRows>
      </TeamRecord>
      {kept && <TeamBetSheet {...kept} onClose={close} currency={currency} />}
    </>
  )
}
