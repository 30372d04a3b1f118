import { Dices, Hash, KeyRound, Lock } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Field } from '#client/ui/index.ts'
import styles from './FairnessSheet.module.css'
import { judge, seedsOf, type Outcome, type SeedProof, type Verdict } from './seed-proof.ts'
import { VerdictCard } from './VerdictCard.tsx'
import { canVerify } from './web-crypto.ts'

interface Props {
  proof: SeedProof
  onChange: (proof: SeedProof) => void
  outcome: Outcome
  outcomeLabel: string
}

/** The verdict on the current fields, computed as soon as they are complete. */
function useVerdict(proof: SeedProof, outcome: Outcome): Verdict | undefined {
  const [found, setFound] = useState<{ of: SeedProof; verdict: Verdict }>()
  useEffect(() => {
    const seeds = seedsOf(proof)
    if (!seeds || !canVerify()) return undefined
    let isWanted = true
    void judge(proof, seeds, outcome).then((verdict) => {
      if (isWanted) setFound({ of: proof, verdict })
    })
    return () => {
      isWanted = false
    }
  }, [proof, outcome])
  return found?.of === proof ? found.verdict : undefined
}

const PARTS = [
  { name: 'serverSeed', label: 'server_seed', Icon: KeyRound },
  { name: 'serverSeedHash', label: 'commitment', Icon: Lock },
  { name: 'clientSeed', label: 'client_seed', Icon: Dices },
  { name: 'nonce', label: 'nonce_of_bet', Icon: Hash },
] as const

/** Recomputes an outcome from its seeds in the player's own browser. */
export function Verifier({ proof, onChange, outcome, outcomeLabel }: Props) {
  const { t } = useTranslation('fairness')
  const verdict = useVerdict(proof, outcome)
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
          // Another seed or nonce is another bet, so drop the roll from the history.
          onChange={(event) => onChange({ ...proof, expected: undefined, [name]: event.target.value })}
        />
      ))}
      {!canVerify() && <p className={styles.quiet}>{t('needs_tls')}</p>}
      <output>{verdict && <VerdictCard verdict={verdict} expected={proof.expected} outcomeLabel={outcomeLabel} />}</output>
    </section>
  )
}
