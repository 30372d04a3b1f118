import { useTranslation } from 'react-i18next'
import type { PlaySession } from '#contract/responsible-play.ts'
import { useCurrency } from '#client/features/system/index.ts'
import { formatMoney } from '#client/lib/format.ts'
import { Stat, StatTrio } from '#client/ui/index.ts'
import { useElapsed } from './elapsed.ts'

/** Time since the login, what was staked, and what is won or lost of it (RG-11), as it was told at `toldAt`. */
export function SessionFacts({ session, toldAt }: { session: PlaySession; toldAt: number }) {
  const { t, i18n } = useTranslation('responsible-play')
  const currency = useCurrency()
  const money = (amount: bigint, isSigned = false) => formatMoney(amount, currency, { language: i18n.language, isSigned })
  return (
    <StatTrio>
      <Stat label={t('session_time')} value={useElapsed(session, toldAt)} />
      <Stat label={t('session_staked')} value={money(session.staked)} />
      <Stat label={t('session_net')} value={money(session.net, session.net !== 0n)} />
    </StatTrio>
  )
}
