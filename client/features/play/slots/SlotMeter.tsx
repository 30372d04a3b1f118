import { Star } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { cx } from '#client/lib/class-names.ts'
import { formatMoney, formatNumber, type CurrencyMeta } from '#client/lib/format.ts'
import { autoplayLeft } from './autoplay.ts'
import styles from './SlotMeter.module.css'
import { featureWin, freeGamesTotal } from './slot-round.ts'
import type { SlotState } from './slot-state.ts'
import type { Autoplay } from './use-autoplay.ts'
import type { Feature } from './use-feature.ts'
import type { Slot } from './use-slot.ts'

interface Props {
  sheet: SlotState['sheet']
  slot: Slot
  auto: Autoplay
  feature: Feature
  currency: CurrencyMeta
}

/** The most that fit in a row. */
const MOST_STARS = 10

function Stars({ played, total }: { played: number; total: number }) {
  const shown = Math.min(total, MOST_STARS)
  const lit = Math.round((played / total) * shown)
  return (
    <span className={styles.stars} aria-hidden="true">
      {Array.from({ length: shown }, (_, index) => (
        <Star key={index} size={18} className={cx(styles.star, index < lit && styles.lit)} />
      ))}
    </span>
  )
}

/** The game's current mode: its ways to win, automatic spins, or free spins. */
export function SlotMeter({ sheet, slot, auto, feature, currency }: Props) {
  const { t, i18n } = useTranslation('slots')
  const { round } = slot
  const money = (amount: bigint, isSigned = false) => formatMoney(amount, currency, { language: i18n.language, isSigned })
  if (feature.isOn && round) {
    const [played, total] = [round.freeGames.length, freeGamesTotal(round)]
    return (
      <div className={styles.meter}>
        <p>
          <strong>{t('free_spins')}</strong>
          <span className={styles.small}>{t('free_won', { amount: money(featureWin(round)) })}</span>
        </p>
        <Stars played={played} total={total} />
        <span className={styles.figure}>
          <span className="visually-hidden">{t('free_played', { played, total })}</span>
          <span aria-hidden="true">{`${played}/${total}`}</span>
        </span>
      </div>
    )
  }
  if (auto.run) {
    const { run } = auto
    return (
      <div className={styles.meter}>
        <p>
          <strong>{t('autoplay')}</strong>
          {run.end ? (
            <output className={styles.small}>{t(`auto_end_${run.end}`)}</output>
          ) : (
            <span className={styles.small}>{t('auto_profit', { amount: money(run.profit, true) })}</span>
          )}
        </p>
        <span className={styles.figure}>{t('auto_left', { count: autoplayLeft(run) })}</span>
      </div>
    )
  }
  const ways = sheet.rows ** sheet.reels
  return (
    <div className={styles.meter}>
      <p>
        <strong>
          {sheet.type === 'lines' && t('lines', { count: sheet.lines.length })}
          {sheet.type === 'ways' && t('ways', { count: ways })}
          {sheet.type === 'tumble' && t('tumbles')}
        </strong>
        {sheet.free && sheet.scatter && (
          <span className={styles.small}>
            {t('free_from', { count: Math.min(...Object.keys(sheet.free.trigger).map(Number)) })}
          </span>
        )}
      </p>
      {sheet.maxWinX !== null && (
        <span className={styles.figure}>{t('up_to', { times: formatNumber(sheet.maxWinX, i18n.language) })}</span>
      )}
    </div>
  )
}
