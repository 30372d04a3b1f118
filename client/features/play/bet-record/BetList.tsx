import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as betRecordEndpoints from '#contract/play/bet-record/bet-record.ts'
import { GAME_CATEGORIES } from '#contract/game-category.ts'
import {
  DayGroups,
  DEFAULT_RANGE,
  DownloadButton,
  FilterButton,
  RangeChips,
  ReportList,
  type ReportRange,
  useKept,
} from '#client/ui/report/index.ts'
import { useCurrency } from '#client/lib/site.ts'
import { formatDate, formatMoney, formatNumber } from '#client/lib/format.ts'
import { CategoryIcon, Chip, Money, Stat, StatTrio } from '#client/ui/index.ts'
import rowStyles from '#client/ui/report/Rows.module.css'
import { type Bet, betPages, betQuery, type CategoryFilter } from './bet-record.queries.ts'
import { BetSheet } from './BetSheet.tsx'
import styles from './BetRecordPage.module.css'

const CATEGORIES: readonly CategoryFilter[] = ['ALL', ...GAME_CATEGORIES]

function BetRow({ bet, onOpen }: { bet: Bet; onOpen: () => void }) {
  const { t, i18n } = useTranslation('bet-record')
  const currency = useCurrency()
  const { gameName, gameCategory, betTime, betAmount, netAmount, correction } = bet
  const time = formatDate(betTime, i18n.language, { timeStyle: 'short' })
  return (
    <button type="button" aria-haspopup="dialog" className={rowStyles.row} onClick={onOpen}>
      <span className={rowStyles.icon} aria-hidden="true">
        <CategoryIcon category={gameCategory ?? 'INHOUSE'} />
      </span>
      <span className={rowStyles.words}>
        <span className={rowStyles.name}>{gameName}</span>
        <span className={rowStyles.small}>
          {t('row_stake', { time, stake: formatMoney(betAmount, currency, { language: i18n.language }) })}
        </span>
        {correction && (
          <Chip tone={correction.kind === 'VOID' ? 'hot' : 'new'} className={styles.mark}>
            {t(`mark_${correction.kind}`)}
          </Chip>
        )}
      </span>
      <Money amount={netAmount} currency={currency} isSigned={netAmount > 0n} tone={netAmount > 0n ? 'win' : 'plain'} />
    </button>
  )
}

/** Every settled round, by days and kinds of game. */
export function BetList() {
  const { t, i18n } = useTranslation(['bet-record', 'common'])
  const currency = useCurrency()
  const [range, setRange] = useState<ReportRange>(DEFAULT_RANGE)
  const [category, setCategory] = useState<CategoryFilter>('ALL')
  const pages = useInfiniteQuery({ ...betPages(category, range), placeholderData: keepPreviousData })
  const { kept, open, close } = useKept<Bet>()
  // New rounds push others onto the next page: show each row once.
  const rows = [...new Map(pages.data?.pages.flatMap(({ list }) => list).map((row) => [row.roundId, row])).values()]
  const footer = pages.data?.pages.at(-1)?.footer
  const money = (amount: bigint | undefined, isSigned = false) =>
    amount === undefined ? '—' : formatMoney(amount, currency, { language: i18n.language, isSigned })
  return (
    <div className={styles.page}>
      <RangeChips range={range} onChange={setRange} />
      <div className={rowStyles.tools}>
        <FilterButton
          title={t('category')}
          options={CATEGORIES.map((value) => ({
            value,
            label: value === 'ALL' ? t('common:all') : t(`common:category_${value}`),
          }))}
          value={category}
          onChange={setCategory}
        />
        <output className={rowStyles.count}>
          {footer && t('count', { count: footer.count, number: formatNumber(footer.count, i18n.language) })}
        </output>
        <DownloadButton
          endpoint={betRecordEndpoints.exported}
          query={() => betQuery(category, range)}
          isDisabled={rows.length === 0}
        />
      </div>
      <StatTrio className={rowStyles.sums} aria-busy={pages.isPlaceholderData}>
        <Stat label={t('stake')} value={money(footer?.betAmount)} />
        <Stat label={t('payout')} value={money(footer?.winAmount)} />
        <Stat label={t('net')} value={money(footer?.netAmount, (footer?.netAmount ?? 0n) > 0n)} />
      </StatTrio>
      <div className={rowStyles.rows} aria-busy={pages.isPlaceholderData}>
        <ReportList pages={pages} count={rows.length} empty={t('empty')}>
          <DayGroups rows={rows} idOf={({ roundId }) => roundId} timeOf={({ betTime }) => betTime}>
            {(bet) => <BetRow bet={bet} onOpen={() => open(bet)} />}
          </DayGroups>
        </ReportList>
      </div>
      {kept && <BetSheet {...kept} onClose={close} currency={currency} />}
    </div>
  )
}
