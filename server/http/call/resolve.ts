/** The first step: which declared endpoint a request is for. */
import { AppError } from '#server/platform/app-error.ts'
import { absentCallCode } from '../absent-call.ts'
import type { Route } from '../handle.ts'
import { createRouteTable, normalisePath } from '../route-table.ts'
import type { ApiRequest } from './request.ts'

/** Throws the code for an unknown path or method; then the `Allow` header names the methods there are. */
export function createResolve(routes: readonly Route[]) {
  const table = createRouteTable(routes)
  return function resolve({ req, res, path }: Pick<ApiRequest, 'req' | 'res' | 'path'>): Route {
    const methods = table.find(normalisePath(path))
    if (!methods) throw new AppError(absentCallCode(path))
    const route = methods.get(req.method ?? 'GET')
    if (route) return route
    res.setHeader('Allow', [...methods.keys()].join(', '))
    throw new AppError('http_method_not_support')
  }
}
