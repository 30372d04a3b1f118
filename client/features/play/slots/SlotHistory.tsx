import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { SlotRoundView } from '#contract/play/slots/slots.ts'
import { RoundList } from '#client/features/play/game-frame/index.ts'
import { formatDate, formatMoney, type CurrencyMeta } from '#client/lib/format.ts'
import { Money, Sheet } from '#client/ui/index.ts'
import { slotHistory } from './slot.queries.ts'
import styles from './SlotHistory.module.css'

interface Props {
  isOpen: boolean
  onClose: () => void
  token: string
  currency: CurrencyMeta
}

function Row({ round, currency }: { round: SlotRoundView; currency: CurrencyMeta }) {
  const { t, i18n } = useTranslation('slots')
  const money = (amount: bigint) => formatMoney(amount, currency, { language: i18n.language })
  const profit = round.won - round.stake
  return (
    <article className={styles.round}>
      <div className={styles.words}>
        <p>{formatDate(round.at, i18n.language, { dateStyle: 'medium', timeStyle: 'medium' })}</p>
        <p className={styles.small}>{t('row', { stake: money(round.stake), won: money(round.won) })}</p>
        {round.freeGames.length > 0 && <p className={styles.small}>{t('row_free', { count: round.freeGames.length })}</p>}
        {round.state !== 'CLOSED' && <p className={styles.small}>{t('row_open')}</p>}
        <p className={styles.small}>{t('row_id', { id: round.id })}</p>
      </div>
      <Money amount={profit} currency={currency} isSigned tone={profit > 0n ? 'win' : 'quiet'} />
    </article>
  )
}

/** The player's rounds of this game, newest first (GAM-07). */
export function SlotHistory({ isOpen, onClose, token, currency }: Props) {
  const { t } = useTranslation('slots')
  const history = useInfiniteQuery(slotHistory(token, isOpen))
  const rounds = history.data?.pages.flatMap(({ content }) => content) ?? []
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('history')}>
      {/* Scrollable by keyboard: its rows have no focusable element. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section tabIndex={0} aria-label={t('history')}>
        <RoundList history={history} empty={t('no_rounds')} className={styles.list}>
          {[...new Map(rounds.map((round) => [round.id, round])).values()].map((round) => (
            <Row key={round.id} round={round} currency={currency} />
          ))}
        </RoundList>
      </section>
    </Sheet>
  )
}
