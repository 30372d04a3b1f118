/** What is below the first screen: its code loads after the page's. */
import type { GameCategory } from '#contract/game-category.ts'
import type { VendorLane } from '#contract/play/game.ts'
import { DownloadCard } from '#client/features/site/download/index.ts'
import { menuLanes } from '#client/features/play/game/index.ts'
import { CategoryBlock } from './blocks/CategoryBlock.tsx'
import { NewestBlock } from './blocks/NewestBlock.tsx'
import { VendorBlock } from './blocks/VendorBlock.tsx'
import { WinnersBlock } from './blocks/WinnersBlock.tsx'
import { isByVendor } from './by-vendor.ts'

interface Props {
  lanes: readonly VendorLane[]
  onCategory: (category: GameCategory) => void
}

/** Winners, the offer of the app, the newest, then a block per category (SCR-09); our own games are on the first screen. */
export function LowerLobby({ lanes, onCategory }: Props) {
  return (
    <>
      <WinnersBlock />
      <DownloadCard />
      <NewestBlock />
      {menuLanes(lanes)
        .filter(({ title }) => title !== 'INHOUSE')
        .map((lane) => {
          const { title } = lane
          if (isByVendor(title)) return <VendorBlock key={title} lane={lane} onAll={() => onCategory(title)} />
          return <CategoryBlock key={title} lane={lane} />
        })}
    </>
  )
}
