import { createElement, lazy, useState, type ComponentType } from 'react'
import { ApiError } from './api-error.ts'
import { toastError } from './error-text.ts'

/**
 * A component whose code comes when it is first drawn: `lazyPart(() => import('./Footer.tsx'), 'Footer')`. Browsers
 * remember a failed import, so only a new page asks for it again.
 */
export const lazyPart = <Props extends object, Name extends string>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
) => lazy(async () => ({ default: (await load())[name] }))

/** The same for what may be loaded before it is first drawn: then it is drawn at once, without a placeholder. */
export function preloadedPart<Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) {
  const Later = lazy(async () => ({ default: (await load())[name] as ComponentType }))
  let loaded: ComponentType | undefined
  return {
    // One and the same for as long as it is shown.
    Part: () => createElement(useState(() => loaded ?? Later)[0]),
    preload: async () => {
      loaded = (await load())[name]
    },
  }
}

/** What was tapped for has no code, and only a new page asks for it again: once there is a connection. */
export function askForFreshPage(): void {
  if (navigator.onLine) location.reload()
  else void toastError(new ApiError('network.timeout'))
}
