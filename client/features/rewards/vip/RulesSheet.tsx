import { useTranslation } from 'react-i18next'
import { Sheet } from '#client/ui/index.ts'
import styles from './VipSheets.module.css'

const RULES = ['reach', 'keep', 'fall', 'counts', 'who'] as const

/** How ranks are reached, kept and lost. */
export function RulesSheet({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation('vip')
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('help')} isCard>
      <div className={styles.sheet}>
        {RULES.map((rule) => (
          <section key={rule} aria-label={t(`rule_${rule}_title`)}>
            <h3 className={styles.heading}>{t(`rule_${rule}_title`)}</h3>
            <p className={styles.rule}>{t(`rule_${rule}`)}</p>
          </section>
        ))}
      </div>
    </Sheet>
  )
}
