/**
 * Calls this server doesn't have. For a module of the contract that isn't built (a relay code, a lottery) it answers an envelope
 * and 200, as if the module were switched off: older clients crash on any other status (WIR-08). Other paths are not calls.
 */
import type { ErrorCode } from '#contract/errors.ts'
import { normalisePath } from './route-table.ts'

const OF_A_MODULE = /^\/(?:wps\/relay\/[^/]+$|lotto(?:-vn)?(?:\/|$))/

export const absentCallCode = (path: string): ErrorCode =>
  OF_A_MODULE.test(normalisePath(path)) ? 'function.not.available' : 'path.not.found'
