import { Hash, KeyRound, Lock } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { hundredthsText } from '#contract/play/originals/figures.ts'
import { cx } from '#client/lib/class-names.ts'
import { Field, SegmentedControl } from '#client/ui/index.ts'
import { CRASH_FORMS, type CrashProof, judgeCrash } from './crash-proof.ts'
import styles from './FairnessSheet.module.css'
import type { Verdict } from './seed-proof.ts'
import { VerdictLine } from './VerdictLine.tsx'
import { canVerify } from '#client/lib/web-crypto.ts'

function useVerdict(proof: CrashProof): Verdict | undefined {
  const [found, setFound] = useState<{ of: CrashProof; verdict: Verdict | undefined }>()
  useEffect(() => {
    if (!canVerify()) return undefined
    let isWanted = true
    const find = async () => {
      const verdict = await judgeCrash(proof)
      if (isWanted) setFound({ of: proof, verdict })
    }
    void find()
    return () => {
      isWanted = false
    }
  }, [proof])
  return found?.of === proof ? found.verdict : undefined
}

const PARTS = [
  { name: 'hash', label: 'round_hash', Icon: KeyRound },
  { name: 'salt', label: 'salt', Icon: Hash },
  { name: 'commitment', label: 'round_commitment', Icon: Lock },
] as const

/** Recomputes a Crash round's point in the player’s own browser, for this site or others. */
export function CrashVerifier({ first }: { first: CrashProof }) {
  const { t } = useTranslation('fairness')
  const [proof, setProof] = useState(first)
  const verdict = useVerdict(proof)
  // Another hash or form is another round: the expected point no longer applies.
  const change = (changes: Partial<CrashProof>) => setProof({ ...proof, expected: undefined, ...changes })
  return (
    <section className={styles.form}>
      <p className={styles.quiet}>{t('verify_intro')}</p>
      <SegmentedControl
        label={t('crash_form')}
        options={CRASH_FORMS.map((value) => ({ value, label: t(`crash_form_${value}`) }))}
        value={proof.form}
        onChange={(form) => change({ form })}
      />
      {PARTS.map(({ name, label, Icon }) => (
        <Field
          key={name}
          label={t(label)}
          icon={<Icon size={20} />}
          value={proof[name]}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          className={styles.seed}
          onChange={(event) => change({ [name]: event.target.value })}
        />
      ))}
      {!canVerify() && <p className={styles.quiet}>{t('needs_tls')}</p>}
      <output>{verdict && <CrashVerdict verdict={verdict} expected={proof.expected} />}</output>
    </section>
  )
}

function CrashVerdict({
  verdict: { outcome, isCommitted, isExpected },
  expected,
}: {
  verdict: Verdict
  expected: number | undefined
}) {
  const { t } = useTranslation('fairness')
  const isWrong = isCommitted === false || isExpected === false
  return (
    <span className={cx(styles.verdict, isWrong ? styles.notOk : styles.ok)}>
      <span className={styles.quiet}>{t('crash_point')}</span>
      <span className={styles.outcome}>{outcome}</span>
      {isCommitted !== undefined && <VerdictLine isRight={isCommitted}>{t(isCommitted ? 'link_ok' : 'link_not_ok')}</VerdictLine>}
      {isExpected !== undefined && (
        <VerdictLine isRight={isExpected}>
          {t(isExpected ? 'outcome_ok' : 'outcome_not_ok', { expected: `${hundredthsText(expected ?? 0)}×` })}
        </VerdictLine>
      )}
    </span>
  )
}
