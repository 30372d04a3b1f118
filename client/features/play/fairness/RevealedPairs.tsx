import { useTranslation } from 'react-i18next'
import type { RevealedSeeds } from '#contract/play/fairness/fairness.ts'
import { formatDate } from '#client/lib/format.ts'
import { Button, Card } from '#client/ui/index.ts'
import { CodeLine } from './CodeLine.tsx'
import styles from './FairnessSheet.module.css'
import type { SeedProof } from './seed-proof.ts'

/** Retired pairs with their server seeds. */
export function RevealedPairs({ pairs, onVerify }: { pairs: readonly RevealedSeeds[]; onVerify: (seeds: SeedProof) => void }) {
  const { t, i18n } = useTranslation('fairness')
  return (
    <section>
      <h3 className={styles.head}>{t('revealed')}</h3>
      {pairs.length === 0 && <p className={styles.quiet}>{t('none_revealed')}</p>}
      <ul className={styles.pairs}>
        {pairs.map(({ serverSeed, serverSeedHash, clientSeed, nonce, revealedAt }) => (
          <li key={serverSeedHash}>
            <Card className={styles.pair}>
              <p className={styles.quiet}>
                {formatDate(revealedAt, i18n.language, { dateStyle: 'medium', timeStyle: 'short' })} ·{' '}
                {t('bets', { bets: nonce })}
              </p>
              <dl>
                <CodeLine label={t('server_seed')} value={serverSeed} />
                <CodeLine label={t('commitment')} value={serverSeedHash} />
                <CodeLine label={t('client_seed')} value={clientSeed} />
              </dl>
              <Button
                variant="secondary"
                size="small"
                isWide
                onClick={() => onVerify({ serverSeed, serverSeedHash, clientSeed, nonce: '0' })}
              >
                {t('verify_pair')}
              </Button>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  )
}
