import { useQuery } from '@tanstack/react-query'
import { CircleAlert, CircleCheck } from 'lucide-react'
import { useRef, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { TransferTerms } from '#contract/agents/downline/downline-transfer.ts'
import { moneyToWire } from '#contract/wire.ts'
import { ApiError } from '#client/lib/api-error.ts'
import { useErrorText } from '#client/lib/error-text.ts'
import { newRequestId } from '#client/lib/request-id.ts'
import { readAmount } from '#client/lib/typed-amount.ts'
import { useCipherAhead } from '#client/lib/use-cipher-ahead.ts'
import { useNumberProblem } from '#client/lib/use-number-problem.ts'
import { Button, ErrorState, Field, Form, SegmentedControl, Sheet, Skeleton } from '#client/ui/index.ts'
import { type DownlineRow, transferTerms, useTransferMany } from './downline.queries.ts'
import styles from './Downline.module.css'
import { isOfPin, PinField, PinFirst } from './PinField.tsx'
import { problemOf } from './transfer-limits.ts'
import { TermFacts } from './TransferForm.tsx'
import { useTeamWords } from './use-team-words.ts'

const WAYS = ['same', 'each'] as const

interface Props {
  members: readonly DownlineRow[]
  isOpen: boolean
  onClose: () => void
  /** Money was sent: the selection can be cleared. */
  onDone: () => void
}

function Lines({ members, terms, onDone }: Pick<Props, 'members' | 'onDone'> & { terms: TransferTerms }) {
  const { t } = useTranslation('downline')
  const text = useErrorText()
  const { money, currency } = useTeamWords()
  const send = useTransferMany()
  useCipherAhead()
  const [way, setWay] = useState<(typeof WAYS)[number]>('same')
  const [same, setSame] = useState('')
  const [each, setEach] = useState<Readonly<Record<number, string>>>({})
  const [pin, setPin] = useState('')
  /** A retry after a server fault sends a line under the same request id, so never twice. */
  const names = useRef(new Map<string, string>())

  const numberProblem = useNumberProblem()
  const amountOf = (id: number) => readAmount(way === 'same' ? same : (each[id] ?? '')).value ?? 0n
  const total = members.reduce((sum, { customerId }) => sum + amountOf(customerId), 0n)
  const problems = members.map(({ customerId }) => problemOf(terms, terms.balance, amountOf(customerId), total))
  const canGo = members.every(({ customerId }) => amountOf(customerId) > 0n) && problems.every((one) => !one) && pin !== ''
  const limitAmounts = { low: terms.minimum, high: terms.maximum ?? 0n, day: terms.leftToday ?? 0n, balance: terms.balance }
  const problem = problems.find(Boolean)

  function nameOf(id: number, amount: bigint): string {
    const key = `${id}:${amount}`
    const name = names.current.get(key) ?? newRequestId()
    names.current.set(key, name)
    return name
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!canGo || send.isPending) return
    const list = members.map(({ customerId }) => {
      const amount = amountOf(customerId)
      return { customerId, amount: moneyToWire(amount), requestId: nameOf(customerId, amount) }
    })
    send.mutate({ list, paymentPassword: pin })
  }

  if (send.data)
    return (
      <div className={styles.stack}>
        <p className={styles.note}>
          {t('many_result', { sent: send.data.list.filter(({ success }) => success).length, number: send.data.list.length })}
        </p>
        <ul className={styles.lines}>
          {send.data.list.map(({ customerId, username, amount, success, errorCode }) => (
            <li key={customerId ?? username} className={styles.line}>
              <span className={styles.name}>
                {success ? (
                  <CircleCheck size={18} className={styles.ok} aria-label={t('line_sent')} />
                ) : (
                  <CircleAlert size={18} className={styles.refused} style={{ flex: 'none' }} aria-label={t('line_refused')} />
                )}
                {username || members.find((member) => member.customerId === customerId)?.username}
              </span>
              <span>{money(amount)}</span>
              {errorCode && <span className={styles.refused}>{text(new ApiError(errorCode))}</span>}
            </li>
          ))}
        </ul>
        <p className={styles.note}>{t('balance_left', { amount: money(send.data.balance) })}</p>
        <Button isWide onClick={onDone}>
          {t('done')}
        </Button>
      </div>
    )
  return (
    <Form
      onSubmit={submit}
      error={
        send.isError && !isOfPin(send.error)
          ? text(send.error)
          : problem && t(`amount_${problem}`, { amount: money(limitAmounts[problem]) })
      }
      submit={total > 0n && !problem ? t('send_amount', { amount: money(total) }) : t('send')}
      isPending={send.isPending}
      isDisabled={!canGo}
    >
      <TermFacts terms={terms} balance={terms.balance} />
      <SegmentedControl
        label={t('amounts')}
        options={WAYS.map((value) => ({ value, label: t(`way_${value}`) }))}
        value={way}
        onChange={setWay}
      />
      {way === 'same' && (
        <Field
          label={t('amount_each')}
          leading={currency.currencySymbol}
          inputMode="decimal"
          autoComplete="off"
          value={same}
          error={numberProblem(readAmount(same))}
          onChange={({ target }) => setSame(target.value)}
        />
      )}
      <ul className={styles.lines}>
        {members.map(({ customerId, username }) => (
          <li key={customerId} className={styles.line}>
            <span className={styles.name}>{username}</span>
            {way === 'same' ? (
              <span>{money(amountOf(customerId))}</span>
            ) : (
              <Field
                className={styles.own}
                label={t('amount_for', { name: username })}
                inputMode="decimal"
                autoComplete="off"
                value={each[customerId] ?? ''}
                error={numberProblem(readAmount(each[customerId] ?? ''))}
                onChange={({ target }) => setEach({ ...each, [customerId]: target.value })}
              />
            )}
          </li>
        ))}
      </ul>
      <p className={styles.line}>
        <span>{t('total')}</span>
        <span className={styles.total}>{money(total)}</span>
      </p>
      <PinField value={pin} onType={setPin} error={send.error} />
    </Form>
  )
}

/** Sends money to several members, each on its own; refusals are shown next to the member. */
export function ManySheet({ members, isOpen, onClose, onDone }: Props) {
  const { t } = useTranslation('downline')
  const { data: terms, isPending, error, refetch } = useQuery(transferTerms())
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('send_many', { count: members.length })}>
      {!isOpen ? null : isPending ? (
        <Skeleton rows={3} />
      ) : !terms ? (
        <ErrorState error={error} onRetry={refetch} />
      ) : terms.hasPaymentPassword ? (
        <Lines members={members} terms={terms} onDone={onDone} />
      ) : (
        <PinFirst />
      )}
    </Sheet>
  )
}
