import { useTranslation } from 'react-i18next'
import type { RebateStatement } from '#contract/agents/agent-bill/bill-statement.ts'
import type { GameType } from '#contract/agents/rebate.ts'
import { Line } from './Line.tsx'
import { useFigures } from './use-figures.ts'

/** A row per kind of game and per agent through whom the bets came. */
export function RebateFacts({ statement: { lines } }: { statement: RebateStatement }) {
  const { t } = useTranslation(['agent-bill', 'common'])
  const { money, percent } = useFigures()
  return (
    <dl>
      {lines.map((line) => (
        <Line
          key={`${line.gameType}/${line.memberId ?? ''}/${line.rate}`}
          label={t('rebate_line', {
            game: t(`common:category_${line.gameType as GameType}`),
            who: line.username ?? t('own_bets'),
            turnover: money(line.turnover),
            rate: percent(line.rate - line.below),
          })}
          value={money(line.amount)}
        />
      ))}
    </dl>
  )
}
