import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { ShieldCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { formatDate, formatMoney, type CurrencyMeta } from '#client/lib/format.ts'
import recordsArt from '#client/ui/art/records.svg'
import { Button, Chip, EmptyState, ErrorState, InfiniteList, Money, Sheet, Skeleton } from '#client/ui/index.ts'
import type { HistoryRow } from './dice.queries.ts'
import { hundredthsText, multiplierText } from './dice-target.ts'
import styles from './HistorySheet.module.css'

interface Props {
  isOpen: boolean
  onClose: () => void
  history: Pick<
    UseInfiniteQueryResult,
    | 'isPending'
    | 'isError'
    | 'error'
    | 'refetch'
    | 'hasNextPage'
    | 'fetchNextPage'
    | 'isFetchingNextPage'
    | 'isFetchNextPageError'
  >
  rounds: readonly HistoryRow[]
  currency: CurrencyMeta
  onVerify: (row: HistoryRow) => void
}

function Round({ row, currency, onVerify }: { row: HistoryRow } & Pick<Props, 'currency' | 'onVerify'>) {
  const { t, i18n } = useTranslation('dice')
  const { roll, win, target, direction, multiplier, stake, payout, balanceBefore, balanceAfter, nonce, settledAt, serverSeed } =
    row
  const money = (amount: bigint) => formatMoney(amount, currency, { language: i18n.language })
  return (
    <article className={styles.round} aria-label={t('round_of', { roll: hundredthsText(roll), nonce })}>
      <Chip tone={win ? 'win' : 'quiet'} className={styles.roll}>
        {hundredthsText(roll)}
      </Chip>
      <div className={styles.words}>
        <p>
          <span className="visually-hidden">{t(win ? 'outcome_win' : 'outcome_loss')}: </span>
          {t(`side_${direction}`, { target: hundredthsText(target) })} · {multiplierText(multiplier)}×
        </p>
        <p className={styles.small}>
          {t('staked', { amount: money(stake) })} · {t('paid', { amount: money(payout) })}
        </p>
        <p className={styles.small}>{t('balance_change', { before: money(balanceBefore), after: money(balanceAfter) })}</p>
        <p className={styles.small}>
          {t('nonce', { nonce })} · {formatDate(settledAt, i18n.language, { dateStyle: 'short', timeStyle: 'medium' })}
        </p>
      </div>
      <div className={styles.right}>
        <Money amount={payout - stake} currency={currency} isSigned tone={win ? 'win' : 'quiet'} />
        {serverSeed && (
          <Button
            variant="ghost"
            size="small"
            icon={<ShieldCheck size={16} aria-hidden="true" />}
            className={styles.verify}
            onClick={() => onVerify(row)}
          >
            {t('verify')}
          </Button>
        )}
      </div>
    </article>
  )
}

/** All rounds of the player, newest first (GAM-07). Rounds of a retired seed pair can be verified. */
export function HistorySheet({ isOpen, onClose, history, rounds, currency, onVerify }: Props) {
  const { t } = useTranslation('dice')
  const list = () => {
    if (history.isPending) return <Skeleton shape="list" rows={5} />
    if (history.isError && rounds.length === 0) return <ErrorState error={history.error} onRetry={history.refetch} />
    if (rounds.length === 0) return <EmptyState art={recordsArt} message={t('no_rounds')} />
    return (
      <InfiniteList
        hasMore={history.hasNextPage}
        onReachEnd={history.fetchNextPage}
        isLoading={history.isFetchingNextPage}
        hasFailed={history.isFetchNextPageError}
        className={styles.list}
      >
        {rounds.map((row) => (
          <Round key={row.roundId} row={row} currency={currency} onVerify={onVerify} />
        ))}
      </InfiniteList>
    )
  }
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('history')}>
      {list()}
    </Sheet>
  )
}
