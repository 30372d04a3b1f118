import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { GAME_TYPES } from '#contract/rebate.ts'
import { teamBettingEndpoints } from '#contract/team-betting.ts'
import { TEAM_SCOPES } from '#contract/team-report.ts'
import { DayGroups, DownloadButton, RangeChips, useKept } from '#client/features/report/index.ts'
import { useCurrency } from '#client/features/system/index.ts'
import { formatMoney, formatNumber } from '#client/lib/format.ts'
import { Button, Stat, StatTrio } from '#client/ui/index.ts'
import { BetFilters } from './BetFilters.tsx'
import { TeamBetRow } from './TeamBetRow.tsx'
import { TeamBetSheet } from './TeamBetSheet.tsx'
import { TeamRows } from './TeamRows.tsx'
import styles from './TeamBettingPage.module.css'
import { betPages, type BetsAsked, betsQuery, type TeamBet } from './team-report.queries.ts'
import { TEAM_SPANS, useReportAddress } from './use-team-range.ts'

/** The bets of the team, one by one (spec §2, /m/teamBetting): by days, members, kinds of game, and how far down. */
export function TeamBettingPage() {
  const { t, i18n } = useTranslation(['team-report', 'bet-record'])
  const currency = useCurrency()
  const { search, set, range, setRange } = useReportAddress()
  const [isFiltering, setFiltering] = useState(false)
  const asked: BetsAsked = {
    range,
    member: search.get('member') ?? undefined,
    scope: TEAM_SCOPES.find((one) => one === search.get('scope')),
    gameType: GAME_TYPES.find((one) => one === search.get('gameType')) ?? 'ALL',
  }
  const pages = useInfiniteQuery({ ...betPages(i18n.language, asked), placeholderData: keepPreviousData })
  const { kept, open, close } = useKept<TeamBet>()
  const rows = pages.data?.pages.flatMap(({ list }) => list) ?? []
  const footer = pages.data?.pages[0]?.footer
  const money = (amount: bigint | undefined, isSigned = false) =>
    amount === undefined ? '—' : formatMoney(amount, currency, { language: i18n.language, isSigned: isSigned && amount > 0n })
  const chosen = [
    asked.member,
    asked.scope && t(`scope_${asked.scope}`),
    asked.gameType !== 'ALL' && t(`type_${asked.gameType}`),
  ].filter((word): word is string => Boolean(word))
  const filterText = chosen.length > 0 ? chosen.join(' · ') : t('filter')
  return (
    <div className={styles.page}>
      <RangeChips range={range} onChange={setRange} spans={TEAM_SPANS} />
      <div className={styles.tools}>
        <Button
          variant="secondary"
          size="small"
          icon={<SlidersHorizontal size={18} aria-hidden="true" />}
          aria-haspopup="dialog"
          onClick={() => setFiltering(true)}
          className={styles.filter}
        >
          {filterText}
        </Button>
        <output className={styles.count}>
          {footer && t('bet-record:count', { count: footer.count, number: formatNumber(footer.count, i18n.language) })}
        </output>
        <DownloadButton endpoint={teamBettingEndpoints.exported} query={() => betsQuery(asked)} isDisabled={rows.length === 0} />
      </div>
      <StatTrio className={styles.sums} aria-busy={pages.isPlaceholderData}>
        <Stat label={t('stake')} value={money(footer?.betAmount)} />
        <Stat label={t('prize')} value={money(footer?.winAmount)} />
        <Stat label={t('won_or_lost')} value={money(footer?.netAmount, true)} />
      </StatTrio>
      <div className={styles.rows} aria-busy={pages.isPlaceholderData}>
        <TeamRows pages={pages} count={rows.length} empty={t('bet-record:empty')} onWhole={() => set({ member: '', scope: '' })}>
          <DayGroups rows={rows} idOf={({ roundId }) => roundId} timeOf={({ settleTime }) => settleTime}>
            {(bet) => <TeamBetRow bet={bet} onOpen={() => open(bet)} />}
          </DayGroups>
        </TeamRows>
      </div>
      {kept && <TeamBetSheet {...kept} onClose={close} currency={currency} />}
      <BetFilters
        key={String(isFiltering)}
        isOpen={isFiltering}
        asked={asked}
        onClose={() => setFiltering(false)}
        onChange={(changes) => set(changes)}
      />
    </div>
  )
}
