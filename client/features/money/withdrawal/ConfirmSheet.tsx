import { KeyRound } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { PASSWORD_MAX } from '#contract/wire.ts'
import type { WithdrawalRecord } from '#contract/money/withdrawal/withdrawal.ts'
import { WithPaymentPassword } from '#client/features/identity/payment-password/index.ts'
import { CODE_MAX, CodeField, codeDigits, sendOwnCode } from '#client/features/identity/verification/index.ts'
import { useErrorText } from '#client/lib/error-text.ts'
import { isOpen as isScreenOpen, SCREENS } from '#client/lib/paths.ts'
import { useCipherAhead } from '#client/lib/use-cipher-ahead.ts'
import { Button, ButtonLink, Field, Form, Link, Sheet } from '#client/ui/index.ts'
import { FactList } from './FactList.tsx'
import { fieldOf, isOfAmount, lackingDeposit, lackingIdentity, nextStepOf } from './refusal-step.ts'
import { useMoneyText } from '#client/lib/use-money-text.ts'
import { useWithdraw, type WithdrawInput } from './withdrawal.queries.ts'
import styles from './ConfirmSheet.module.css'

export interface Asked {
  order: Omit<WithdrawInput, 'password' | 'verificationCode' | 'amount'> & { amount: number }
  facts: Parameters<typeof FactList>[0]['facts']
  needsPassword: boolean
  /** Whether it may still be cancelled after it is sent. */
  canCancel: boolean
  needsCode: boolean
}
interface Props {
  asked: Asked
  isOpen: boolean
  onClose: () => void
  onDone: (order: WithdrawalRecord) => void
}

function ConfirmForm({ asked, pin, onClose, onDone }: Pick<Props, 'asked' | 'onClose' | 'onDone'> & { pin: string }) {
  const { t } = useTranslation(['withdrawal', 'errors'])
  const errorText = useErrorText()
  const money = useMoneyText()
  const withdraw = useWithdraw()
  useCipherAhead()
  const [password, setPassword] = useState(pin)
  const [code, setCode] = useState('')
  const { order, needsPassword, needsCode } = asked
  const field = fieldOf(withdraw.error)
  const step = nextStepOf(withdraw.error)
  const lacking = lackingDeposit(withdraw.error)
  const isFilled = (!needsPassword || password !== '') && (!needsCode || code !== '')
  function submit(event: FormEvent) {
    event.preventDefault()
    if (!isFilled || withdraw.isPending) return
    const body = { ...order, check: 'v2', password, ...(needsCode && { verificationCode: code }) }
    withdraw.mutate(body, { onSuccess: onDone })
  }
  const identity = lackingIdentity(withdraw.error)
  const message = identity
    ? t(identity)
    : lacking === undefined
      ? errorText(withdraw.error)
      : t('deposit_first', { amount: money(lacking, true) })
  const action = isOfAmount(withdraw.error) ? (
    <Button size="small" variant="secondary" onClick={onClose}>
      {t('next_amount')}
    </Button>
  ) : (
    step &&
    isScreenOpen(step.screen) && (
      <ButtonLink to={SCREENS[step.screen].path} size="small" variant="secondary">
        {t(step.text)}
      </ButtonLink>
    )
  )
  return (
    <Form
      onSubmit={submit}
      intro={<FactList facts={asked.facts} />}
      error={withdraw.isError && !field && message}
      errorAction={action}
      submit={t('confirm')}
      isPending={withdraw.isPending}
      isDisabled={!isFilled}
      foot={<p className={styles.note}>{t(asked.canCancel ? 'final_until' : 'final')}</p>}
    >
      {needsPassword && (
        <>
          <Field
            label={t('payment_password')}
            icon={<KeyRound size={22} />}
            type="password"
            inputMode="numeric"
            autoComplete="off"
            maxLength={PASSWORD_MAX}
            value={password}
            required
            error={field === 'password' ? errorText(withdraw.error) : undefined}
            onChange={({ target }) => {
              setPassword(target.value)
              withdraw.reset()
            }}
          />
          {field === 'password' && (
            <Link to={SCREENS.paymentPassword.path} className={styles.forgot}>
              {t('forgot')}
            </Link>
          )}
        </>
      )}
      {needsCode && (
        <CodeField
          targetOf={() => Promise.resolve(true)}
          send={() => sendOwnCode('sms')}
          value={code}
          maxLength={CODE_MAX}
          error={field === 'code' ? errorText(withdraw.error) : undefined}
          onChange={({ target }) => {
            setCode(codeDigits(target.value))
            withdraw.reset()
          }}
        />
      )}
    </Form>
  )
}

/** The last step before the money is set aside: the sums, the payment password (set here if there is none), and a code if required. */
export function ConfirmSheet({ asked, isOpen, onClose, onDone }: Props) {
  const { t } = useTranslation('withdrawal')
  const form = (pin: string) => <ConfirmForm asked={asked} pin={pin} onClose={onClose} onDone={onDone} />
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('confirm_title')}>
      {isOpen && (asked.needsPassword ? <WithPaymentPassword>{form}</WithPaymentPassword> : form(''))}
    </Sheet>
  )
}
