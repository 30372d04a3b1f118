import { useTranslation } from 'react-i18next'
import { useCurrency } from '#client/lib/site.ts'
import { formatDate, formatMoney } from '#client/lib/format.ts'
import { CategoryIcon, Chip, Money } from '#client/ui/index.ts'
import rowStyles from '#client/ui/report/Rows.module.css'
import type { TeamBet } from './team-report.queries.ts'

/** Who bet on what, and the result. */
export function TeamBetRow({ bet, onOpen }: { bet: TeamBet; onOpen: () => void }) {
  const { t, i18n } = useTranslation('team-report')
  const currency = useCurrency()
  const { gameName, gameType, username, settleTime, betAmount, netAmount, state } = bet
  return (
    <button type="button" aria-haspopup="dialog" className={rowStyles.row} onClick={onOpen}>
      <span className={rowStyles.icon} aria-hidden="true">
        <CategoryIcon category={gameType} />
      </span>
      <span className={rowStyles.words}>
        <span className={rowStyles.name}>{gameName}</span>
        <span className={rowStyles.small}>
          {t('bet_line', {
            name: username,
            time: formatDate(settleTime, i18n.language, { timeStyle: 'short' }),
          })}
        </span>
      </span>
      {state === 'VOIDED' ? (
        <Chip>{t('state_VOIDED')}</Chip>
      ) : (
        <span className={rowStyles.right}>
          <Money amount={netAmount} currency={currency} isSigned={netAmount > 0n} tone={netAmount > 0n ? 'win' : 'plain'} />
          <span className={rowStyles.small}>
            {t('row_stake', { stake: formatMoney(betAmount, currency, { language: i18n.language }) })}
          </span>
        </span>
      )}
    </button>
  )
}
