/** Requirements of the domain by area: prefix of the ids, topic, and number. */
export const REQUIREMENT_AREAS = [
  ['ACC', 'accounts, sessions, access', 11],
  ['LED', 'money, statements, the ledger', 18],
  ['BON', 'bonuses', 7],
  ['RG', 'responsible gambling', 15],
  ['GAM', 'games', 15],
  ['WAL', 'wallet calls of vendors', 14],
  ['PF', 'provable fairness', 10],
  ['AGT', 'the agent programme', 14],
  ['LOT', 'lotteries', 11],
] as const

/** Every id, `ACC-01` to `LOT-11`. */
export const requirementIds = (): string[] =>
  REQUIREMENT_AREAS.flatMap(([area, , count]) =>
    Array.from({ length: count }, (_, index) => `${area}-${String(index + 1).padStart(2, '0')}`),
  )
