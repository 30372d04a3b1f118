/** A file of its own: the first screen preloads it without rendering any HTML yet. */
type Sanitise = (html: string) => string
let sanitise: Sanitise | undefined

/** Undefined until loaded. */
export const loadedSanitiser = () => sanitise

/** Loads the sanitiser ahead, for pages that are sure to show HTML. */
export async function loadSanitiser(): Promise<void> {
  sanitise ??= (await import('./sanitise.ts')).sanitise
}
