import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { ArrowDownLeft, ArrowUpRight } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as downlineTransferEndpoints from '#contract/agents/downline/downline-transfer.ts'
import { TRANSFER_DIRECTIONS, type TransferDirection } from '#contract/agents/downline/downline-transfer.ts'
import {
  DayGroups,
  DEFAULT_RANGE,
  DownloadButton,
  FilterButton,
  RangeChips,
  ReportList,
  type ReportRange,
} from '#client/ui/report/index.ts'
import { formatDate } from '#client/lib/format.ts'
import { Money, Stat, StatTrio } from '#client/ui/index.ts'
import rowStyles from '#client/ui/report/Rows.module.css'
import { transferPages, transferQuery } from './downline.queries.ts'
import styles from './Downline.module.css'
import { useTeamWords } from './use-team-words.ts'

/** What the agent sent and received, with the totals of all that match. */
export function TransferList() {
  const { t, i18n } = useTranslation('downline')
  const { money, number, currency } = useTeamWords()
  const [range, setRange] = useState<ReportRange>(DEFAULT_RANGE)
  const [direction, setDirection] = useState<TransferDirection>('ALL')
  const pages = useInfiniteQuery({ ...transferPages(direction, range), placeholderData: keepPreviousData })
  const rows = [...new Map(pages.data?.pages.flatMap(({ list }) => list).map((row) => [row.transferNo, row])).values()]
  const footer = pages.data?.pages.at(-1)?.footer
  const sum = (amount: bigint | undefined) => (amount === undefined ? '—' : money(amount))
  return (
    <>
      <RangeChips range={range} onChange={setRange} />
      <div className={rowStyles.tools}>
        <FilterButton
          title={t('direction')}
          options={TRANSFER_DIRECTIONS.map((value) => ({ value, label: t(`direction_${value}`) }))}
          value={direction}
          onChange={setDirection}
        />
        <output className={rowStyles.count}>
          {footer && t('transfer_count', { count: footer.count, number: number(footer.count) })}
        </output>
        <DownloadButton
          endpoint={downlineTransferEndpoints.transfersFile}
          query={() => transferQuery(direction, range)}
          isDisabled={rows.length === 0}
        />
      </div>
      <StatTrio className={rowStyles.sums} aria-busy={pages.isPlaceholderData}>
        <Stat label={t('total_out')} value={sum(footer?.totalOut)} />
        <Stat label={t('total_in')} value={sum(footer?.totalIn)} />
        <Stat label={t('net')} value={footer ? money(footer.totalIn - footer.totalOut) : '—'} />
      </StatTrio>
      <ReportList pages={pages} count={rows.length} empty={t('no_transfers')}>
        <DayGroups rows={rows} idOf={({ transferNo }) => transferNo} timeOf={({ createdAt }) => createdAt}>
          {({ isOut, kind, username, amount, remark, createdAt, transferNo }) => (
            <div className={styles.row}>
              <span className={styles.icon} aria-hidden="true">
                {isOut ? <ArrowUpRight size={20} /> : <ArrowDownLeft size={20} />}
              </span>
              <span className={styles.words}>
                <span className={styles.name}>{username}</span>
                <span className={rowStyles.small}>
                  {t(`was_${kind}_${isOut ? 'out' : 'in'}`)} · {formatDate(createdAt, i18n.language, { timeStyle: 'short' })} ·{' '}
                  {transferNo}
                </span>
                {remark && <span className={rowStyles.small}>{remark}</span>}
              </span>
              <Money amount={isOut ? -amount : amount} currency={currency} isSigned tone={isOut ? 'plain' : 'win'} />
            </div>
          )}
        </DayGroups>
      </ReportList>
    </>
  )
}
