import { Network } from 'lucide-react'
import { useState } from 'react'
import type { ReferralTier } from '#contract/rewards/referral/referral.ts'
import { cx } from '#client/lib/class-names.ts'
import { BlockHead, Card } from '#client/ui/index.ts'
import { LadderRow } from './LadderRow.tsx'
import { RatesSheet } from './RatesSheet.tsx'
import { greatest, shareOfGreatest, topRate } from './referral-parts.ts'
import styles from './Tiers.module.css'
import { useReferralWords } from './use-referral-words.ts'
import { useTierWords } from './use-tier-words.ts'

const LOOK = [undefined, styles.second, styles.third] as const

interface RowProps {
  tier: ReferralTier
  most: bigint
  /** Guests have no invitees. */
  isOwn: boolean
}
function TierRow({ tier, most, isOwn }: RowProps) {
  const { t, money, rate } = useReferralWords()
  const { nameOf } = useTierWords()
  const top = topRate(tier)
  const rateText = top ? t(top.isSame ? 'rate' : 'rate_up_to', { rate: rate(top.rate) }) : t('rate_none')
  return (
    <article aria-label={nameOf(tier.tier)} className={cx(styles.tier, LOOK[tier.tier - 1])}>
      <LadderRow
        mark={tier.tier}
        title={nameOf(tier.tier)}
        amount={isOwn ? money(tier.amount) : undefined}
        part={isOwn ? shareOfGreatest(tier.amount, most) : undefined}
        foot={[...(isOwn ? [t('people', { count: tier.invitees })] : []), rateText]}
      />
    </article>
  )
}

/** Each tier's income this month, and its rate. */
export function Tiers({ tiers, isOwn }: { tiers: readonly ReferralTier[]; isOwn: boolean }) {
  const { t } = useReferralWords()
  const { titleOf } = useTierWords()
  const [isOpen, setOpen] = useState(false)
  const title = titleOf(tiers.length)
  const most = greatest(tiers)
  return (
    <section aria-label={title}>
      <BlockHead icon={<Network />} title={title} allText={t('details')} onAll={() => setOpen(true)} />
      <Card isList>
        {tiers.map((tier) => (
          <TierRow key={tier.tier} tier={tier} most={most} isOwn={isOwn} />
        ))}
      </Card>
      <RatesSheet tiers={tiers} isOpen={isOpen} onClose={() => setOpen(false)} />
    </section>
  )
}
