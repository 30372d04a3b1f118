/**
 * Calls this server doesn't have. A module of the contract that isn't built, be it a relay code or a lottery, is answered with an
 * envelope and 200 as if it were switched off: older clients crash on any other status (WIR-08). Other paths are no calls at all.
 */
import type { ErrorCode } from '#contract/errors.ts'
import { normalisePath } from './route-table.ts'

const OF_A_MODULE = /^\/(?:wps\/relay\/[^/]+$|lotto(?:-vn)?(?:\/|$))/

export const absentCallCode = (path: string): ErrorCode =>
  OF_A_MODULE.test(normalisePath(path)) ? 'function.not.available' : 'path.not.found'
