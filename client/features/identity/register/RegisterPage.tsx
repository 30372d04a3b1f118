import { useQuery } from '@tanstack/react-query'
import { Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { keepInvitation, SocialLogin, useInvitation } from '#client/features/identity/session/index.ts'
import { systemStatus, useSite } from '#client/lib/site.ts'
import { lazyPart } from '#client/lib/lazy-part.ts'
import { useIsOverPage } from '#client/lib/over-page.ts'
import { paths } from '#client/lib/paths.ts'
import { useCipherAhead } from '#client/lib/use-cipher-ahead.ts'
import { EmptyState, ErrorState, HeroBanner, Link, SegmentedControl, Skeleton } from '#client/ui/index.ts'
import { countVisit } from '#client/lib/count-visit.ts'
import { useRegisterRules } from './register.queries.ts'
import { REGISTER_METHODS, type RegisterMethod } from './register-fields.ts'
import { RegisterForm } from './RegisterForm.tsx'
import styles from './RegisterPage.module.css'

const Inviter = lazyPart(() => import('./Inviter.tsx'), 'Inviter')

/** The methods the merchant offers; tabs only if there are both (SCR-25). */
function useMethods(): RegisterMethod[] {
  const flags = useSite()?.whitelabelVal ?? {}
  const isOffered = { username: flags.USERNAMEREG3 !== false, mobile: flags.MOBILENUMREG3 === true }
  return REGISTER_METHODS.filter((method) => isOffered[method])
}

function Form() {
  const { t } = useTranslation('register')
  const rules = useRegisterRules()
  const { isPending: isSitePending } = useQuery(systemStatus())
  const methods = useMethods()
  const [chosen, setChosen] = useState<RegisterMethod>()
  const method = methods.find((one) => one === chosen) ?? methods[0]

  if (rules.isPending || isSitePending) return <Skeleton shape="list" rows={10} />
  if (rules.isLoadingError) return <ErrorState error={rules.error} onRetry={rules.refetch} />
  if (!method) return <EmptyState message={t('closed')} />
  return (
    <>
      {methods.length > 1 && (
        <SegmentedControl
          label={t('method')}
          options={methods.map((value) => ({ value, label: t(`method_${value}`) }))}
          value={method}
          onChange={setChosen}
        />
      )}
      <RegisterForm rules={rules.data} method={method} />
    </>
  )
}

/** Signing up, by the merchant's rules. On success the member is logged in and the guard around this page goes home. */
export function RegisterPage() {
  const { t } = useTranslation('register')
  const { state, search } = useLocation()
  const query = new URLSearchParams(search)
  const [code, referralCode] = [query.get('affiliateCode'), query.get('referralCode')]
  const invitation = useInvitation()
  useEffect(() => {
    if (code) countVisit(code)
  }, [code])
  useEffect(() => {
    if (referralCode) keepInvitation(referralCode)
  }, [referralCode])
  useCipherAhead()
  return (
    <div className={styles.page}>
      <HeroBanner isLow group="m_reg" label={t('banner')} title={t('hero_title')} line={t('hero_line')} />
      {invitation && (
        <Suspense fallback={<div className={styles.inviterPending} />}>
          <Inviter key={invitation.code} {...invitation} />
        </Suspense>
      )}
      <Form />
      <SocialLogin />
      <p className={styles.have}>
        {t('have_account')}{' '}
        <Link to={paths.login} state={state} replace={useIsOverPage()} className={styles.link}>
          {t('log_in')}
        </Link>
      </p>
    </div>
  )
}
