import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { DepositChannel } from '#contract/money/deposit/deposit-order.ts'
import { formatPercent } from '#client/lib/format.ts'
import styles from './Choice.module.css'
import { MethodIcon } from './MethodIcon.tsx'
import { RadioCard } from './RadioCard.tsx'

const MILLION = 1_000_000

interface Props {
  channels: readonly DepositChannel[]
  value: DepositChannel
  money: (amount: bigint) => string
  onChange: (vendorId: string) => void
}

/** The channels of a payment method as cards: limits and fee are shown before anything is typed. */
export function ChannelChoice({ channels, value, money, onChange }: Props) {
  const { t, i18n } = useTranslation('deposit')
  const name = useId()
  const feeOf = ({ feeRate, feeFixed }: DepositChannel) => {
    const rate = formatPercent(feeRate / MILLION, i18n.language, feeRate % 10_000 === 0 ? 0 : 1)
    if (feeRate > 0 && feeFixed > 0n) return t('fee_both', { rate, fixed: money(feeFixed) })
    if (feeRate > 0) return t('fee_is', { fee: rate })
    return feeFixed > 0n ? t('fee_is', { fee: money(feeFixed) }) : t('fee_none')
  }
  return (
    <fieldset className={styles.cards}>
      <legend className="visually-hidden">{t('channel')}</legend>
      {channels.map((channel) => (
        <RadioCard
          key={channel.vendorId}
          group={name}
          isOn={channel.vendorId === value.vendorId}
          onChoose={() => onChange(channel.vendorId)}
          icon={<MethodIcon method={channel.method} size={22} />}
          name={channel.vendorName}
          lines={[
            t('between', { min: money(channel.min), max: money(channel.max) }),
            t(channel.method === 'GATEWAY' ? 'soon_at_once' : 'soon_checked'),
          ]}
          end={<span className={styles.fee}>{feeOf(channel)}</span>}
        />
      ))}
    </fieldset>
  )
}
