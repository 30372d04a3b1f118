import { useTranslation } from 'react-i18next'
import { PageTitle } from '#client/ui/index.ts'
import { OwnPassword } from './OwnPassword.tsx'
import { OwnSecondFactor } from './OwnSecondFactor.tsx'
import styles from './People.module.css'

/** The operator's own password and authenticator app. */
export function OwnAccountPage() {
  const { t } = useTranslation('operator-people')
  return (
    <>
      <PageTitle>{t('own_title')}</PageTitle>
      <div className={styles.own}>
        <section aria-labelledby="own-password" className={styles.part}>
          <h2 id="own-password" className={styles.title}>
            {t('own_password')}
          </h2>
          <OwnPassword />
        </section>
        <section aria-labelledby="own-app" className={styles.part}>
          <h2 id="own-app" className={styles.title}>
            {t('app_title')}
          </h2>
          <OwnSecondFactor />
        </section>
      </div>
    </>
  )
}
