import { Lock } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { maxStakeOf } from '#contract/money/turnover/bonus-terms.ts'
import type { Good } from '#contract/rewards/points/points.ts'
import { WithPaymentPassword } from '#client/features/identity/payment-password/index.ts'
import { BonusTermsParts, MENDS, RewardNeeds, SumsShape, useLogInForReward } from '#client/features/rewards/reward/index.ts'
import { Button, ButtonLink, Sheet } from '#client/ui/index.ts'
import { CountStepper } from './CountStepper.tsx'
import { ExchangeForm } from './ExchangeForm.tsx'
import styles from './ExchangeSheet.module.css'
import { mostOf, needOf } from './points-parts.ts'
import { Points } from './StarCoin.tsx'
import { usePointWords } from './use-point-words.ts'

/** The cost, the gain, and the turnover required before a withdrawal. */
function Sums({ good, count, ownNumber }: { good: Good; count: number; ownNumber: string | null }) {
  const { t } = useTranslation(['points', 'reward'])
  const { money } = usePointWords()
  const { paidAs, delivery, turnoverTimes, validDays } = good
  const amount = good.amount * BigInt(count)
  function rule(): string {
    if (delivery === 'LOAD') return ownNumber === null ? t('rule_LOAD') : t('rule_LOAD_to', { number: ownNumber })
    if (delivery === 'POST') return t('rule_POST')
    if (turnoverTimes === 0) return t('reward:rule_free')
    const values = { bets: money(amount * BigInt(turnoverTimes)), count: validDays }
    if (paidAs === 'CASH') return t('reward:rule_CASH', values)
    return t(validDays === 0 ? 'reward:rule_BONUS' : 'reward:rule_bonus_days', values)
  }
  return (
    <SumsShape
      sums={[
        { label: t('pay'), value: <Points points={good.points * count} className={styles.points} /> },
        delivery === null
          ? { label: t(`reward:get_${paidAs}`), value: money(amount), isGain: true }
          : { label: t(`get_${delivery}`), value: good.title, isGain: true },
      ]}
      rule={rule()}
    />
  )
}

function Terms({ good: { terms, amount, leftForMember, left } }: { good: Good }) {
  const { t } = useTranslation(['points', 'turnover'])
  const { money, number } = usePointWords()
  if (!terms) return null
  return (
    <BonusTermsParts
      terms={terms}
      maxStake={money(maxStakeOf(terms, amount, 0n))}
      release={
        terms.maxRelease === 0
          ? t('turnover:release_all')
          : t('turnover:release_most', { amount: money(amount * BigInt(terms.maxRelease)) })
      }
      period={leftForMember === null ? t('as_often') : t('still', { number: number(Math.min(leftForMember, left)) })}
    />
  )
}

interface Props {
  good: Good
  balance: number | null
  /** The number that a load goes to. */
  ownNumber: string | null
  onClose: () => void
}

/** Why no exchange is possible now, and what the member can do about it. */
function Instead({ good, balance, onClose }: Omit<Props, 'ownNumber'>) {
  const { t } = useTranslation(['points', 'reward'])
  const { number } = usePointWords()
  const logIn = useLogInForReward()
  const need = needOf(good)
  switch (good.state) {
    case 'GUEST':
      return (
        <Button
          isWide
          onClick={() => {
            // The login opens over the page, in its own dialog.
            onClose()
            logIn()
          }}
        >
          {t('reward:log_in_first')}
        </Button>
      )
    case 'MISSING':
      return need ? (
        <ButtonLink to={MENDS[need].to} isWide>
          {t(`reward:${MENDS[need].text}`)}
        </ButtonLink>
      ) : null
    case 'BLOCKED':
      return (
        <>
          <p className={styles.why}>{t('blocked')}</p>
          <ButtonLink to={MENDS.OPEN.to} isWide>
            {t('reward:mend_bonus')}
          </ButtonLink>
        </>
      )
    case 'SHORT':
      return (
        <p className={styles.why}>
          <Lock size={18} aria-hidden="true" />
          <span>{t('short_why', { points: number(good.points - (balance ?? 0)) })}</span>
        </p>
      )
    default:
      return <p className={styles.why}>{t(good.state === 'LIMIT' ? 'limit_why' : 'sold_out_why')}</p>
  }
}

function Content({ good, balance, ownNumber, onClose }: Props) {
  const { t } = useTranslation(['points', 'reward'])
  const { lastDay } = usePointWords()
  const [chosen, setChosen] = useState(1)
  const { note, state, needs, endsAt } = good
  const isReady = state === 'READY' && balance !== null
  const most = isReady ? mostOf(good, balance) : 1
  const count = Math.min(chosen, most)
  const about = [...(endsAt === null ? [] : [t('reward:until', { date: lastDay(endsAt) })]), ...(note === '' ? [] : [note])]
  return (
    <div className={styles.sheet}>
      {about.length > 0 && <p className={styles.about}>{about.join(' · ')}</p>}
      <Sums good={good} count={count} ownNumber={ownNumber} />
      {most > 1 && <CountStepper value={count} most={most} onChange={setChosen} />}
      {needs.length > 0 && <RewardNeeds reward={{ state: state === 'GUEST' ? 'GUEST' : 'MISSING', needs, block: null }} />}
      <Terms good={good} />
      {isReady ? (
        <WithPaymentPassword>
          {(pin) => <ExchangeForm good={good} count={count} balance={balance} pin={pin} onClose={onClose} />}
        </WithPaymentPassword>
      ) : (
        <Instead good={good} balance={balance} onClose={onClose} />
      )}
    </div>
  )
}

/** Everything to know before an exchange, and the only place to make one. */
export const ExchangeSheet = ({ good, balance, ownNumber, isOpen, onClose }: Props & { isOpen: boolean }) => (
  <Sheet isOpen={isOpen} onClose={onClose} title={good.title} isCard>
    {isOpen && <Content good={good} balance={balance} ownNumber={ownNumber} onClose={onClose} />}
  </Sheet>
)
