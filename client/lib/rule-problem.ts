/** Checks a value against the server's rules (SCR-26), so that the form says what the server enforces. */
import type { RegisterRule } from '#contract/identity/register.ts'

const ANYTHING = '*'

function matches(pattern: string, value: string): boolean {
  try {
    return new RegExp(`^(?:${pattern})$`).test(value)
  } catch {
    // The browser cannot read the pattern: the server decides.
    return true
  }
}

/** An empty optional field is valid (SCR-26), as in the server's own check. */
export function problemOf(
  { required, minLength, maxLength, acceptedPattern }: RegisterRule,
  value: string,
): 'required' | 'pattern' | undefined {
  if (value === '') return required ? 'required' : undefined
  if (value.length < minLength || value.length > maxLength) return 'pattern'
  return acceptedPattern === ANYTHING || matches(acceptedPattern, value) ? undefined : 'pattern'
}
