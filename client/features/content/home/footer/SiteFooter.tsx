import { useTranslation } from 'react-i18next'
import type { VendorLane } from '#contract/play/game.ts'
import { allVendors } from '#client/features/play/game/index.ts'
import { PaymentMarks } from '#client/features/money/payout-account/index.ts'
import { SocialLinks } from '#client/features/site/system/index.ts'
import { useSite } from '#client/lib/site.ts'
import { SCREENS } from '#client/lib/paths.ts'
import { BrandMark, Link, Logo } from '#client/ui/index.ts'
import { LicenceMark, LICENCES } from './LicenceMark.tsx'
import styles from './SiteFooter.module.css'

const FIRST_YEAR = 2024
const THIS_YEAR = new Date().getFullYear()
const DEFAULT_NAME = 'Palaro'

/** Inside <main>, so a region and not a <footer>: studios, licences, who may play, payment methods, and contacts. */
export function SiteFooter({ lanes }: { lanes: readonly VendorLane[] }) {
  const { t } = useTranslation(['home', 'shell'])
  const info = useSite()
  const site = info?.siteName || DEFAULT_NAME
  return (
    <section aria-label={t('footer', { site })} className={styles.footer}>
      <h2 className={styles.heading}>{t('footer_vendors')}</h2>
      <ul className={styles.vendors}>
        {allVendors(lanes).map(({ accountTypeName, displayName, iconUrl }) => (
          <li key={accountTypeName}>
            <BrandMark src={iconUrl} name={displayName} />
          </li>
        ))}
      </ul>
      <div className={styles.age}>
        <span className={styles.ring} aria-hidden="true">
          18+
        </span>
        <p>
          <strong>{t('footer_age')}</strong> {t('footer_responsible')}
        </p>
      </div>
      <PaymentMarks label={t('footer_payments')} />
      <ul className={styles.licences} aria-label={t('footer_licences')}>
        {LICENCES.map((licence) => (
          <li key={licence}>
            <LicenceMark of={licence} />
            {t(`footer_licence_${licence}`)}
          </li>
        ))}
      </ul>
      <SocialLinks />
      <div className={styles.words}>
        <Logo />
        <p>{t('footer_text', { site })}</p>
        <p>
          <Link to={SCREENS.terms.path} className={styles.link}>
            {t('shell:title_terms')}
          </Link>
        </p>
        <p>{t('footer_copyright', { from: FIRST_YEAR, to: THIS_YEAR, site })}</p>
      </div>
    </section>
  )
}
