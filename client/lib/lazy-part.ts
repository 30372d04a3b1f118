import { lazy, type ComponentType } from 'react'

/**
 * A component whose code comes when it is first drawn: `lazyPart(() => import('./Footer.tsx'), 'Footer')`. Browsers
 * remember a failed import, so only a new page asks for it again.
 */
export const lazyPart = <Props extends object, Name extends string>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
) => lazy(async () => ({ default: (await load())[name] }))
