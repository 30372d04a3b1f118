import { useTranslation } from 'react-i18next'
import { formatNumber, formatPercent } from '#client/lib/format.ts'
import { useWords } from '#client/lib/back-office/use-words.ts'
import { inviteSums, type InviteValues } from './invite-values.ts'
import styles from './RewardCampaigns.module.css'

const PERCENT_DECIMALS = 2

/** Results of the typed milestones: their total, and what each friend must leave the house to cover it. */
export function InviteSums({ values }: { values: InviteValues }) {
  const { t, i18n } = useTranslation('reward-campaigns')
  const { language } = i18n
  const { money } = useWords()
  const sums = inviteSums(values)
  if (!sums) return null
  const { total, friends, each, part } = sums
  return (
    <div className={styles.follows} aria-live="polite">
      <p>{t('invite_total', { amount: money(total), friends: formatNumber(friends, language) })}</p>
      <p>{t('invite_each', { amount: money(each), percent: formatPercent(part, language, PERCENT_DECIMALS) })}</p>
    </div>
  )
}
