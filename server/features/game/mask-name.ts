const SHOWN = 2
const MASK = '***'

/** `juandelacruz21` → `ju***21`; of a short name only the first letter shows. */
export function maskName(name: string): string {
  const letters = [...name]
  const isShort = letters.length <= SHOWN * 2
  return isShort ? `${letters[0] ?? ''}${MASK}` : `${letters.slice(0, SHOWN).join('')}${MASK}${letters.slice(-SHOWN).join('')}`
}
