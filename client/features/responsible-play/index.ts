export { useRemind } from './responsible-play.queries.ts'
export { RealityCheckDialog } from './RealityCheckDialog.tsx'
export { SessionLine } from './SessionLine.tsx'
