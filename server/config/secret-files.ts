/** `<NAME>_FILE` names a file with the value of `<NAME>`, to keep secrets out of the environment (Docker secrets). */
import { readFileSync } from 'node:fs'

type Variables = Record<string, string | undefined>

const FILE_SUFFIX = '_FILE'

/** The variables with the contents of their files; `problems` has a line for each file that cannot be read. */
export function withSecretFiles(given: Variables, names: readonly string[]): { variables: Variables; problems: string[] } {
  const variables = { ...given }
  const problems: string[] = []
  for (const name of names) {
    const path = given[name + FILE_SUFFIX]
    if (path === undefined) continue
    if (given[name] !== undefined) {
      problems.push(`${name}${FILE_SUFFIX}: ${name} is set too; remove one of them`)
      continue
    }
    try {
      // Editors and `echo` end a file with a line break; an empty file sets nothing.
      variables[name] = readFileSync(path, 'utf8').replace(/\r?\n$/, '') || undefined
    } catch {
      problems.push(
        `${name}${FILE_SUFFIX}: ${path} cannot be read, e.g. ${name}${FILE_SUFFIX}=/run/secrets/${name.toLowerCase()}`,
      )
    }
  }
  return { variables, problems }
}

/** Adds the password to the URL, unless it has one. */
export function withPassword(address: string | undefined, password: string | undefined): string | undefined {
  if (address === undefined || password === undefined) return address
  const url = new URL(address)
  if (url.password === '') url.password = encodeURIComponent(password)
  return url.href
}
