import { createElement, lazy, useState, type ComponentType } from 'react'
import { ApiError } from './api-error.ts'
import { toastError } from './error-text.ts'
import { loadTexts } from './i18n.ts'

type Load<Props extends object, Name extends string> = () => Promise<Record<Name, ComponentType<Props>>>

/** Its code and all of its texts, beside each other: a component that found a text missing would take the drawn page away. */
async function loadPart<Props extends object, Name extends string>(
  load: Load<Props, Name>,
  name: Name,
  texts: readonly string[],
) {
  const [module] = await Promise.all([load(), loadTexts(texts)])
  return module[name]
}

/**
 * A component whose code comes when it is first drawn: `lazyPart(() => import('./Footer.tsx'), 'Footer')`. Browsers
 * remember a failed import, so only a new page asks for it again. The build names its texts (build/part-texts.ts).
 */
export const lazyPart = <Props extends object, Name extends string>(
  load: Load<Props, Name>,
  name: Name,
  texts: readonly string[] = [],
) => lazy(async () => ({ default: await loadPart(load, name, texts) }))

/** The same for what may be loaded before it is first drawn: then it is drawn at once, without a placeholder. */
export function preloadedPart<Name extends string>(load: Load<object, Name>, name: Name, texts: readonly string[] = []) {
  const Later = lazy(async () => ({ default: (await loadPart(load, name, texts)) as ComponentType }))
  let loaded: ComponentType | undefined
  return {
    // One and the same for as long as it is shown.
    Part: () => createElement(useState(() => loaded ?? Later)[0]),
    preload: async () => {
      loaded = await loadPart(load, name, texts)
    },
  }
}

/** What was tapped for has no code, and only a new page asks for it again: once there is a connection. */
export function askForFreshPage(): void {
  if (navigator.onLine) location.reload()
  else void toastError(new ApiError('network.timeout'))
}
