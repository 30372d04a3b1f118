import { useTranslation } from 'react-i18next'
import { Facts, type ReportRange } from '#client/ui/report/index.ts'
import { useCurrency } from '#client/lib/site.ts'
import { formatMoney, formatNumber } from '#client/lib/format.ts'
import { SCREENS } from '#client/lib/paths.ts'
import { Button, ButtonLink, Sheet } from '#client/ui/index.ts'
import { GamesPart } from './GamesPart.tsx'
import type { PnlRow, TypeFilter } from './team-report.queries.ts'
import styles from './TeamPnlPage.module.css'
import { reportPath } from './use-team-range.ts'

/** In the order in which they add up to the result. */
const COLUMNS = [
  'betCount',
  'stake',
  'validTurnover',
  'prize',
  'rebate',
  'promotion',
  'dailySalary',
  'hourlySalary',
  'realTimeSalary',
  'PnL',
  'dividend',
  'deposit',
  'withdraw',
  'fee',
  'adjustment',
  'registerCount',
] as const satisfies readonly (keyof PnlRow)[]

interface Props {
  item: PnlRow
  isOpen: boolean
  onClose: () => void
  range: ReportRange
  gameType: TypeFilter
  onTeam: () => void
}

/** All figures of one row, with links to its bets and the team below it. */
export function PnlSheet({ item, isOpen, onClose, range, gameType, onTeam }: Props) {
  const { t, i18n } = useTranslation('team-report')
  const currency = useCurrency()
  const figureText = (value: bigint | number) =>
    typeof value === 'bigint' ? formatMoney(value, currency, { language: i18n.language }) : formatNumber(value, i18n.language)
  const bets = reportPath(SCREENS.teamBetting.path, range, {
    member: item.username,
    scope: item.isOwn ? 'OWN' : 'TEAM',
    gameType: gameType === 'ALL' ? undefined : gameType,
  })
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={item.username} isTall>
      <div className={styles.actions}>
        {item.hasTeam && !item.isOwn && <Button onClick={onTeam}>{t('look_into')}</Button>}
        <ButtonLink to={bets} variant="secondary">
          {t('see_bets')}
        </ButtonLink>
      </div>
      <Facts facts={COLUMNS.map((name) => ({ label: t(name), value: figureText(item[name]) }))} />
      {isOpen && item.betCount > 0 && <GamesPart range={range} username={item.username} scope={item.isOwn ? 'OWN' : 'TEAM'} />}
    </Sheet>
  )
}
