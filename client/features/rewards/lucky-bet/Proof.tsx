import { ShieldCheck } from 'lucide-react'
import { type SubmitEvent, useState } from 'react'
import type { LuckyGame } from '#contract/rewards/lucky-bet/lucky-bet.ts'
import { CodeLine } from '#client/features/play/fairness/index.ts'
import { canVerify } from '#client/lib/web-crypto.ts'
import { BlockHead, Button, Card, Field, Fold, PickerField } from '#client/ui/index.ts'
import styles from './LuckyBet.module.css'
import { betNumberOf, drawnPlace, shownSeeds } from './lucky-parts.ts'
import { useLuckyWords } from './use-lucky-words.ts'

interface CheckProps {
  prizes: LuckyGame['prizes']
  seeds: readonly { day: string; seed: string }[]
}
/** Repeats a past bet's draw, in this browser alone. */
function Check({ prizes, seeds }: CheckProps) {
  const { t, label, day: dayText } = useLuckyWords()
  const [day, setDay] = useState(seeds[0]!.day)
  const [typed, setTyped] = useState('')
  const [outcome, setOutcome] = useState<{ place: number } | 'WRONG'>()
  const seed = seeds.find((one) => one.day === day)?.seed ?? seeds[0]!.seed
  async function check() {
    const roundId = betNumberOf(typed)
    setOutcome(roundId === undefined ? 'WRONG' : { place: await drawnPlace(seed, roundId, prizes) })
  }
  function submitted(event: SubmitEvent) {
    event.preventDefault()
    void check()
  }
  const prize = typeof outcome === 'object' ? prizes[outcome.place] : undefined
  return (
    <form className={styles.form} onSubmit={submitted}>
      <PickerField
        label={t('check_day')}
        value={day}
        onChange={(chosen) => {
          setDay(chosen)
          setOutcome(undefined)
        }}
        options={seeds.map((one) => ({ value: one.day, label: dayText(one.day) }))}
      />
      <Field
        label={t('check_bet')}
        hint={t('check_hint')}
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value)
          setOutcome(undefined)
        }}
        {...(outcome === 'WRONG' && { error: t('check_wrong') })}
      />
      <Button type="submit" variant="secondary" isWide>
        {t('check')}
      </Button>
      <p aria-live="polite" className={styles.verdict}>
        {typeof outcome === 'object' && (prize ? t('check_won', { amount: label(prize.amount) }) : t('check_lost'))}
      </p>
    </form>
  )
}

/** How a draw is decided, and how to check one. */
export function Proof({ game: { prizes, proofs } }: { game: LuckyGame }) {
  const { t, day: dayText } = useLuckyWords()
  const seeds = shownSeeds(proofs)
  const secret = proofs.filter(({ seed }) => seed === null)
  return (
    <section aria-label={t('proof')}>
      <BlockHead icon={<ShieldCheck />} title={t('proof')} />
      <Card className={styles.card}>
        <p className={styles.quiet}>{t('proof_how')}</p>
        <dl>
          {secret.map(({ day, hash }) => (
            <CodeLine key={day} label={t('hash_of', { day: dayText(day) })} value={hash} />
          ))}
        </dl>
        {seeds.length === 0 && <p className={styles.quiet}>{t('check_none')}</p>}
        {seeds.length > 0 &&
          (canVerify() ? <Check prizes={prizes} seeds={seeds} /> : <p className={styles.quiet}>{t('check_unsafe')}</p>)}
        {seeds.length > 0 && (
          <Fold title={t('seeds')}>
            <dl>
              {seeds.map(({ day, seed }) => (
                <CodeLine key={day} label={t('seed_of', { day: dayText(day) })} value={seed} />
              ))}
            </dl>
            <p className={styles.quiet}>{t('formula')}</p>
          </Fold>
        )}
      </Card>
    </section>
  )
}
