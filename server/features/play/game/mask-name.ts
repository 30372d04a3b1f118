const SHOWN = 2
const SHORT = 6
const MASK = '***'

/** `juandelacruz21` → `ju***21`; a short name shows only its first letter. */
export function maskName(name: string): string {
  const letters = [...name]
  if (letters.length <= SHORT) return `${letters[0] ?? ''}${MASK}`
  return `${letters.slice(0, SHOWN).join('')}${MASK}${letters.slice(-SHOWN).join('')}`
}
