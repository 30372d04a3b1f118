/** What the VIP room, the reward centre and the page for inviting friends have in common. */
export { BreakCard } from './BreakCard.tsx'
export { isClosed, RoomFrame } from './RoomFrame.tsx'
export { SheetPart, SheetParts, SheetText } from './SheetParts.tsx'
