/** What the VIP room, the reward centre and the page for inviting friends have in common. */
export { BreakCard } from './BreakCard.tsx'
export { CampaignChoice } from './CampaignChoice.tsx'
export { Crown } from './Crown.tsx'
export { Podium } from './Podium.tsx'
export { belowPodium } from './podium-places.ts'
export { isClosed, RoomFrame } from './RoomFrame.tsx'
export { SheetPart, SheetParts, SheetText } from './SheetParts.tsx'
