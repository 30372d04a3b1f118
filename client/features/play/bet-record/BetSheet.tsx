import { ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { canRecompute, hasOwnSeeds } from '#contract/play/bet-record/round-detail.ts'
import { hundredthsText } from '#contract/play/originals/figures.ts'
import { CrashVerifier } from '#client/features/play/fairness/index.ts'
import { useRoundWords } from '#client/features/play/round-words/index.ts'
import { Facts } from '#client/ui/report/index.ts'
import { formatDate, type CurrencyMeta } from '#client/lib/format.ts'
import { Button, Money, Sheet } from '#client/ui/index.ts'
import type { Bet } from './bet-record.queries.ts'
import styles from './BetRecordPage.module.css'
import { RoundFairness } from './RoundFairness.tsx'

interface Props {
  item: Bet
  isOpen: boolean
  onClose: () => void
  currency: CurrencyMeta
}

/** All details of a round, and a way to verify it, if it was played by an algorithm that can be recomputed here. */
export function BetSheet({ item, isOpen, onClose, currency }: Props) {
  const { t, i18n } = useTranslation('bet-record')
  const words = useRoundWords()
  const {
    roundId,
    gameName,
    vassalageName,
    betTime,
    betAmount,
    winAmount,
    netAmount,
    balanceBefore,
    balanceAfter,
    fairness,
    crash,
    correction,
  } = item
  const money = (value: bigint, isSigned = false) => (
    <Money amount={value} currency={currency} isSigned={isSigned} tone={isSigned && value > 0n ? 'win' : 'plain'} />
  )
  const detail = fairness?.detail ?? crash?.detail
  const algorithm = fairness?.algorithm ?? crash?.algorithm
  const isKnown = detail && algorithm !== undefined && canRecompute(detail.game, algorithm)
  const outcome = detail
    ? [
        { label: t('choice'), value: words.choice(detail) },
        { label: t('outcome'), value: crash?.isReturned ? t('returned') : words.result(detail) },
      ]
    : []
  const facts = [
    { label: t('stake'), value: money(betAmount) },
    { label: t('payout'), value: money(winAmount) },
    { label: t('net'), value: money(netAmount, netAmount !== 0n) },
    ...(correction
      ? [
          { label: t('stake_before'), value: money(correction.stakeBefore) },
          { label: t('payout_before'), value: money(correction.payoutBefore) },
          {
            label: t('corrected_at'),
            value: formatDate(correction.correctedAt, i18n.language, { dateStyle: 'medium', timeStyle: 'short' }),
          },
        ]
      : []),
    { label: t('balance_before'), value: money(balanceBefore) },
    { label: t('balance_after'), value: money(balanceAfter) },
    ...outcome,
    ...(crash ? [{ label: t('crash_point'), value: `${hundredthsText(crash.point)}×` }] : []),
    ...(vassalageName ? [{ label: t('vendor'), value: vassalageName }] : []),
    { label: t('time'), value: formatDate(betTime, i18n.language, { dateStyle: 'medium', timeStyle: 'medium' }) },
    { label: t('round'), value: roundId, copied: roundId },
  ]
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={gameName}>
      {correction && <p className={styles.note}>{t(`note_${correction.kind}`)}</p>}
      <Facts facts={facts} />
      {algorithm !== undefined && !isKnown && <p className={styles.note}>{t('fair_unknown', { algorithm })}</p>}
      {isKnown && fairness && hasOwnSeeds(detail) && (
        <RoundFairness
          key={roundId}
          fairness={fairness}
          detail={detail}
          stake={correction?.stakeBefore ?? betAmount}
          currency={currency}
        />
      )}
      {isKnown && crash && <CrashFairness key={roundId} crash={crash} />}
    </Sheet>
  )
}

/** Verifies the shared round here. */
function CrashFairness({ crash: { hash, salt, commitment, point } }: { crash: NonNullable<Bet['crash']> }) {
  const { t } = useTranslation('bet-record')
  const [isOpen, setOpen] = useState(false)
  if (isOpen) return <CrashVerifier first={{ form: 'text', hash, salt, commitment, expected: point }} />
  return (
    <Button variant="secondary" isWide icon={<ShieldCheck size={20} aria-hidden="true" />} onClick={() => setOpen(true)}>
      {t('fair_check')}
    </Button>
  )
}
