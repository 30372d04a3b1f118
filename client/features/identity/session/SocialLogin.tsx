import { Apple, Globe, MessageCircle, MessageSquare, Send, Wallet } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { PROVIDER_FLAG } from '#contract/identity/social-login.ts'
import { useSite } from '#client/lib/site.ts'
import { toastError } from '#client/lib/error-text.ts'
import { leaveAndReturn } from '#client/lib/external-link.ts'
import { Button } from '#client/ui/index.ts'
import { useAuthorize } from './session.queries.ts'
import { referralCodeOf, useInvitation } from './invitation.ts'
import { leaveTrace } from './social-return.ts'
import styles from './SocialLogin.module.css'

const NETWORKS = [
  { provider: 'facebook', name: 'Facebook', Icon: MessageCircle },
  { provider: 'google', name: 'Google', Icon: Globe },
  { provider: 'telegram', name: 'Telegram', Icon: Send },
  { provider: 'line', name: 'LINE', Icon: MessageSquare },
  { provider: 'apple', name: 'Apple', Icon: Apple },
  { provider: 'maya', name: 'Maya', Icon: Wallet },
] as const

/** Buttons for the networks the merchant has switched on, if any. Each leads to the network and back to the login. */
export function SocialLogin() {
  const { t } = useTranslation('session')
  const { search, state } = useLocation()
  const referralCode = referralCodeOf(useInvitation())
  const authorize = useAuthorize()
  const flags = useSite()?.whitelabelVal ?? {}
  const networks = NETWORKS.filter(({ provider }) => flags[PROVIDER_FLAG[provider]])
  if (networks.length === 0) return null

  const leave = (provider: (typeof NETWORKS)[number]['provider']) =>
    authorize.mutate(provider, {
      onSuccess: ({ url }) => {
        leaveTrace(search, state, referralCode)
        leaveAndReturn(url)
      },
      onError: (error) => void toastError(error),
    })
  return (
    <div className={styles.social}>
      <p className={styles.or}>{t('or_with')}</p>
      <div className={styles.buttons}>
        {networks.map(({ provider, name, Icon }) => (
          <Button
            key={provider}
            variant="secondary"
            icon={<Icon size={20} aria-hidden="true" />}
            className={styles.button}
            disabled={authorize.isPending}
            onClick={() => leave(provider)}
          >
            {name}
          </Button>
        ))}
      </div>
    </div>
  )
}
