import { Mails, Pointer, Scale, Wallet } from 'lucide-react'
import { type Rain, RAIN_SECONDS } from '#contract/rewards/rain/rain.ts'
import styles from './Rules.module.css'
import { useRainWords } from './use-rain-words.ts'

/** What to do, how shares are decided, and where the money goes. */
export function Rules() {
  const { t } = useRainWords()
  return (
    <ul aria-label={t('rules')} className={styles.rules}>
      <li>
        <Pointer aria-hidden="true" />
        {t('rule_tap', { seconds: RAIN_SECONDS })}
      </li>
      <li>
        <Scale aria-hidden="true" />
        {t('rule_fair')}
      </li>
      <li>
        <Wallet aria-hidden="true" />
        {t('rule_paid')}
      </li>
    </ul>
  )
}

/** The contents of all envelopes, and how many are empty. */
export function Inside({ rain: { kinds, places, pool, note } }: { rain: Rain }) {
  const { t, short, number, list } = useRainWords()
  const inside = kinds.map(({ kind, count, amount }) =>
    amount === null
      ? t(`inside_${kind}`, { number: number(count) })
      : t('inside_of', { number: number(count), kind: t(`kind_${kind}`), amount: short(amount) }),
  )
  return (
    <section aria-label={t('odds')} className={styles.inside}>
      <Mails aria-hidden="true" />
      <p>
        {t('inside', { amount: short(pool), count: places, number: number(places) })} <span>{list(inside)}</span>
        {note && <span>{note}</span>}
      </p>
    </section>
  )
}
