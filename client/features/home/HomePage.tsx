import { Skeleton } from '#client/ui/index.ts'

/** Placeholder until the page is written. */
export const HomePage = () => <Skeleton shape="tiles" />
