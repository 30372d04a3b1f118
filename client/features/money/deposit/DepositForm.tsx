import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { DepositChannel } from '#contract/money/deposit/deposit-order.ts'
import { MONEY_SCALE } from '#contract/wire.ts'
import { useCurrency } from '#client/lib/site.ts'
import { leaveFor } from '#client/lib/external-link.ts'
import { formatMoney } from '#client/lib/format.ts'
import { typedText } from '#client/lib/typed-amount.ts'
import { useNumberProblem } from '#client/lib/use-number-problem.ts'
import { CategoryRail, Form, PlayMoneyNote } from '#client/ui/index.ts'
import { ChannelChoice } from './ChannelChoice.tsx'
import { amountProblem, minimumOf, readDeposit, summaryOf } from './deposit-amount.ts'
import { DepositAmount } from './DepositAmount.tsx'
import { type DepositOffer, usePlaceDeposit } from './deposit.queries.ts'
import styles from './Deposit.module.css'
import { orderPath } from './deposit-paths.ts'
import { DepositRefusal } from './DepositRefusal.tsx'
import { DepositSummary } from './DepositSummary.tsx'
import { MethodIcon } from './MethodIcon.tsx'
import { PromotionChoice } from './PromotionChoice.tsx'
import { newRequestId } from '#client/lib/request-id.ts'
import { suggestedAmount, wantedProblem } from './wanted-bonus.ts'
import { WantedNote } from './WantedNote.tsx'

/** A payment type with a single offer takes its name. */
function nameOf(type: DepositOffer['types'][number], methodName: string): string {
  const [first] = type.channels
  return type.channels.length === 1 && first ? first.vendorName : methodName
}

interface Props {
  offer: DepositOffer
  /** The id of the bonus in the address. */
  wanted: string | null
}

/** Choose a payment method and an amount; cost, credit and conditions are above the button. */
export function DepositForm({ offer: { settings, types, promotions }, wanted }: Props) {
  const { t, i18n } = useTranslation('deposit')
  const currency = useCurrency()
  const numberProblem = useNumberProblem()
  const navigate = useNavigate()
  const place = usePlaceDeposit()
  const [typeKey, setTypeKey] = useState('')
  const [vendorId, setVendorId] = useState('')
  const [typedAmount, setTyped] = useState<string>()
  const [isChecked, setChecked] = useState(false)
  const [choice, setChoice] = useState<{ promotionId: number | undefined }>()
  // A retry after a lost answer keeps the order's id; any change makes it a new order.
  const [requestId, setRequestId] = useState(newRequestId)

  const type = types.find((one) => one.type === typeKey) ?? types[0]!
  const channel: DepositChannel = type.channels.find((one) => one.vendorId === vendorId) ?? type.channels[0]!
  const wantedBonus = promotions.find((one) => String(one.promotionId) === wanted)
  const suggestion = wantedBonus && wantedBonus.blockedBy === null ? suggestedAmount(channel, wantedBonus) : undefined
  const isSuggested = typedAmount === undefined && suggestion !== undefined
  const typed = isSuggested ? typedText(suggestion) : (typedAmount ?? '')
  const read = readDeposit(typed, channel)
  const amount = read.value
  const problem = amountProblem(channel, amount)
  const promotionId = choice ? choice.promotionId : wantedBonus?.promotionId
  const promotion = promotions.find(
    (one) => one.promotionId === promotionId && one.blockedBy === null && (amount ?? 0n) >= minimumOf(one),
  )
  const isWanted = wanted !== null && promotionId === wantedBonus?.promotionId
  const missed = isWanted ? wantedProblem(wantedBonus, amount, channel) : undefined
  const money = (sum: bigint) =>
    formatMoney(sum, currency, { language: i18n.language, decimals: sum % MONEY_SCALE === 0n ? 0 : 2 })

  const change = (apply: () => void) => {
    apply()
    setRequestId(newRequestId())
    place.reset()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (problem || amount === undefined) return
    place.mutate(
      {
        amount: typedText(amount),
        vendorId: channel.vendorId,
        requestId,
        ...(promotion && { promotionId: promotion.promotionId }),
      },
      {
        onSuccess: ({ depositId, redirectUrl }) => {
          // Going back from the payment site leads to the order.
          void navigate(orderPath(depositId))
          if (redirectUrl) leaveFor(redirectUrl)
        },
      },
    )
  }
  return (
    <Form
      className={styles.page}
      isDocked
      onSubmit={submit}
      submit={amount !== undefined && !problem ? t('pay', { amount: money(amount) }) : t('pay_plain')}
      isPending={place.isPending}
      error={place.error && <DepositRefusal error={place.error} money={money} />}
    >
      <PlayMoneyNote />
      {settings.depositInfo && <p className={styles.quiet}>{settings.depositInfo}</p>}
      <CategoryRail
        label={t('method')}
        items={types.map((one) => ({
          key: one.type,
          label: nameOf(one, t(`method_${one.channels[0]!.method}`)),
          icon: <MethodIcon method={one.channels[0]!.method} />,
        }))}
        value={type.type}
        onChange={(key) => change(() => setTypeKey(key))}
      />
      <ChannelChoice
        channels={type.channels}
        value={channel}
        money={money}
        onChange={(chosen) => change(() => setVendorId(chosen))}
      />
      <DepositAmount
        channel={channel}
        typed={typed}
        amount={amount}
        money={money}
        error={
          isChecked && problem
            ? (numberProblem(read) ?? t(problem, { min: money(channel.min), max: money(channel.max) }))
            : undefined
        }
        isSuggested={isSuggested}
        onType={(next) => change(() => setTyped(next))}
        onLeave={() => setChecked(typed !== '')}
      />
      {(promotions.length > 0 || missed) && (
        <PromotionChoice
          promotions={promotions}
          amount={amount ?? 0n}
          value={promotion?.promotionId}
          money={money}
          onChange={(chosen) => change(() => setChoice({ promotionId: chosen }))}
          note={
            missed && (
              <WantedNote
                problem={missed}
                title={wantedBonus?.title ?? ''}
                money={money}
                onSetAmount={(sum) => change(() => setTyped(typedText(sum)))}
              />
            )
          }
        />
      )}
      {amount !== undefined && !problem && (
        <DepositSummary
          amount={amount}
          channel={channel}
          summary={summaryOf(channel, amount, promotion, settings.turnoverTimes)}
        />
      )}
    </Form>
  )
}
