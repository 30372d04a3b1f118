import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Good } from '#contract/rewards/points/points.ts'
import { PASSWORD_MAX } from '#contract/wire.ts'
import { nextStepOf } from '#client/features/rewards/reward/index.ts'
import { ApiError } from '#client/lib/api-error.ts'
import { useErrorText } from '#client/lib/error-text.ts'
import { toast } from '#client/lib/notices.ts'
import { SCREENS } from '#client/lib/paths.ts'
import { useCipherAhead } from '#client/lib/use-cipher-ahead.ts'
import { useRequestId } from '#client/lib/use-request-id.ts'
import { Field, Form, Link } from '#client/ui/index.ts'
import styles from './ExchangeSheet.module.css'
import { useExchange } from './points.queries.ts'
import { RecipientFields } from './RecipientFields.tsx'
import { Points } from './StarCoin.tsx'
import { useRecipient } from './use-recipient.ts'
import { usePointWords } from './use-point-words.ts'

const isOfPassword = (error: unknown) => error instanceof ApiError && error.code === 'fund_account_payment_pwd_error'
/** Refusals that the payment password's page explains or fixes. */
const OF_ITS_PAGE = ['payment.waiting', 'max.attempt.limit', 'not.exists.payment.password']

function useNextStep(error: unknown): { to: string; text: string } | undefined {
  const { t } = useTranslation(['points', 'reward'])
  const next = nextStepOf(error)
  if (next) return { to: next.to, text: t(`reward:${next.text}`) }
  const isOfItsPage = error instanceof ApiError && OF_ITS_PAGE.includes(error.code)
  return isOfItsPage ? { to: SCREENS.paymentPassword.path, text: t('to_password') } : undefined
}

interface Props {
  good: Good
  count: number
  balance: number
  /** Filled in if it was set just before. */
  pin: string
  onClose: () => void
}

/** The remaining points, the payment password, and the exchange itself. */
export function ExchangeForm({ good, count, balance, pin, onClose }: Props) {
  const { t } = useTranslation(['points', 'reward'])
  const { money } = usePointWords()
  const errorText = useErrorText()
  useCipherAhead()
  const requestId = useRequestId()
  const [sentCount, setSentCount] = useState(count)
  const [password, setPassword] = useState(pin)
  const { delivery } = good
  const to = useRecipient(delivery === 'POST')
  const exchange = useExchange(({ amount }) => {
    toast.success(delivery === null ? t('reward:claimed', { amount: money(amount) }) : t('ordered'))
    onClose()
  })
  const { error } = exchange
  const next = useNextStep(error)
  async function send() {
    if (password === '' || exchange.isPending || !to.check()) return
    // Another count is another exchange.
    if (count !== sentCount || to.hasChanged()) requestId.forget()
    setSentCount(count)
    try {
      const asked = { campaignId: good.campaignId, count, paymentPassword: password, ...to.body() }
      await exchange.mutateAsync({ ...asked, requestId: requestId.take() })
    } catch (refusal) {
      requestId.forgetUnlessUnanswered(refusal)
    }
  }
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
      error={exchange.isError && !isOfPassword(error) && errorText(error)}
      errorAction={
        next && (
          <Link to={next.to} className={styles.link}>
            {next.text}
          </Link>
        )
      }
      submit={delivery === null ? t('exchange_for', { amount: money(good.amount * BigInt(count)) }) : t('order_now')}
      isPending={exchange.isPending}
      isDisabled={password === ''}
    >
      {delivery === 'POST' && <RecipientFields to={to} onChange={exchange.reset} />}
      <dl className={styles.after}>
        <dt>{t('after')}</dt>
        <dd>
          <Points points={Math.max(0, balance - good.points * count)} className={styles.points} />
        </dd>
      </dl>
      <Field
        label={t('password')}
        icon={<KeyRound size={22} aria-hidden="true" />}
        type="password"
        inputMode="numeric"
        autoComplete="off"
        maxLength={PASSWORD_MAX}
        value={password}
        required
        error={isOfPassword(error) ? errorText(error) : undefined}
        onChange={({ target }) => {
          setPassword(target.value)
          exchange.reset()
        }}
      />
      {isOfPassword(error) && (
        <Link to={SCREENS.paymentPassword.path} className={styles.link}>
          {t('forgot')}
        </Link>
      )}
    </Form>
  )
}
