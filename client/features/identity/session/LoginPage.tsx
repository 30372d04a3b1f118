import { useQuery } from '@tanstack/react-query'
import { Activity, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { systemStatus, useFlag } from '#client/lib/site.ts'
import { toast } from '#client/lib/notices.ts'
import { rememberedLogin } from '#client/lib/remember-login.ts'
import { useCipherAhead } from '#client/lib/use-cipher-ahead.ts'
import { HeroBanner, SegmentedControl, Skeleton } from '#client/ui/index.ts'
import { ChallengeSheet } from './ChallengeSheet.tsx'
import { JoinLinks } from './JoinLinks.tsx'
import styles from './LoginPage.module.css'
import { PasswordLoginForm } from './PasswordLoginForm.tsx'
import { SmsLoginForm } from './SmsLoginForm.tsx'
import { SocialLogin } from './SocialLogin.tsx'
import { UnlockSheet } from './UnlockSheet.tsx'
import { useLoginAttempt } from './use-login-attempt.ts'
import { useSocialReturn } from './use-social-return.ts'

/** Logging in. On success the guard around this page goes back to where the member came from, or home. */
export function LoginPage() {
  const { t } = useTranslation('session')
  const { isPending: isSitePending } = useQuery(systemStatus())
  const hasSms = useFlag('MOBILEVERCODELOGIN3')
  const [chosen, setChosen] = useState<'username' | 'sms'>(() => rememberedLogin()?.type ?? 'username')
  // Until the site is known, SMS may not be offered: a form shown meanwhile might vanish while in use.
  const isWaiting = isSitePending && chosen === 'sms'
  const method = hasSms ? chosen : 'username'
  const login = useLoginAttempt()
  const [isUnlocking, setUnlocking] = useState(false)
  const onUnlock = () => setUnlocking(true)
  useSocialReturn(login.refuse)
  useCipherAhead()
  const switchTo = (next: typeof method) => {
    setChosen(next)
    login.forgive()
    login.refreshCaptcha()
  }

  return (
    <div className={styles.page}>
      <HeroBanner group="m_login" label={t('banner')} title={t('hero_title')} line={t('hero_line')} />
      {isSitePending && <Skeleton shape="list" rows={isWaiting ? 4 : 1} />}
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
      {/* Both tabs keep what was typed. */}
      <Activity mode={method === 'username' && !isWaiting ? 'visible' : 'hidden'}>
        <PasswordLoginForm {...login} onUnlock={onUnlock} />
      </Activity>
      {hasSms && (
        <Activity mode={method === 'sms' ? 'visible' : 'hidden'}>
          <SmsLoginForm {...login} onUnlock={onUnlock} />
        </Activity>
      )}
      <SocialLogin />
      <JoinLinks />
      <ChallengeSheet
        waiting={login.waiting}
        onClose={login.stopWaiting}
        onOver={() => {
          login.stopWaiting()
          toast.error(t('challenge_over'))
        }}
      />
      <UnlockSheet
        isOpen={isUnlocking}
        username={login.triedName}
        onClose={() => setUnlocking(false)}
        onDone={() => {
          setUnlocking(false)
          login.forgive()
        }}
      />
    </div>
  )
}
