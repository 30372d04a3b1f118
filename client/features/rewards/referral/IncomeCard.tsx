import { useTranslation } from 'react-i18next'
import type { ReferralIncome, ReferralRoom } from '#contract/rewards/referral/referral.ts'
import { BreakCard } from '#client/features/rewards/room/index.ts'
import { SCREENS } from '#client/lib/paths.ts'
import { useSession } from '#client/lib/session.ts'
import { useLogInFirst } from '#client/lib/use-log-in-first.ts'
import { Button, ButtonLink } from '#client/ui/index.ts'
import { IncomeAction } from './IncomeAction.tsx'
import styles from './IncomeCard.module.css'
import { ParolArt } from './ParolArt.tsx'
import { useReferralWords } from './use-referral-words.ts'

/** This month's income from invitees' bets, and the claim. */
function Income({ room, income }: { room: ReferralRoom; income: ReferralIncome }) {
  const { t, money, lastDay, calendarDay } = useReferralWords()
  const { amount, claimable, expiresAt, addedTo } = income
  const isPaying = room.tiers.length > 0
  return (
    <section aria-label={t('earned')} className={styles.card}>
      <ParolArt className={styles.art} />
      <p className={styles.kicker}>{t('earned')}</p>
      <p className={styles.amount}>{money(amount)}</p>
      <p className={styles.text}>{t(isPaying ? 'lead' : room.milestones.length > 0 ? 'lead_goals' : 'unpaid')}</p>
      {(isPaying || claimable > 0n) && (
        <div className={styles.action}>
          <IncomeAction room={room} />
        </div>
      )}
      {claimable > 0n && expiresAt !== null ? (
        <p className={styles.note}>{t('claim_until', { date: lastDay(expiresAt) })}</p>
      ) : (
        addedTo !== null && <p className={styles.note}>{t('added_to', { date: calendarDay(addedTo) })}</p>
      )}
    </section>
  )
}

/** Replaces the income: how to get a code. A trial account needs a real one. */
function Guest({ isPaying }: { isPaying: boolean }) {
  const { t } = useTranslation(['referral', 'common'])
  const isTrial = useSession() !== null
  const logInFirst = useLogInFirst()
  return (
    <section aria-label={t('guest_title')} className={styles.card}>
      <ParolArt className={styles.art} />
      <h2 className={styles.title}>{t('guest_title')}</h2>
      <p className={styles.text}>{isTrial ? t('common:real_account_needed') : t(isPaying ? 'lead' : 'guest_text')}</p>
      {!isTrial && (
        <Button size="small" onClick={() => logInFirst()}>
          {t('guest_join')}
        </Button>
      )}
    </section>
  )
}

/** Agents invite with their team's links. */
export function AgentCard() {
  const { t } = useTranslation('referral')
  return (
    <section aria-label={t('agent_title')} className={styles.card}>
      <ParolArt className={styles.art} />
      <h2 className={styles.title}>{t('agent_title')}</h2>
      <p className={styles.text}>{t('agent_text')}</p>
      <ButtonLink to={`${SCREENS.openAccount.path}?way=link`} size="small">
        {t('agent_links')}
      </ButtonLink>
    </section>
  )
}

export function IncomeCard({ room }: { room: ReferralRoom }) {
  const { t } = useTranslation('referral')
  if (room.onBreak) return <BreakCard text={t('on_break')} />
  if (room.income) return <Income room={room} income={room.income} />
  return <Guest isPaying={room.tiers.length > 0} />
}
