/** Apart from SafeHtml: the first screen fetches it ahead and draws no HTML yet. */
type Sanitise = (html: string) => string
let sanitise: Sanitise | undefined

/** Undefined until it is there. */
export const loadedSanitiser = () => sanitise

/** Fetches the sanitiser ahead of the first HTML, for pages that are sure to show some. */
export async function loadSanitiser(): Promise<void> {
  sanitise ??= (await import('./sanitise.ts')).sanitise
}
