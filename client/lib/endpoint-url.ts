import type { Endpoint } from '#contract/endpoint.ts'

/** Where an endpoint is called, with its query; fields without a value are left out. */
export function endpointUrl({ path }: Pick<Endpoint, 'path'>, query?: unknown): string {
  const pairs = Object.entries((query ?? {}) as Record<string, unknown>).filter(
    ([, value]) => value !== undefined && value !== null,
  )
  return pairs.length ? `${path}?${new URLSearchParams(pairs.map(([name, value]) => [name, String(value)]))}` : path
}
