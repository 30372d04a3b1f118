import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { DepositOffer } from '#contract/rewards/reward/reward.ts'
import { paths } from '#client/lib/paths.ts'
import { Button, ButtonLink, Sheet } from '#client/ui/index.ts'
import { BonusTermsParts } from './BonusTermsParts.tsx'
import { exampleOf, LOOK_OF, mendOf } from './deposit-parts.ts'
import { StateBadge } from './RewardBadge.tsx'
import styles from './RewardSheet.module.css'
import { SumsShape } from './SumsShape.tsx'
import { useDepositWords } from './use-deposit-words.ts'
import { useLogInForReward } from './use-log-in-for-reward.ts'

interface Props {
  offer: DepositOffer
  onClose: () => void
}

/** The only link to a deposit with this bonus; or a link to what must be done first. */
function Action({ offer, onClose }: Props): ReactNode {
  const { t } = useDepositWords()
  const logIn = useLogInForReward()
  const mend = mendOf(offer)
  if (mend)
    return (
      <ButtonLink to={mend.to} isWide>
        {t(mend.text)}
      </ButtonLink>
    )
  if (offer.state === 'READY')
    return (
      <ButtonLink to={paths.depositWith(offer.promotionId)} isWide>
        {t('deposit_with')}
      </ButtonLink>
    )
  if (offer.state !== 'GUEST') return null
  return (
    <Button
      isWide
      onClick={() => {
        // The login opens over the page, in its own dialog.
        onClose()
        logIn()
      }}
    >
      {t('log_in_first')}
    </Button>
  )
}

/** The minimum deposit, the bonus for it, and the turnover required before a withdrawal. */
function Sums({ offer }: { offer: DepositOffer }) {
  const { t, money, percent } = useDepositWords()
  const { minDeposit, bonusRate, maxBonus, turnoverTimes, terms } = offer
  const values = { times: turnoverTimes, count: terms.validDays }
  function rule(): string {
    if (turnoverTimes === 0) return t('rule_free')
    return t(terms.validDays === 0 ? 'deposit_rule' : 'deposit_rule_days', values)
  }
  return (
    <SumsShape
      sums={[
        { label: t('deposit_least'), value: minDeposit > 0n ? money(minDeposit) : t('deposit_any_amount') },
        { label: t('deposit_bonus', { max: money(maxBonus) }), value: percent(bonusRate), isGain: true },
      ]}
      rule={rule()}
    />
  )
}

function How({ offer }: { offer: DepositOffer }) {
  const { t, money } = useDepositWords()
  const example = exampleOf(offer)
  return (
    <section aria-label={t('how')} className={styles.part}>
      <h3 className={styles.heading}>{t('how')}</h3>
      <p className={styles.quiet}>{t('deposit_how')}</p>
      {example && (
        <p className={styles.quiet}>
          {t('deposit_example', {
            deposit: money(example.deposit),
            bonus: money(example.bonus),
            bets: money(example.bets),
          })}
        </p>
      )}
      {offer.note !== '' && <p className={styles.quiet}>{offer.note}</p>}
    </section>
  )
}

function Terms({ offer: { terms } }: { offer: DepositOffer }) {
  const { t } = useTranslation(['turnover', 'reward'])
  const { money, percent } = useDepositWords()
  return (
    <BonusTermsParts
      terms={terms}
      maxStake={t('reward:deposit_stake', { amount: money(terms.maxStake), rate: percent(terms.maxStakeRate) })}
      release={terms.maxRelease === 0 ? t('release_all') : t('reward:deposit_release', { times: terms.maxRelease })}
      period={t(`period_${terms.period}`)}
    />
  )
}

/** Everything to know about a bonus before the deposit. */
export function DepositSheet({ offer, isOpen, onClose }: Props & { isOpen: boolean }) {
  const { t, lastDay, which, badge } = useDepositWords()
  const { state, endsAt, terms } = offer
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={offer.title} isCard>
      <div className={styles.sheet}>
        <p className={styles.when}>
          {endsAt !== null && <>{t('until', { date: lastDay(endsAt) })} · </>}
          {which(offer)} · {t(`often_${terms.period}`)}
        </p>
        {state !== 'READY' && (
          <p className={styles.state}>
            <StateBadge state={LOOK_OF[state]}>{badge(offer)}</StateBadge>
          </p>
        )}
        <Sums offer={offer} />
        <How offer={offer} />
        <Terms offer={offer} />
        <div className={styles.actions}>
          <Action offer={offer} onClose={onClose} />
          <Button variant="ghost" isWide className={styles.quietly} onClick={onClose}>
            {t(state === 'READY' ? 'not_now' : 'close')}
          </Button>
        </div>
      </div>
    </Sheet>
  )
}
