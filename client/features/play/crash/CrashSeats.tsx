import { Check, Users } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CrashSeat } from '#contract/play/crash/crash.ts'
import { hundredthsText } from '#client/features/play/game-frame/index.ts'
import { cx } from '#client/lib/class-names.ts'
import { formatMoney, formatNumber, type CurrencyMeta } from '#client/lib/format.ts'
import { CRASH_LIST_STEP_MS } from '#client/lib/timings.ts'
import { Avatar, Button, Card } from '#client/ui/index.ts'
import styles from './CrashSeats.module.css'
import { payoutAt } from './payout.ts'
import { type Flight, useShown } from './use-shown.ts'

interface Props {
  flight: Flight
  seats: readonly CrashSeat[]
  /** The player's own bet in this round. */
  ownBet: string | undefined
  currency: CurrencyMeta
}

const SHOWN = 6
/** The server's limit per answer; there may be more. */
const SENT = 100
const PICTURES = 14

/** A name always gets the same picture: other members' own pictures are not sent. */
const pictureOf = (name: string) => String([...name].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7) % PICTURES)

/** Everyone who has bet on this round: stakes, cash-outs, and what the others would get now. */
export function CrashSeats({ flight, seats, ownBet, currency }: Props) {
  const { t, i18n } = useTranslation('crash')
  const [isLong, setLong] = useState(false)
  const shown = useShown(flight, CRASH_LIST_STEP_MS)
  const { phase } = flight.round ?? {}
  const sorted = seats.toSorted((a, b) => Number(b.bet === ownBet) - Number(a.bet === ownBet))
  const listed = isLong ? sorted : sorted.slice(0, SHOWN)
  const total = seats.reduce((sum, { stake }) => sum + stake, 0n)
  const out = seats.filter(({ cashOut }) => cashOut !== null).length
  const count = formatNumber(seats.length, i18n.language) + (seats.length >= SENT ? '+' : '')
  return (
    <Card isList className={styles.card}>
      <div className={styles.head}>
        <h2 className={styles.count}>
          <Users size={20} aria-hidden="true" />
          {t('players', { count: seats.length, number: count })}
        </h2>
        {out > 0 && (
          <span className={styles.out}>{t('cashed_out', { count: out, number: formatNumber(out, i18n.language) })}</span>
        )}
        <span className={styles.total}>{formatMoney(total, currency, { language: i18n.language, decimals: 0 })}</span>
      </div>
      {seats.length === 0 ? (
        <p className={styles.empty}>{t(phase === 'BETTING' ? 'no_bets_yet' : 'no_bets')}</p>
      ) : (
        <ul>
          {listed.map((seat) => (
            <SeatRow key={seat.bet} seat={seat} isOwn={seat.bet === ownBet} flight={flight} shown={shown} currency={currency} />
          ))}
        </ul>
      )}
      {seats.length > SHOWN && (
        <Button variant="ghost" size="small" isWide aria-expanded={isLong} onClick={() => setLong(!isLong)}>
          {isLong ? t('show_fewer') : t('show_all')}
        </Button>
      )}
    </Card>
  )
}

interface RowProps {
  seat: CrashSeat
  isOwn: boolean
  flight: Flight
  shown: number
  currency: CurrencyMeta
}

function SeatRow({ seat: { name, stake, cashOut, payout }, isOwn, flight: { round }, shown, currency }: RowProps) {
  const { t, i18n } = useTranslation('crash')
  const money = (amount: bigint) => formatMoney(amount, currency, { language: i18n.language })
  const isOut = cashOut !== null
  const isLost = !isOut && round?.phase === 'CRASHED' && round.isSettled
  const state = () => {
    if (isOut)
      return (
        <>
          <Check size={16} aria-hidden="true" />
          {`${hundredthsText(cashOut)}×`}
        </>
      )
    if (isLost) return t(round.isInterrupted ? 'seat_stopped' : 'seat_lost')
    // Automatic cash-outs are paid a moment after the crash.
    if (round?.phase === 'CRASHED') return '…'
    return (
      <>
        <span className={styles.dot} aria-hidden="true" />
        {t(round?.phase === 'BETTING' ? 'seat_ready' : 'seat_flying')}
      </>
    )
  }
  const amount = () => {
    if (isOut) return money(payout)
    return isLost ? '–' : money(round?.phase === 'RUNNING' ? payoutAt(stake, shown) : stake)
  }
  return (
    <li className={cx(styles.row, isOut && styles.won, isLost && styles.lost)}>
      <Avatar avatar={pictureOf(name)} size={30} />
      <span className={styles.name}>
        <span className={styles.who}>{isOwn ? t('you') : name}</span>
        <span className={styles.stake}>{money(stake)}</span>
      </span>
      <span className={styles.state}>{state()}</span>
      <span className={styles.amount}>{amount()}</span>
    </li>
  )
}
