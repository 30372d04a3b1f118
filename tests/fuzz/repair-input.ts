/** Repairs what a schema refuses, by its error messages: few random inputs pass a strict schema. */
import * as z from 'zod'
import type { Random } from '#server/testing/random.ts'

type Issue = z.core.$ZodIssue
const ROUNDS = 6
/** Tried in order if the error does not say what is expected. */
const GUESSES: readonly unknown[] = [undefined, 1, '1', 'test1234', '2026-11-22', 'en', 'TY', true, '123456', '1-1', 0.5, [1], {}]

type Parent = Record<PropertyKey, unknown>
function parentOf(input: unknown, path: readonly PropertyKey[]): Parent | undefined {
  let at = input
  for (const key of path.slice(0, -1)) at = typeof at === 'object' && at !== null ? (at as Parent)[key] : undefined
  return typeof at === 'object' && at !== null ? (at as Parent) : undefined
}

function better(value: unknown, issue: Issue, random: Random, round: number): unknown {
  if (issue.code === 'invalid_value') return random.pick(issue.values)
  if (issue.code === 'too_small') {
    const least = Number(issue.minimum)
    if (issue.origin === 'string') return String(value).padEnd(least, 'x')
    if (issue.origin === 'array')
      return Array.from({ length: least }, (_, index) => (Array.isArray(value) ? (value[index] ?? value[0] ?? 1) : 1))
    // For money, bounds are in ten-thousandths: a whole unit is usually enough.
    return issue.origin === 'bigint' ? random.between(1, 20) : least + random.below(3)
  }
  if (issue.code === 'too_big') {
    const most = Number(issue.maximum)
    if (issue.origin === 'string') return String(value).slice(0, most)
    if (issue.origin === 'array') return Array.isArray(value) ? value.slice(0, most) : value
    return issue.origin === 'bigint' ? 0.01 : Math.max(1, Math.min(most, random.between(1, 20)))
  }
  if (issue.code === 'invalid_type' && issue.expected === 'int') return Math.trunc(Number(value)) || 1
  if (issue.code === 'invalid_type' && issue.expected === 'string') return 'words'
  return GUESSES[(round + random.below(3)) % GUESSES.length]
}

/** The input, changed where the schema refuses it; undefined if that does not help. `asSent`: as it arrives on the other side. */
export function repaired(schema: z.core.$ZodType, input: unknown, random: Random, asSent: (input: unknown) => unknown): unknown {
  let changed = input
  for (let round = 0; round < ROUNDS; round++) {
    const { success, error } = z.safeParse(schema, asSent(changed))
    if (success) return changed ?? {}
    if (typeof changed !== 'object' || changed === null) return undefined
    changed = structuredClone(changed)
    for (const issue of error.issues) {
      const parent = parentOf(changed, issue.path)
      const key = issue.path.at(-1)
      if (!parent || key === undefined) continue
      const value = better(parent[key], issue, random, round)
      if (value === undefined) delete parent[key]
      else parent[key] = value
    }
  }
  return undefined
}
