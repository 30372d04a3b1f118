import { useQuery } from '@tanstack/react-query'
import { Sparkle } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { banners } from '#client/lib/banners.ts'
import { toast } from '#client/lib/notices.ts'
import { useSession } from '#client/lib/session.ts'
import { BannerStrip } from '../BannerStrip.tsx'
import { NearViewport } from '../NearViewport.tsx'
import { Block } from './Block.tsx'
import { BlockPending } from './BlockPending.tsx'

const GROUP = 'm_newgame'

function Newest() {
  const { t } = useTranslation(['home', 'common'])
  const session = useSession()
  const { data, isPending } = useQuery(banners(GROUP))
  if (!isPending && !data?.length) return null
  const askToLogIn = () => void toast.info(t('common:please_log_in'))
  return (
    <Block title={t('newest')} icon={<Sparkle size={20} aria-hidden="true" />}>
      <BannerStrip group={GROUP} label={t('newest')} onAct={session ? undefined : askToLogIn} />
    </Block>
  )
}

/** The newest games, loaded once the block comes near the screen; a guest is asked to log in (SCR-09). */
export const NewestBlock = () => (
  <NearViewport placeholder={<BlockPending shape="banner" />}>
    <Newest />
  </NearViewport>
)
