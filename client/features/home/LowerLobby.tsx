/** What lies below the first screen: its code comes after that of the page. */
import type { GameCategory, VendorLane } from '#contract/game.ts'
import { menuLanes } from '#client/features/game/index.ts'
import { CategoryBlock } from './blocks/CategoryBlock.tsx'
import { InHouseBlock } from './blocks/InHouseBlock.tsx'
import { NewestBlock } from './blocks/NewestBlock.tsx'
import { VendorBlock } from './blocks/VendorBlock.tsx'
import { WinnersBlock } from './blocks/WinnersBlock.tsx'
import { isByVendor } from './by-vendor.ts'

interface Props {
  lanes: readonly VendorLane[]
  onCategory: (category: GameCategory) => void
}

/** In-house games, winners, the newest, then a block a category. */
export function LowerLobby({ lanes, onCategory }: Props) {
  const shown = menuLanes(lanes)
  return (
    <>
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
