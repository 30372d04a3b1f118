import { ShieldCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { formatDate, formatMoney, type CurrencyMeta } from '#client/lib/format.ts'
import { Button, Chip, Money, Sheet } from '#client/ui/index.ts'
import type { GameCalls, GameRound, GameTable, PlacedBet, RowOf } from './game-calls.ts'
import styles from './HistorySheet.module.css'
import { RoundList } from './RoundList.tsx'
import type { Play } from './use-play.ts'

type RoundCalls<Round extends GameRound> = Pick<GameCalls<PlacedBet, Round, GameTable>, 'algorithm' | 'words' | 'shortOutcome'>

interface Props<Round extends GameRound> {
  isOpen: boolean
  onClose: () => void
  title: string
  history: Play['history']
  rounds: readonly RowOf<Round>[]
  calls: RoundCalls<Round>
  currency: CurrencyMeta
  onVerify: (row: RowOf<Round>) => void
}
interface RowProps<Round extends GameRound> {
  row: RowOf<Round>
  calls: RoundCalls<Round>
  currency: CurrencyMeta
  onVerify: () => void
}

function HistoryRow<Round extends GameRound>({ row, calls, currency, onVerify }: RowProps<Round>) {
  const { t, i18n } = useTranslation('game-frame')
  const { t: tOriginals } = useTranslation('originals')
  const result = calls.words.result(tOriginals, row)
  const { win, stake, payout, balanceBefore, balanceAfter, nonce, settledAt, serverSeed, state, algorithm } = row
  const isReturned = state === 'RETURNED'
  const money = (amount: bigint) => formatMoney(amount, currency, { language: i18n.language })
  return (
    <article className={styles.round} aria-label={t('round_of', { result, nonce })}>
      <Chip tone={win ? 'win' : 'quiet'} className={styles.roll}>
        {calls.shortOutcome(row)}
      </Chip>
      <div className={styles.words}>
        <p>
          <span className="visually-hidden">{t(win ? 'outcome_win' : isReturned ? 'returned' : 'outcome_loss')}: </span>
          {result}
        </p>
        <p className={styles.small}>{calls.words.choice(tOriginals, row)}</p>
        <p className={styles.small}>
          {t('staked', { amount: money(stake) })} · {isReturned ? t('returned') : t('paid', { amount: money(payout) })}
        </p>
        <p className={styles.small}>{t('balance_change', { before: money(balanceBefore), after: money(balanceAfter) })}</p>
        <p className={styles.small}>
          {t('nonce', { nonce })}
          {settledAt !== null && ` · ${formatDate(settledAt, i18n.language, { dateStyle: 'short', timeStyle: 'medium' })}`}
        </p>
      </div>
      <div className={styles.right}>
        <Money amount={isReturned ? 0n : payout - stake} currency={currency} isSigned tone={win ? 'win' : 'quiet'} />
        {serverSeed && algorithm === calls.algorithm && (
          <Button
            variant="ghost"
            size="small"
            icon={<ShieldCheck size={16} aria-hidden="true" />}
            className={styles.verify}
            onClick={onVerify}
          >
            {t('verify')}
          </Button>
        )}
      </div>
    </article>
  )
}

/** All rounds of the player, newest first (GAM-07). Rounds of a retired seed pair can be verified. */
export function HistorySheet<Round extends GameRound>(props: Props<Round>) {
  const { isOpen, onClose, title, history, rounds, calls, currency, onVerify } = props
  const { t } = useTranslation('game-frame')
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={title}>
      <RoundList history={history} empty={t('no_rounds')} className={styles.list}>
        {rounds.map((row) => (
          <HistoryRow key={row.roundId} row={row} calls={calls} currency={currency} onVerify={() => onVerify(row)} />
        ))}
      </RoundList>
    </Sheet>
  )
}
