export { ClosedRibbon } from './ClosedRibbon.tsx'
export { SiteDoorCard } from './SiteDoorCard.tsx'
