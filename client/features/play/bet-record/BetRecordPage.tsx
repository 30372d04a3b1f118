import { useTranslation } from 'react-i18next'
import { useFlag, useSite } from '#client/lib/site.ts'
import { paths } from '#client/lib/paths.ts'
import recordsArt from '#client/ui/art/records.svg'
import { ButtonLink, EmptyState, Skeleton } from '#client/ui/index.ts'
import { BetList } from './BetList.tsx'

const ROWS_WAITING = 6

/** The bet record; only if the site has switched it on (SCR-36). */
export function BetRecordPage() {
  const { t } = useTranslation('bet-record')
  const site = useSite()
  const isOn = useFlag('TRANSBETREPMEM3')
  if (!site) return <Skeleton rows={ROWS_WAITING} />
  if (isOn) return <BetList />
  return <EmptyState art={recordsArt} message={t('off')} action={<ButtonLink to={paths.home}>{t('go_home')}</ButtonLink>} />
}
