const SHOWN = 2
const HIDDEN = '***'

/** `manay` as `ma***ay`: the first and last two signs, fewer of a short name; how long the name is stays unknown. */
export function maskName(name: string): string {
  const signs = [...name]
  const shown = Math.min(SHOWN, Math.floor((signs.length - 1) / 2))
  return shown <= 0 ? HIDDEN : signs.slice(0, shown).join('') + HIDDEN + signs.slice(-shown).join('')
}
