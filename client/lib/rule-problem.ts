/** The server's rules for a value, read here (spec §5): what a form says is what is enforced. */
import type { RegisterRule } from '#contract/register.ts'

const ANYTHING = '*'

function matches(pattern: string, value: string): boolean {
  try {
    return new RegExp(`^(?:${pattern})$`).test(value)
  } catch {
    // A pattern this browser cannot read: the server decides.
    return true
  }
}

/** An optional empty field is right (spec §5); the server's own check is the same. */
export function problemOf(
  { required, minLength, maxLength, acceptedPattern }: RegisterRule,
  value: string,
): 'required' | 'pattern' | undefined {
  if (value === '') return required ? 'required' : undefined
  if (value.length < minLength || value.length > maxLength) return 'pattern'
  return acceptedPattern === ANYTHING || matches(acceptedPattern, value) ? undefined : 'pattern'
}
