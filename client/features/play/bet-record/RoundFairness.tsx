import { ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Verifier, type RoundProof } from '#client/features/play/fairness/index.ts'
import type { CurrencyMeta } from '#client/lib/format.ts'
import { paths } from '#client/lib/paths.ts'
import { Button, ButtonLink } from '#client/ui/index.ts'
import rowStyles from '#client/ui/report/Rows.module.css'
import type { Bet } from './bet-record.queries.ts'
import styles from './BetRecordPage.module.css'

interface Props {
  fairness: NonNullable<Bet['fairness']>
  detail: RoundProof['detail']
  stake: bigint
  currency: CurrencyMeta
}

/** Verifies the round here; if its seeds are still in use, explains how to reveal them. */
export function RoundFairness({ fairness, detail, stake, currency }: Props) {
  const { t } = useTranslation('bet-record')
  const [isOpen, setOpen] = useState(false)
  const { serverSeed, serverSeedHash, clientSeed, nonce, outcome } = fairness
  const [proof, setProof] = useState<RoundProof>({
    serverSeed: serverSeed ?? '',
    serverSeedHash,
    clientSeed,
    nonce: String(nonce),
    detail,
    stake: { amount: stake, currency },
    ...(outcome === null ? {} : { expected: outcome }),
  })
  if (serverSeed === null)
    return (
      <div className={styles.fair}>
        <p className={rowStyles.small}>{t('fair_later')}</p>
        <ButtonLink to={paths.play(detail.game)} variant="secondary" icon={<ShieldCheck size={20} aria-hidden="true" />}>
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
  return <Verifier proof={proof} onChange={setProof} />
}
