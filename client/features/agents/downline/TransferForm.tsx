import { useQuery } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { DownlineMember } from '#contract/agents/downline/downline.ts'
import { TRANSFER_REMARK_MAX, type DownlineTransfer, type TransferTerms } from '#contract/agents/downline/downline-transfer.ts'
import { moneyToWire } from '#contract/wire.ts'
import { Facts } from '#client/ui/report/index.ts'
import { useErrorText } from '#client/lib/error-text.ts'
import { toast } from '#client/lib/notices.ts'
import { useRequestId } from '#client/lib/use-request-id.ts'
import { readAmount, typedText } from '#client/lib/typed-amount.ts'
import { useCipherAhead } from '#client/lib/use-cipher-ahead.ts'
import { useNumberProblem } from '#client/lib/use-number-problem.ts'
import { AmountPad } from '#client/ui/AmountPad.tsx'
import { ErrorState, Field, Form, Skeleton } from '#client/ui/index.ts'
import { transferTerms, useTransfer } from './downline.queries.ts'
import styles from './Downline.module.css'
import { isOfPin, PinField, PinFirst } from './PinField.tsx'
import { problemOf, suggestionsOf } from './transfer-limits.ts'
import { useTeamWords } from './use-team-words.ts'

type Kind = DownlineTransfer['kind']

/** The merchant's limits for sending, and the balance. */
export function TermFacts({ terms, balance }: { terms: TransferTerms; balance: bigint }) {
  const { t } = useTranslation('downline')
  const { money } = useTeamWords()
  return (
    <Facts
      facts={[
        { label: t('can_send'), value: money(balance) },
        {
          label: t('per_transfer'),
          value:
            terms.maximum === null
              ? t('from_amount', { amount: money(terms.minimum) })
              : `${money(terms.minimum)} – ${money(terms.maximum)}`,
        },
        ...(terms.leftToday === null ? [] : [{ label: t('left_today'), value: money(terms.leftToday) }]),
      ]}
    />
  )
}

interface Props {
  kind: Kind
  member: DownlineMember
  onDone: () => void
}

function FormOfTerms({ kind, member, terms, onDone }: Props & { terms: TransferTerms }) {
  const { t } = useTranslation('downline')
  const text = useErrorText()
  const { money, currency } = useTeamWords()
  const transfer = useTransfer(kind)
  useCipherAhead()
  const [typed, setTyped] = useState('')
  const [remark, setRemark] = useState('')
  const [pin, setPin] = useState('')
  const requestId = useRequestId()
  const balance = kind === 'GIVEN' ? terms.balance : member.balance
  const limits = kind === 'GIVEN' ? terms : { ...terms, leftToday: null }
  const numberProblem = useNumberProblem()
  const read = readAmount(typed)
  const amount = read.value ?? 0n
  const problem = problemOf(limits, balance, amount)
  const canGo = amount > 0n && !problem && pin !== ''
  const change =
    <T,>(set: (value: T) => void) =>
    (value: T) => {
      requestId.forget()
      transfer.reset()
      set(value)
    }
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (!canGo || transfer.isPending) return
    const body = {
      customerId: member.customerId,
      amount: moneyToWire(amount),
      remark,
      paymentPassword: pin,
      requestId: requestId.take(),
    }
    try {
      await transfer.mutateAsync(body)
      toast.success(t(kind === 'GIVEN' ? 'sent' : 'collected', { amount: money(amount), name: member.username }))
      onDone()
    } catch (error) {
      requestId.forgetUnlessUnanswered(error)
    }
  }
  const limitAmounts = { low: terms.minimum, high: terms.maximum ?? 0n, day: terms.leftToday ?? 0n, balance }
  return (
    <Form
      onSubmit={(event) => void send(event)}
      intro={t(kind === 'GIVEN' ? 'send_intro' : 'collect_intro', { name: member.username, times: terms.turnoverTimes })}
      error={transfer.isError && !isOfPin(transfer.error) && text(transfer.error)}
      submit={
        amount > 0n && !problem
          ? t(kind === 'GIVEN' ? 'send_amount' : 'collect_amount', { amount: money(amount) })
          : t(kind === 'GIVEN' ? 'send' : 'collect')
      }
      isPending={transfer.isPending}
      isDisabled={!canGo}
    >
      <TermFacts terms={{ ...terms, ...limits }} balance={balance} />
      <AmountPad
        label={t('amount')}
        symbol={currency.currencySymbol}
        typed={typed}
        onType={change(setTyped)}
        error={problem ? t(`amount_${problem}`, { amount: money(limitAmounts[problem]) }) : numberProblem(read)}
        chips={suggestionsOf(limits, balance).map((one) => ({
          key: one.key,
          text: t(`amount_${one.key}`),
          isOn: one.amount === amount,
          onSelect: () => change(setTyped)(typedText(one.amount)),
        }))}
      />
      <Field
        label={t('remark')}
        maxLength={TRANSFER_REMARK_MAX}
        value={remark}
        onChange={({ target }) => change(setRemark)(target.value)}
      />
      <PinField value={pin} onType={change(setPin)} error={transfer.error} />
    </Form>
  )
}

/** Money to a team member, or back from one who allows it. */
export function TransferForm(props: Props) {
  const { t } = useTranslation('downline')
  const { data: terms, isPending, error, refetch } = useQuery(transferTerms())
  if (isPending) return <Skeleton rows={3} />
  if (!terms) return <ErrorState error={error} onRetry={refetch} />
  if (!terms.transferEnabled) return <p className={styles.note}>{t('transfers_off')}</p>
  return terms.hasPaymentPassword ? <FormOfTerms {...props} terms={terms} /> : <PinFirst />
}
