import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Part } from '#client/features/back-office/content-management/index.ts'
import { formatNumber, formatPercent } from '#client/lib/format.ts'
import { useWords } from '#client/lib/back-office/use-words.ts'
import { Fold, FormError } from '#client/ui/index.ts'
import { blockOf } from './grant-blocks.ts'
import { ListProblems } from './ListProblems.tsx'
import styles from './RewardGrant.module.css'
import type { Forecast } from './use-give.ts'

const MILLION = 1_000_000

function Sums({ forecast }: { forecast: Forecast }) {
  const { t, i18n } = useTranslation('reward-grant')
  const { money } = useWords()
  const { members, total, budgetAfter, worth, claimedShare, expected } = forecast
  return (
    <>
      <p className={styles.sum}>
        {t('foreseen', { count: members, number: formatNumber(members, i18n.language), total: money(total) })}
      </p>
      <ul className={styles.terms}>
        {budgetAfter >= 0n && <li>{t('budget_after', { amount: money(budgetAfter) })}</li>}
        <li>{t('worth', { amount: money(worth) })}</li>
        <li>
          {claimedShare === null || expected === null
            ? t('expected_none')
            : t('expected', { percent: formatPercent(claimedShare / MILLION, i18n.language, 0), amount: money(expected) })}
        </li>
      </ul>
    </>
  )
}

/** For a list: members who can't get the gift now, and why. */
function LeftOut({ forecast: { leftOut, leftOutCount } }: { forecast: Forecast }) {
  const { t, i18n } = useTranslation('reward-grant')
  const number = (value: number) => formatNumber(value, i18n.language)
  if (leftOutCount === 0) return null
  return (
    <Fold title={t('left_out_title', { count: leftOutCount, number: number(leftOutCount) })}>
      <ul className={styles.terms}>
        {leftOut.map(({ memberId, username, reason }) => (
          <li key={memberId}>{t(`left_out_${reason}`, { username })}</li>
        ))}
      </ul>
      {leftOutCount > leftOut.length && (
        <p className={styles.hint}>{t('and_more', { number: number(leftOutCount - leftOut.length) })}</p>
      )}
    </Fold>
  )
}

interface Props {
  forecast: Forecast | undefined
  /** The form has changed since the last forecast. */
  isStale: boolean
  aloneLeft: bigint
}

/** Who would get the gift, what it may cost, and what must be corrected first. */
export function ForecastPart({ forecast, isStale, aloneLeft }: Props) {
  const { t } = useTranslation('reward-grant')
  const { money } = useWords()
  const place = useRef<HTMLDivElement>(null)
  // It appears above the button, which may move out of sight.
  useEffect(() => {
    if (forecast) place.current?.scrollIntoView({ block: 'center' })
  }, [forecast])
  const block = forecast && blockOf(forecast)
  return (
    <div ref={place} aria-live="polite">
      <Part title={t('part_cost')}>
        {!forecast && <p className={styles.hint}>{t(isStale ? 'forecast_stale' : 'forecast_first')}</p>}
        {forecast && block !== 'problems' && block !== 'none' && <Sums forecast={forecast} />}
        {forecast && <ListProblems forecast={forecast} />}
        {forecast && <LeftOut forecast={forecast} />}
        {block === 'none' && <FormError>{t('blocked_none')}</FormError>}
        {forecast && block === 'budget' && <FormError>{t('blocked_budget', { amount: money(-forecast.budgetAfter) })}</FormError>}
        <p className={forecast?.needsSecond && !block ? styles.second : styles.hint}>
          {t(forecast?.needsSecond && !block ? 'needs_second' : 'alone_left', { amount: money(aloneLeft) })}
        </p>
      </Part>
    </div>
  )
}
