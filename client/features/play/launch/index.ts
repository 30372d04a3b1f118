export { GameSheetHost } from './GameSheetHost.tsx'
export { isOpenedHere } from './opened-here.ts'
export { useLaunch } from './use-launch.ts'
export { useOpenAddress } from './use-open-address.ts'
