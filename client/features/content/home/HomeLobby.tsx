import { useQuery } from '@tanstack/react-query'
import { recentBlock } from '#client/features/play/recent/index.ts'
import { useSession } from '#client/lib/session.ts'
import { BlockPending } from './blocks/BlockPending.tsx'
import { InHouseLane } from './blocks/InHouseBlock.tsx'
import { HotBlock } from './blocks/HotBlock.tsx'
import { RecentBlock } from './blocks/RecentBlock.tsx'

const ONE_ROW = 3

/**
 * The part of the lobby on the first screen: the member's recent games, our own, the hot ones (SCR-09). The recent games come first, so
 * nothing takes their place before they are known; if they fail to load, they are left out.
 */
export function HomeLobby() {
  const session = useSession()
  const { data: recent = [], isPending } = useQuery({ ...recentBlock(ONE_ROW), enabled: session !== null, retry: false })
  // Most members have played before.
  if (session && isPending)
    return (
      <>
        <BlockPending shape="tiles" rows={ONE_ROW} />
        <BlockPending shape="tiles" />
      </>
    )
  return (
    <>
      {recent.length > 0 && <RecentBlock games={recent} />}
      <InHouseLane />
      <HotBlock />
    </>
  )
}
