export { GameSheetHost } from './GameSheetHost.tsx'
export { useLaunch } from './use-launch.ts'
export { useOpenAddress } from './use-open-address.ts'
