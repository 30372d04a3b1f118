import { useQuery } from '@tanstack/react-query'
import { Megaphone } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { announcements } from '#client/features/content/announcement/index.ts'
import { paths } from '#client/lib/paths.ts'
import { useOpenScreen } from '#client/lib/use-open-screen.ts'
import { IconButton, Marquee } from '#client/ui/index.ts'
import styles from './HomePage.module.css'

/** The announcement ticker: its icon links to the deposit, a line to its announcement (SCR-10). The first announcement sets its speed. */
export function Ticker() {
  const { t } = useTranslation(['home', 'common'])
  const navigate = useNavigate()
  const openScreen = useOpenScreen()
  const { data, isPending, isError, refetch } = useQuery(announcements())
  const items = data?.player.map(({ id, title }) => ({ id, text: title })) ?? []
  const lead = (
    <IconButton
      label={t('announcements_deposit')}
      className={styles.lead}
      icon={<Megaphone size={20} />}
      onClick={() => openScreen('deposit')}
    />
  )
  if (items.length > 0) {
    return (
      <Marquee
        label={t('announcements')}
        lead={lead}
        items={items}
        speed={data?.player[0]?.announcementDisplaySpeed}
        onSelect={(_item, index) => void navigate(paths.notice(index))}
      />
    )
  }
  const text = isPending ? ' ' : t(isError ? 'common:load_failed' : 'common:no_announcement')
  return (
    <Marquee
      label={t('announcements')}
      lead={lead}
      items={[{ id: 'none', text }]}
      isStill
      onSelect={isError ? () => void refetch() : undefined}
    />
  )
}
