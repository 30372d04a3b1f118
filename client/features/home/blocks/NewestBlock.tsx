import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { banners } from '#client/features/announcement/index.ts'
import { toast } from '#client/lib/notices.ts'
import { useSession } from '#client/lib/session.ts'
import { Sparkle } from 'lucide-react'
import { BannerSlide } from '../BannerSlide.tsx'
import { useRedirect } from '../use-redirect.ts'
import { Block } from './Block.tsx'
import styles from './blocks.module.css'

/** The newest games (banner group m_newgame); a guest is asked to log in (spec §2). */
export function NewestBlock() {
  const { t } = useTranslation(['home', 'common'])
  const session = useSession()
  const redirectOf = useRedirect()
  const { data = [] } = useQuery(banners('m_newgame'))
  if (data.length === 0) return null
  const askToLogIn = () => void toast.info(t('common:please_log_in'))
  return (
    <Block title={t('newest')} icon={<Sparkle size={20} aria-hidden="true" />}>
      <div className={styles.strip}>
        {data.map((banner) => (
          <BannerSlide key={banner.bannerId} banner={banner} onAct={session ? redirectOf(banner) : askToLogIn} isFirst={false} />
        ))}
      </div>
    </Block>
  )
}
