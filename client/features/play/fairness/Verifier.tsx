import { Dices, Hash, KeyRound, Lock } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { outcomeText, type RoundDetail } from '#contract/play/bet-record/round-detail.ts'
import { ChoiceFields } from '#client/features/play/round-words/index.ts'
import { Field } from '#client/ui/index.ts'
import styles from './FairnessSheet.module.css'
import { recompute } from './recompute.ts'
import { judge, seedsOf, type RoundProof, type Verdict } from './seed-proof.ts'
import { VerdictCard } from './VerdictCard.tsx'
import { canVerify, hmacSha256 } from '#client/lib/web-crypto.ts'

interface Props {
  proof: RoundProof
  onChange: (proof: RoundProof) => void
}
interface Found {
  of: RoundProof
  verdict: Verdict
  detail: RoundDetail
}

/** The verdict on the current fields, computed as soon as they are complete. */
function useVerdict(proof: RoundProof): Found | undefined {
  const [found, setFound] = useState<Found>()
  useEffect(() => {
    const seeds = seedsOf(proof)
    if (!seeds || !canVerify()) return undefined
    let isWanted = true
    const find = async () => {
      const detail = await recompute(hmacSha256, seeds, proof.detail)
      const verdict = await judge(proof, seeds, outcomeText(detail))
      if (isWanted) setFound({ of: proof, verdict, detail })
    }
    void find()
    return () => {
      isWanted = false
    }
  }, [proof])
  return found?.of === proof ? found : undefined
}

const PARTS = [
  { name: 'serverSeed', label: 'server_seed', Icon: KeyRound },
  { name: 'serverSeedHash', label: 'commitment', Icon: Lock },
  { name: 'clientSeed', label: 'client_seed', Icon: Dices },
  { name: 'nonce', label: 'nonce_of_bet', Icon: Hash },
] as const

/** Recomputes a round of any original from its seeds and choices in the player's own browser. */
export function Verifier({ proof, onChange }: Props) {
  const { t } = useTranslation('fairness')
  const found = useVerdict(proof)
  // Other seeds, another nonce or other choices are another bet: the outcome from the history no longer applies.
  const change = (changes: Partial<RoundProof>) => onChange({ ...proof, expected: undefined, ...changes })
  return (
    <section className={styles.form}>
      <p className={styles.quiet}>{t('verify_intro')}</p>
      {PARTS.map(({ name, label, Icon }) => (
        <Field
          key={name}
          label={t(label)}
          icon={<Icon size={20} />}
          value={proof[name]}
          inputMode={name === 'nonce' ? 'numeric' : undefined}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          className={styles.seed}
          onChange={(event) => change({ [name]: event.target.value })}
        />
      ))}
      <ChoiceFields detail={proof.detail} onChange={(detail) => change({ detail })} />
      {!canVerify() && <p className={styles.quiet}>{t('needs_tls')}</p>}
      <output>
        {found && <VerdictCard verdict={found.verdict} detail={found.detail} stake={proof.stake} expected={proof.expected} />}
      </output>
    </section>
  )
}
