import { createElement, lazy, useState, type ComponentType } from 'react'
import { ApiError } from './api-error.ts'
import { toastError } from './error-text.ts'
import { loadTexts } from './i18n.ts'

type Load<Props extends object, Name extends string> = () => Promise<Record<Name, ComponentType<Props>>>

/** Loads the code and its texts in parallel: a component that suspends on a missing text would hide the page around it. */
async function loadPart<Props extends object, Name extends string>(
  load: Load<Props, Name>,
  name: Name,
  texts: readonly string[],
) {
  const [module] = await Promise.all([load(), loadTexts(texts)])
  return module[name]
}

/**
 * A component whose code loads when it is first rendered: `lazyPart(() => import('./Footer.tsx'), 'Footer')`. Browsers remember a
 * failed import, so only a reload tries again. The build adds the list of its texts (build/part-texts.ts).
 */
export const lazyPart = <Props extends object, Name extends string>(
  load: Load<Props, Name>,
  name: Name,
  texts: readonly string[] = [],
) => lazy(async () => ({ default: await loadPart(load, name, texts) }))

/** Like `lazyPart`, for code that may be loaded ahead: it then renders at once, without a placeholder. */
export function preloadedPart<Props extends object, Name extends string>(
  load: Load<Props, Name>,
  name: Name,
  texts: readonly string[] = [],
) {
  const Later = lazy(async () => ({ default: (await loadPart(load, name, texts)) as ComponentType<Props> }))
  let loaded: ComponentType<Props> | undefined
  return {
    // Stays the same while it is mounted.
    Part: (props: Props) =>
      createElement(useState<ComponentType<Props>>(() => loaded ?? (Later as ComponentType<Props>))[0], props),
    isLoaded: () => loaded !== undefined,
    preload: async () => {
      loaded = await loadPart(load, name, texts)
    },
  }
}

/** The code for a tap did not load, and only a reload tries again, once there is a connection. */
export function askForFreshPage(): void {
  if (navigator.onLine) location.reload()
  else void toastError(new ApiError('network.timeout'))
}
