import { useTranslation } from 'react-i18next'
import { type BonusTerms, ODDS_SCALE } from '#contract/money/turnover/bonus-terms.ts'
import { formatNumber, formatPercent } from '#client/lib/format.ts'
import styles from './BonusFacts.module.css'

const MILLION = 1_000_000

interface Props {
  rules: Pick<BonusTerms, 'minOdds' | 'maxOdds' | 'contribution' | 'onWithdrawal'>
  /** As text: the maximum stake, what becomes the player's own, until when. */
  maxStake: string
  release: string
  until: string
  /** How often it is given; for offers only. */
  period?: string
}

/** What each kind of game counts: equal shares grouped, highest first. */
function useShares({ contribution }: Pick<BonusTerms, 'contribution'>) {
  const { t, i18n } = useTranslation('common')
  const byShare = new Map<number, string[]>()
  for (const { category, share } of contribution) byShare.set(share, [...(byShare.get(share) ?? []), t(`category_${category}`)])
  const list = new Intl.ListFormat(i18n.language, { style: 'short', type: 'unit' })
  return [...byShare]
    .toSorted(([a], [b]) => b - a)
    .map(([share, names]) => ({ share: formatPercent(share / MILLION, i18n.language, 0), names: list.format(names) }))
}

/** The rules of a bonus as text: before it is taken, and while it is open. */
export function BonusFacts({ rules, maxStake, release, until, period }: Props) {
  const { t, i18n } = useTranslation('turnover')
  const shares = useShares(rules)
  const odds = (scaled: number) => formatNumber(scaled / ODDS_SCALE, i18n.language, { maximumFractionDigits: 2 })
  const facts: [string, string][] = [
    [t('rule_max_stake'), maxStake],
    [t('rule_odds'), t('odds_range', { min: odds(rules.minOdds), max: odds(rules.maxOdds) })],
    [t('rule_release'), release],
    [t('rule_until'), until],
    ...(period === undefined ? [] : [[t('rule_period'), period] satisfies [string, string]]),
    [t('rule_withdrawal'), t(`withdrawal_${rules.onWithdrawal}`)],
  ]
  return (
    <div className={styles.box}>
      <dl className={styles.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div className={styles.counts}>
          <dt>{t('rule_counts')}</dt>
          {shares.map(({ share, names }) => (
            <dd key={share}>
              <strong>{share}</strong> {names}
            </dd>
          ))}
        </div>
      </dl>
      <ul className={styles.words}>
        <li>{t('rule_order')}</li>
        <li>{t('rule_counts_first')}</li>
        <li>{t('rule_give_up')}</li>
      </ul>
    </div>
  )
}
