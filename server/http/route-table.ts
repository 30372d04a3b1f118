/** Paths to routes: canonical paths, older aliases and relay codes in one map. */
import { methodsOf, pathsOf } from '#contract/endpoint.ts'
import type { Route } from './handle.ts'

export interface RouteTable {
  /** The methods of a path, or undefined if the path is unknown. */
  find(path: string): ReadonlyMap<string, Route> | undefined
}

const RELATIVE = /^\/m\/(?:wps|lgw|lotto|lotto-vn)\//

/** Some clients request relative to a page under `/m`, and one sends a trailing space (WIR-04). */
export function normalisePath(path: string): string {
  const trimmed = path.endsWith('%20') ? path.slice(0, -3) : path
  return RELATIVE.test(trimmed) ? trimmed.slice(2) : trimmed
}

export function createRouteTable(routes: readonly Route[]): RouteTable {
  const byPath = new Map<string, Map<string, Route>>()
  for (const route of routes) {
    for (const path of pathsOf(route.endpoint)) {
      const methods = byPath.get(path) ?? new Map<string, Route>()
      byPath.set(path, methods)
      for (const method of methodsOf(route.endpoint)) {
        if (methods.has(method)) throw new Error(`Two endpoints declare ${method} ${path}`)
        methods.set(method, route)
      }
    }
  }
  return { find: (path) => byPath.get(path) }
}
