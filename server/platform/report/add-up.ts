/** Adds up rows of figures, name by name; `nothing` has every name with zero. A figure that a row lacks adds nothing. Pure. */
export function addUp<Figures extends object>(nothing: Figures, rows: readonly Partial<Figures>[]): Figures {
  const sum = { ...nothing }
  for (const name of Object.keys(nothing) as (keyof Figures)[]) {
    for (const row of rows) {
      const part = row[name]
      // A count or an amount, the same in every row.
      if (part !== undefined) sum[name] = ((sum[name] as number) + (part as number)) as Figures[typeof name]
    }
  }
  return sum
}
