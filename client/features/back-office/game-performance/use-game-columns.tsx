import { useTranslation } from 'react-i18next'
import type { GamePerformance } from '#contract/back-office/game-performance.ts'
import { useWords } from '#client/lib/back-office/use-words.ts'
import { type Column, SecondLine } from '#client/ui/back-office/index.ts'
import { formatNumber } from '#client/lib/format.ts'
import { useReturnWords } from './use-return-words.ts'

const NONE = '—'

/** The columns of the report: the return first, then the sums it comes from. */
export function useGameColumns(): Column<GamePerformance>[] {
  const { t, i18n } = useTranslation('game-performance')
  const { t: common } = useTranslation('common')
  const { money } = useWords()
  const { percent, range } = useReturnWords()
  const withCount = (amount: bigint, count: number, of: 'games' | 'wins' | 'voids' | 'open_games') => (
    <>
      {money(amount)}
      <SecondLine>{t(of, { count, number: formatNumber(count, i18n.language) })}</SecondLine>
    </>
  )
  return [
    {
      key: 'game',
      title: t('game'),
      wraps: true,
      render: ({ gameName, vendorName, category }) => (
        <>
          {gameName}
          <SecondLine>{category ? `${vendorName} · ${common(`category_${category}`)}` : vendorName}</SecondLine>
        </>
      ),
    },
    {
      key: 'return',
      title: t('figure_actualReturn'),
      isNumber: true,
      render: ({ actualReturn, statedReturn }) => (
        <>
          {percent(actualReturn)}
          <SecondLine>{statedReturn ? t('stated_return', { range: range(statedReturn) }) : t('none_stated')}</SecondLine>
        </>
      ),
    },
    {
      key: 'staked',
      title: t('figure_staked'),
      isNumber: true,
      render: ({ staked, games }) => withCount(staked, games, 'games'),
    },
    {
      key: 'paidOut',
      title: t('figure_paidOut'),
      isNumber: true,
      render: ({ paidOut, wins }) => withCount(paidOut, wins, 'wins'),
    },
    { key: 'ggr', title: t('figure_ggr'), isNumber: true, render: ({ ggr }) => money(ggr) },
    {
      key: 'voided',
      title: t('figure_voided'),
      isNumber: true,
      render: ({ voided, voids }) => (voids === 0 ? NONE : withCount(voided, voids, 'voids')),
    },
    {
      key: 'open',
      title: t('figure_openStakes'),
      isNumber: true,
      render: ({ openStakes, openGames }) => (openGames === 0 ? NONE : withCount(openStakes, openGames, 'open_games')),
    },
  ]
}
