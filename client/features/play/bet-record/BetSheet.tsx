import { ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { diceRollAsync } from '#contract/play/dice/dice-roll.ts'
import { type Outcome, Verifier } from '#client/features/play/fairness/index.ts'
import { Facts } from '#client/ui/report/index.ts'
import { formatDate, type CurrencyMeta } from '#client/lib/format.ts'
import { paths } from '#client/lib/paths.ts'
import { Button, ButtonLink, Money, Sheet } from '#client/ui/index.ts'
import rowStyles from '#client/ui/report/Rows.module.css'
import type { Bet } from './bet-record.queries.ts'
import styles from './BetRecordPage.module.css'

/** Rolls are counted in hundredths. */
const HUNDREDTHS = 100
const rollOf: Outcome = async (hmac, { serverSeed, clientSeed, nonce }) =>
  ((await diceRollAsync(hmac, serverSeed, clientSeed, nonce)) / HUNDREDTHS).toFixed(2)

/** Verifies the round here; if its seeds are still in use, explains how to reveal them. */
function Fairness({ fairness }: { fairness: NonNullable<Bet['fairness']> }) {
  const { t } = useTranslation('bet-record')
  const [isOpen, setOpen] = useState(false)
  const { serverSeed, serverSeedHash, clientSeed, nonce, outcome } = fairness
  const [proof, setProof] = useState({
    serverSeed: serverSeed ?? '',
    serverSeedHash,
    clientSeed,
    nonce: String(nonce),
    ...(outcome === null ? {} : { expected: outcome }),
  })
  if (serverSeed === null)
    return (
      <div className={styles.fair}>
        <p className={rowStyles.small}>{t('fair_later')}</p>
        <ButtonLink to={paths.dice} variant="secondary" icon={<ShieldCheck size={20} aria-hidden="true" />}>
          {t('fair_open')}
        </ButtonLink>
      </div>
    )
  if (!isOpen)
    return (
      <Button variant="secondary" isWide icon={<ShieldCheck size={20} aria-hidden="true" />} onClick={() => setOpen(true)}>
        {t('fair_check')}
      </Button>
    )
  return <Verifier proof={proof} onChange={setProof} outcome={rollOf} outcomeLabel={t('outcome')} />
}

interface Props {
  item: Bet
  isOpen: boolean
  onClose: () => void
  currency: CurrencyMeta
}

/** All details of a round, and a way to verify it. */
export function BetSheet({ item, isOpen, onClose, currency }: Props) {
  const { t, i18n } = useTranslation('bet-record')
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
    correction,
  } = item
  const money = (value: bigint, isSigned = false) => (
    <Money amount={value} currency={currency} isSigned={isSigned} tone={isSigned && value > 0n ? 'win' : 'plain'} />
  )
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
    ...(fairness?.outcome ? [{ label: t('outcome'), value: fairness.outcome }] : []),
    ...(vassalageName ? [{ label: t('vendor'), value: vassalageName }] : []),
    { label: t('time'), value: formatDate(betTime, i18n.language, { dateStyle: 'medium', timeStyle: 'medium' }) },
    { label: t('round'), value: roundId, copied: roundId },
  ]
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={gameName}>
      {correction && <p className={styles.note}>{t(`note_${correction.kind}`)}</p>}
      <Facts facts={facts} />
      {fairness && <Fairness key={roundId} fairness={fairness} />}
    </Sheet>
  )
}
