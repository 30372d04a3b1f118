import { CircleAlert, CircleCheck, KeyRound } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { AgentBill } from '#contract/agents/agent-bill/agent-bill.ts'
import type { Payout } from '#contract/agents/agent-bill/agent-payout.ts'
import { PASSWORD_MAX } from '#contract/wire.ts'
import { ApiError } from '#client/lib/api-error.ts'
import { useErrorText } from '#client/lib/error-text.ts'
import { SCREENS } from '#client/lib/paths.ts'
import { useCipherAhead } from '#client/lib/use-cipher-ahead.ts'
import { Button, ButtonLink, Field, Form, Link, Sheet } from '#client/ui/index.ts'
import rowStyles from '#client/ui/report/Rows.module.css'
import styles from './Bill.module.css'
import { Line } from './Line.tsx'
import { type HandKind, usePayOut } from './payout.queries.ts'
import { useFigures } from './use-figures.ts'

const ICON = 18
const codeOf = (error: unknown) => (error instanceof ApiError ? error.code : undefined)

interface Props {
  kind: HandKind
  bills: readonly AgentBill[]
  onClose: () => void
}

/** The result for each bill: paid, or the reason and what to do. */
function Result({ result, onClose }: { result: Payout; onClose: () => void }) {
  const { t } = useTranslation('agent-bill')
  const text = useErrorText()
  const { money } = useFigures()
  return (
    <div className={styles.page}>
      <output>{t('paid_of', { paid: result.count, number: result.list.length, amount: money(result.amount) })}</output>
      <ul className={styles.results}>
        {result.list.map(({ billId, account, nickname, amount, success, errorCode }) => (
          <li key={billId} className={styles.result} data-refused={!success || undefined}>
            {success ? (
              <CircleCheck size={ICON} aria-label={t('line_paid')} />
            ) : (
              <CircleAlert size={ICON} aria-label={t('line_refused')} />
            )}
            <span className={rowStyles.words}>
              <span>{nickname || account}</span>
              {errorCode && <span className={styles.quiet}>{text(new ApiError(errorCode))}</span>}
            </span>
            <span className={styles.amount}>{money(amount)}</span>
          </li>
        ))}
      </ul>
      <p className={styles.quiet}>{t('balance_left', { amount: money(result.balance) })}</p>
      <Button isWide onClick={onClose}>
        {t('done')}
      </Button>
    </div>
  )
}

/** Pays bills the agent owes out of the main wallet: payees, amounts, and the payment password. */
export function PayOutSheet({ kind, bills, onClose }: Props) {
  const { t } = useTranslation('agent-bill')
  const text = useErrorText()
  const { money, period } = useFigures()
  const pay = usePayOut()
  useCipherAhead()
  const [pin, setPin] = useState('')
  const total = bills.reduce((sum, { gross }) => sum + gross, 0n)
  const code = codeOf(pay.error)
  const isWrongPin = code === 'fund_account_payment_pwd_error'
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (pin && !pay.isPending) pay.mutate({ kind, billIds: bills.map(({ id }) => id), paymentPassword: pin })
  }
  return (
    <Sheet isOpen onClose={onClose} title={t('pay_title')}>
      {pay.data ? (
        <Result result={pay.data} onClose={onClose} />
      ) : code === 'not.exists.payment.password' ? (
        <div className={styles.page}>
          <p className={styles.quiet}>{t('pin_first')}</p>
          <ButtonLink to={SCREENS.paymentPassword.path} isWide>
            {t('set_pin')}
          </ButtonLink>
        </div>
      ) : (
        <Form
          intro={t('pay_line')}
          error={pay.isError && !isWrongPin && text(pay.error)}
          submit={t('pay_out', { amount: money(total) })}
          isPending={pay.isPending}
          isDisabled={pin === ''}
          onSubmit={submit}
        >
          <dl>
            {bills.map((bill) => (
              <Line
                key={bill.id}
                label={`${bill.payee.nickname || bill.payee.account}, ${period(bill)}`}
                value={money(bill.gross)}
              />
            ))}
            <Line label={t('total')} value={money(total)} isSum />
          </dl>
          <Field
            label={t('payment_password')}
            icon={<KeyRound size={22} />}
            type="password"
            inputMode="numeric"
            autoComplete="off"
            maxLength={PASSWORD_MAX}
            required
            value={pin}
            error={isWrongPin ? text(pay.error) : undefined}
            onChange={({ target }) => setPin(target.value)}
          />
          {isWrongPin && (
            <Link to={SCREENS.paymentPassword.path} className={styles.link}>
              {t('forgot_pin')}
            </Link>
          )}
        </Form>
      )}
    </Sheet>
  )
}
