import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OriginalCode } from '#contract/play/originals/registry.ts'
import { ErrorState, SegmentedControl, Skeleton } from '#client/ui/index.ts'
import { ActivePair } from './ActivePair.tsx'
import { seedPairs } from './fairness.queries.ts'
import styles from './FairnessSheet.module.css'
import { emptyRound } from './recompute.ts'
import { RevealedPairs } from './RevealedPairs.tsx'
import type { RoundProof, SeedProof } from './seed-proof.ts'
import { Verifier } from './Verifier.tsx'

type Tab = 'seeds' | 'verify'

export interface SeedsContentProps {
  token: string
  /** A round to verify: the sheet opens at the verifier with it filled in. */
  proof: RoundProof | undefined
  game: OriginalCode
  /** A round of this game is open: seeds can only change after it (GAM-06). */
  isRoundOpen: boolean
  /** The retired pair's rounds can now be verified. */
  onRotated: () => void
}

const NO_SEEDS = { serverSeed: '', serverSeedHash: '', clientSeed: '', nonce: '0' }

/** A player's seeds, and the verifier. It contains every original, so it loads when first opened. */
export function SeedsContent({ token, proof: asked, game, isRoundOpen, onRotated }: SeedsContentProps) {
  const { t } = useTranslation('fairness')
  const pairs = useQuery(seedPairs(token))
  const [tab, setTab] = useState<Tab>(asked ? 'verify' : 'seeds')
  const [proof, setProof] = useState<RoundProof>(asked ?? { ...NO_SEEDS, detail: emptyRound(game) })
  const verify = (seeds: SeedProof) => {
    setProof({ ...seeds, detail: emptyRound(game) })
    setTab('verify')
  }

  return (
    <div className={styles.content}>
      <SegmentedControl
        label={t('title')}
        options={[
          { value: 'seeds', label: t('tab_seeds') },
          { value: 'verify', label: t('tab_verify') },
        ]}
        value={tab}
        onChange={setTab}
      />
      {tab === 'verify' && <Verifier proof={proof} onChange={setProof} />}
      {tab === 'seeds' && pairs.isPending && <Skeleton shape="text" rows={6} />}
      {tab === 'seeds' && pairs.isError && !pairs.data && <ErrorState error={pairs.error} onRetry={pairs.refetch} />}
      {tab === 'seeds' && pairs.data && (
        <>
          <ol className={styles.how}>
            <li>{t('how_1')}</li>
            <li>{t('how_2')}</li>
            <li>{t('how_3')}</li>
          </ol>
          <ActivePair
            key={pairs.data.active.serverSeedHash}
            token={token}
            active={pairs.data.active}
            isRoundOpen={isRoundOpen}
            onRotated={onRotated}
          />
          <RevealedPairs pairs={pairs.data.revealed} onVerify={verify} />
        </>
      )}
    </div>
  )
}
