import { lazy, type ComponentType } from 'react'

/** A lost connection is asked once more before the part counts as broken. */
const RETRY_MS = 1_500
const pause = () => new Promise((resolve) => setTimeout(resolve, RETRY_MS))

/** A component whose code comes when it is first drawn: `lazyPart(() => import('./Footer.tsx'), 'Footer')`. */
export const lazyPart = <Props extends object, Name extends string>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
) =>
  lazy(async () => {
    const module = await load().catch(() => pause().then(load))
    return { default: module[name] }
  })
