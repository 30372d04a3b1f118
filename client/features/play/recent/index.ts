export { RecentList } from './RecentList.tsx'
export { recentBlock, useReloadRecent } from './recent.queries.ts'
