import { useRef, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { TransferTerms } from '#contract/agents/downline/downline-transfer.ts'
import { moneyToWire } from '#contract/wire.ts'
import { useErrorText } from '#client/lib/error-text.ts'
import { newRequestId } from '#client/lib/request-id.ts'
import { readAmount } from '#client/lib/typed-amount.ts'
import { useCipherAhead } from '#client/lib/use-cipher-ahead.ts'
import { useNumberProblem } from '#client/lib/use-number-problem.ts'
import { Field, Form, SegmentedControl } from '#client/ui/index.ts'
import { type DownlineRow, useTransferMany } from './downline.queries.ts'
import styles from './Downline.module.css'
import { ManyResult } from './ManyResult.tsx'
import { isOfPin, PinField } from './PinField.tsx'
import { problemOf } from './transfer-limits.ts'
import { TermFacts } from './TransferForm.tsx'
import { useTeamWords } from './use-team-words.ts'

const WAYS = ['same', 'each'] as const

interface Props {
  members: readonly DownlineRow[]
  terms: TransferTerms
  onDone: () => void
}

/** The same amount for all members, or one for each; after sending, the result. */
export function ManyForm({ members, terms, onDone }: Props) {
  const { t } = useTranslation('downline')
  const text = useErrorText()
  const { money, currency } = useTeamWords()
  const send = useTransferMany()
  useCipherAhead()
  const [way, setWay] = useState<(typeof WAYS)[number]>('same')
  const [same, setSame] = useState('')
  const [each, setEach] = useState<Readonly<Record<number, string>>>({})
  const [pin, setPin] = useState('')
  /** Request ids by line: a retry after a server fault reuses them, so that no line is sent twice. */
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

  if (send.data) return <ManyResult answer={send.data} members={members} onDone={onDone} />
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
