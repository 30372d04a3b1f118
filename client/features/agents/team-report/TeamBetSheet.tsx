import { useTranslation } from 'react-i18next'
import { Facts } from '#client/ui/report/index.ts'
import { formatDate, type CurrencyMeta } from '#client/lib/format.ts'
import { Money, Sheet } from '#client/ui/index.ts'
import type { TeamBet } from './team-report.queries.ts'

interface Props {
  item: TeamBet
  isOpen: boolean
  onClose: () => void
  currency: CurrencyMeta
}

/** What an agent may see of a bet: no seeds and no balances, which are the player's own. */
export function TeamBetSheet({ item, isOpen, onClose, currency }: Props) {
  const { t, i18n } = useTranslation(['team-report', 'bet-record'])
  const money = (value: bigint, isSigned = false) => (
    <Money amount={value} currency={currency} isSigned={isSigned && value > 0n} tone={isSigned && value > 0n ? 'win' : 'plain'} />
  )
  const time = (at: number) => formatDate(at, i18n.language, { dateStyle: 'medium', timeStyle: 'medium' })
  const facts = [
    { label: t('member'), value: item.username, copied: item.username },
    { label: t('state'), value: t(`state_${item.state}`) },
    { label: t('stake'), value: money(item.betAmount) },
    { label: t('validTurnover'), value: money(item.validTurnover) },
    { label: t('prize'), value: money(item.winAmount) },
    { label: t('won_or_lost'), value: money(item.netAmount, true) },
    { label: t('game_type'), value: t(`type_${item.gameType}`) },
    ...(item.vassalageName ? [{ label: t('bet-record:vendor'), value: item.vassalageName }] : []),
    { label: t('bet_time'), value: time(item.betTime) },
    { label: t('settle_time'), value: time(item.settleTime) },
    { label: t('bet-record:round'), value: item.roundId, copied: item.roundId },
  ]
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={item.gameName} isTall>
      <Facts facts={facts} />
    </Sheet>
  )
}
