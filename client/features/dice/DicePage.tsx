import { Skeleton } from '#client/ui/index.ts'

/** Placeholder until the page is written. */
export const DicePage = () => <Skeleton shape="tiles" />
