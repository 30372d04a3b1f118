import { Dices, RefreshCw } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { CLIENT_SEED_MAX, clientSeed as clientSeedRule, type ActiveSeeds } from '#contract/play/fairness/fairness.ts'
import { toastError } from '#client/lib/error-text.ts'
import { toast } from '#client/lib/notices.ts'
import { Button, Card, Field } from '#client/ui/index.ts'
import { CodeLine } from './CodeLine.tsx'
import { useRotateSeeds } from './fairness.queries.ts'
import styles from './FairnessSheet.module.css'

interface Props {
  token: string
  active: ActiveSeeds
  isRoundOpen: boolean
  onRotated: () => void
}

/** The active pair. A new client seed starts a new pair: the old server seed is revealed, and the next commitment takes over. */
export function ActivePair({ token, active, isRoundOpen, onRotated }: Props) {
  const { t } = useTranslation('fairness')
  const rotate = useRotateSeeds(token)
  const [seed, setSeed] = useState('')
  const typed = seed.trim()
  const isWrong = typed !== '' && !clientSeedRule.safeParse(typed).success

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isWrong || isRoundOpen) return
    rotate.mutate(typed || undefined, {
      onSuccess: () => {
        toast.success(t('rotated'))
        onRotated()
      },
      onError: toastError,
    })
  }

  return (
    <section>
      <h3 className={styles.head}>{t('active')}</h3>
      <Card className={styles.pair}>
        <dl>
          <CodeLine label={t('commitment')} value={active.serverSeedHash} />
          <CodeLine label={t('client_seed')} value={active.clientSeed} />
          <CodeLine label={t('next_commitment')} value={active.nextServerSeedHash} />
          <div className={styles.line}>
            <dt>{t('nonce')}</dt>
            <dd>
              <span className={styles.code}>{active.nonce}</span>
            </dd>
          </div>
        </dl>
        <form className={styles.form} onSubmit={submit}>
          <Field
            label={t('new_client_seed')}
            icon={<Dices size={22} />}
            value={seed}
            maxLength={CLIENT_SEED_MAX}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            className={styles.seed}
            isClearable
            error={isWrong ? t('client_seed_wrong') : undefined}
            hint={t('client_seed_hint')}
            onChange={(event) => setSeed(event.target.value)}
          />
          <Button
            type="submit"
            variant="secondary"
            isWide
            icon={<RefreshCw size={18} aria-hidden="true" />}
            isLoading={rotate.isPending}
            disabled={isWrong || isRoundOpen}
          >
            {t('rotate')}
          </Button>
          {isRoundOpen && <p className={styles.quiet}>{t('round_open')}</p>}
        </form>
      </Card>
    </section>
  )
}
