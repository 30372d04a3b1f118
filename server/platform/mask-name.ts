const SHOWN = 2
const HIDDEN = '***'

/** `manay` as `ma***ay`: the first and last two characters, fewer of a short name; hides the length of the name. */
export function maskName(name: string): string {
  const signs = [...name]
  const shown = Math.min(SHOWN, Math.floor((signs.length - 1) / 2))
  return shown <= 0 ? HIDDEN : signs.slice(0, shown).join('') + HIDDEN + signs.slice(-shown).join('')
}
