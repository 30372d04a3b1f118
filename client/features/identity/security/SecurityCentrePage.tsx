import { useQuery } from '@tanstack/react-query'
import {
  KeyRound,
  Landmark,
  Lock,
  Mail,
  MessageCircleQuestionMark,
  MonitorSmartphone,
  ScanFace,
  ShieldCheck,
  Smartphone,
} from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useFlag } from '#client/lib/site.ts'
import { formatDate } from '#client/lib/format.ts'
import { isOpen } from '#client/lib/paths.ts'
import { Card, ErrorState, Skeleton } from '#client/ui/index.ts'
import styles from './SecurityCentrePage.module.css'
import { securityConfig } from './security.queries.ts'
import { SecurityRow } from './SecurityRow.tsx'
import { strengthOf, type Guard } from './strength.ts'
import { StrengthCard } from './StrengthCard.tsx'

/** What protects the account: what is set, what is missing, and a link to each (WIR-21). */
export function SecurityCentrePage() {
  const { t, i18n } = useTranslation('security')
  const hasPayment = useFlag('PAYMENTPASS3')
  const { data: config, isPending, error, refetch } = useQuery(securityConfig())
  if (isPending) return <Skeleton shape="list" rows={7} />
  if (!config) return <ErrorState error={error} onRetry={refetch} />

  const offered: Guard[] = ['mobile', 'email', 'questions']
  if (hasPayment) offered.push('payment')
  if (isOpen('twoFactor')) offered.push('app')
  const { passwordChangedAt, payoutAccountCount, openSessionCount, identityCheck } = config
  const bound = (isProved: boolean, target: string) => (isProved ? target : target ? t('unproved', { target }) : t('not_set'))
  const set = (isSet: boolean) => t(isSet ? 'set' : 'not_set')

  return (
    <div className={styles.page}>
      <StrengthCard strength={strengthOf(config, offered)} />
      <Card isList>
        <SecurityRow
          screen="changePassword"
          icon={<Lock />}
          title={t('login_password')}
          detail={
            passwordChangedAt === null
              ? t('never_changed')
              : t('changed_at', { date: formatDate(passwordChangedAt, i18n.language, { dateStyle: 'medium' }) })
          }
        />
        {hasPayment && (
          <SecurityRow
            screen="paymentPassword"
            icon={<KeyRound />}
            title={t('payment_password')}
            detail={set(config.hasPaymentPassword)}
            isMissing={!config.hasPaymentPassword}
          />
        )}
        <SecurityRow
          screen="mobile"
          icon={<Smartphone />}
          title={t('mobile')}
          detail={bound(config.mobileVerified, config.mobile)}
          isMissing={!config.mobileVerified}
        />
        <SecurityRow
          screen="email"
          icon={<Mail />}
          title={t('email')}
          detail={bound(config.emailVerified, config.email)}
          isMissing={!config.emailVerified}
        />
        <SecurityRow
          screen="securityQuestions"
          icon={<MessageCircleQuestionMark />}
          title={t('questions')}
          detail={set(config.hasSecurityQuestions)}
          isMissing={!config.hasSecurityQuestions}
        />
        <SecurityRow
          screen="twoFactor"
          icon={<ShieldCheck />}
          title={t('two_factor')}
          detail={set(config.hasTwoFactor)}
          isMissing={!config.hasTwoFactor}
        />
        {identityCheck !== null && (
          <SecurityRow
            screen="kyc"
            icon={<ScanFace />}
            title={t('kyc')}
            detail={t(`kyc_${identityCheck}`)}
            isMissing={identityCheck === 'NOT_SUBMITTED' || identityCheck === 'REJECTED'}
          />
        )}
        <SecurityRow
          screen="sessions"
          icon={<MonitorSmartphone />}
          title={t('sessions')}
          detail={t('open_sessions', { count: openSessionCount })}
        />
        <SecurityRow
          screen="payoutAccounts"
          icon={<Landmark />}
          title={t('payout_accounts')}
          detail={t('bound_accounts', { count: payoutAccountCount })}
        />
      </Card>
    </div>
  )
}
