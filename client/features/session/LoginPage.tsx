import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import { HeroBanner } from '#client/features/announcement/index.ts'
import { useFlag } from '#client/features/system/index.ts'
import { paths } from '#client/lib/paths.ts'
import { rememberedLogin } from '#client/lib/remember-login.ts'
import { SegmentedControl } from '#client/ui/index.ts'
import styles from './LoginPage.module.css'
import { PasswordLoginForm } from './PasswordLoginForm.tsx'
import { SmsLoginForm } from './SmsLoginForm.tsx'
import { SocialLogin } from './SocialLogin.tsx'
import { useLoginAttempt } from './use-login-attempt.ts'
import { useFreeTrial } from './use-free-trial.ts'

/** Logging in. Whoever succeeds is taken on by the guard around this page: back where they came from, else home. */
export function LoginPage() {
  const { t } = useTranslation('session')
  const { state } = useLocation()
  const hasSms = useFlag('MOBILEVERCODELOGIN3')
  const [method, setMethod] = useState<'username' | 'sms'>(() => rememberedLogin()?.type ?? 'username')
  const login = useLoginAttempt()
  const trial = useFreeTrial()
  const switchTo = (next: typeof method) => {
    setMethod(next)
    login.forgive()
    login.refreshCaptcha()
  }

  return (
    <div className={styles.page}>
      <HeroBanner group="m_login" label={t('banner')} title={t('hero_title')} line={t('hero_line')} />
      {hasSms && (
        <SegmentedControl
          label={t('method')}
          options={[
            { value: 'username', label: t('method_username') },
            { value: 'sms', label: t('method_sms') },
          ]}
          value={method}
          onChange={switchTo}
        />
      )}
      {hasSms && method === 'sms' ? <SmsLoginForm {...login} /> : <PasswordLoginForm {...login} />}
      <SocialLogin />
      <p className={styles.join}>
        {t('no_account')}{' '}
        <Link to={paths.register} state={state} className={styles.link}>
          {t('register')}
        </Link>
        <span aria-hidden="true"> · </span>
        <button type="button" className={styles.link} disabled={trial.isPending} onClick={trial.start}>
          {t('free_trial')}
        </button>
      </p>
    </div>
  )
}
