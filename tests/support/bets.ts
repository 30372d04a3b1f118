/** A bet on each original that settles at once, as its client sends it, but for the id of the request. */
const CHOICES: Readonly<Record<string, object>> = {
  dice: { target: 5_050, direction: 'over' },
  limbo: { target: 200 },
  plinko: { rows: 12, risk: 'medium' },
  keno: { risk: 'classic', numbers: [40, 1, 7, 22, 13] },
  wheel: { segments: 30, risk: 'medium' },
}

/** Of a stake in units. Throws for a game that is not listed here. */
export function aBet(code: string, stake: number): object {
  if (code === 'roulette') return { chips: [{ kind: 'red', amount: stake }] }
  const choices = CHOICES[code]
  if (!choices) throw new Error(`which bet on ${code}?`)
  return { stake, ...choices }
}
