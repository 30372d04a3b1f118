import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { useFlag } from '#client/lib/site.ts'
import { useIsOverPage } from '#client/lib/over-page.ts'
import { paths } from '#client/lib/paths.ts'
import { Link } from '#client/ui/index.ts'
import styles from './LoginPage.module.css'
import { useFreeTrial } from './use-free-trial.ts'

/** For guests without an account: sign up (and return to where login was opened), or try without one. */
export function JoinLinks() {
  const { t } = useTranslation('session')
  const { state } = useLocation()
  const isTrialOffered = useFlag('FREEPLAY3')
  const trial = useFreeTrial()
  return (
    <div className={styles.join}>
      <p>
        {t('no_account')}{' '}
        <Link to={paths.register} state={state} replace={useIsOverPage()} className={styles.link}>
          {t('register')}
        </Link>
      </p>
      {isTrialOffered && (
        <button type="button" className={styles.link} disabled={trial.isPending} onClick={trial.start}>
          {t('free_trial')}
        </button>
      )}
    </div>
  )
}
