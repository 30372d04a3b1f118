import type { GameCategory, VendorLane } from '#contract/game.ts'
import { menuLanes } from '#client/features/game/index.ts'
import { useSession } from '#client/lib/session.ts'
import { CategoryBlock } from './blocks/CategoryBlock.tsx'
import { HotBlock } from './blocks/HotBlock.tsx'
import { InHouseBlock } from './blocks/InHouseBlock.tsx'
import { NewestBlock } from './blocks/NewestBlock.tsx'
import { RecentBlock } from './blocks/RecentBlock.tsx'
import { VendorBlock } from './blocks/VendorBlock.tsx'
import { WinnersBlock } from './blocks/WinnersBlock.tsx'

/** Shown by their vendors, not their games (spec §2). */
const BY_VENDOR: readonly GameCategory[] = ['COCKFIGHT', 'SPORTS', 'ESPORTS']
export const isByVendor = (category: GameCategory) => BY_VENDOR.includes(category)

interface Props {
  lanes: readonly VendorLane[]
  onCategory: (category: GameCategory) => void
}

/** The whole lobby, block by block. */
export function HomeLobby({ lanes, onCategory }: Props) {
  const session = useSession()
  const shown = menuLanes(lanes)
  return (
    <>
      {session && <RecentBlock />}
      <HotBlock />
      {shown.some(({ title }) => title === 'INHOUSE') && <InHouseBlock />}
      <WinnersBlock />
      <NewestBlock />
      {shown.map((lane) => {
        const { title } = lane
        if (title === 'INHOUSE') return null
        if (isByVendor(title)) return <VendorBlock key={title} lane={lane} onAll={() => onCategory(title)} />
        return <CategoryBlock key={title} lane={lane} />
      })}
    </>
  )
}
