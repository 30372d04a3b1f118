/** Moves query parameters that many operations share into components. */
import type { JsonSchema } from './json-schemas.ts'

type Operation = JsonSchema & { parameters: JsonSchema[] }
type Paths = Readonly<Record<string, Readonly<Record<string, JsonSchema>>>>

const SHARED_FROM = 3

/** Changes the operations to references, and returns what they refer to. The first kind of `page` is `page`, the next `page2`. */
export function shareParameters(paths: Paths): Record<string, JsonSchema> {
  const operations = Object.values(paths).flatMap((path) => Object.values(path) as Operation[])
  const uses = new Map<string, number>()
  for (const parameter of operations.flatMap(({ parameters }) => parameters)) {
    const text = JSON.stringify(parameter)
    if (parameter.in === 'query') uses.set(text, (uses.get(text) ?? 0) + 1)
  }
  const shared: Record<string, JsonSchema> = {}
  const nameOf = new Map<string, string>()
  for (const [text, count] of uses) {
    if (count < SHARED_FROM) continue
    const parameter = JSON.parse(text) as JsonSchema & { name: string }
    const alike = Object.keys(shared).filter((name) => name.replace(/\d+$/, '') === parameter.name).length
    const name = alike === 0 ? parameter.name : `${parameter.name}${alike + 1}`
    shared[name] = parameter
    nameOf.set(text, name)
  }
  for (const operation of operations)
    operation.parameters = operation.parameters.map((parameter) => {
      const name = nameOf.get(JSON.stringify(parameter))
      return name ? { $ref: `#/components/parameters/${name}` } : parameter
    })
  return shared
}
