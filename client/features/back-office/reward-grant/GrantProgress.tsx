import { useTranslation } from 'react-i18next'
import type { Grant } from '#contract/back-office/reward-grant.ts'
import { formatNumber } from '#client/lib/format.ts'
import { useWords } from '#client/lib/back-office/use-words.ts'
import { SecondLine } from '#client/ui/back-office/index.ts'
import { percentOf } from './grant-sums.ts'
import styles from './RewardGrant.module.css'

/** Once a grant is confirmed: how many members have the gift, and how many have claimed it. */
export function GrantProgress({ grant }: { grant: Grant }) {
  const { t, i18n } = useTranslation('reward-grant')
  const { money } = useWords()
  const { state, members, given, leftOut, claimed, claimedAmount } = grant
  if (state === 'PROPOSED' || state === 'REJECTED') return null
  const number = (value: number) => formatNumber(value, i18n.language)
  const of = (part: number, whole: number) => ({ part: number(part), whole: number(whole) })
  const width = (part: number) => ({ width: `${percentOf(part, members)}%` })
  return (
    <div className={styles.progress}>
      <output>{t(state === 'GIVING' ? 'giving_now' : 'given_of', of(given, members))}</output>
      <span className={styles.bar} aria-hidden="true">
        <span className={styles.claimed} style={width(claimed)} />
        <span className={styles.given} style={width(given - claimed)} />
      </span>
      <SecondLine>
        {[
          t('claimed_of', { ...of(claimed, given), amount: money(claimedAmount) }),
          leftOut > 0 && t(state === 'STOPPED' ? 'left_out_stopped' : 'left_out', { number: number(leftOut) }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </SecondLine>
    </div>
  )
}
