/** Where a claim comes from: rewards are given once per household and device, if their campaign says so. */
import { randomUUID } from 'node:crypto'
import { networkOf } from '#server/platform/network-of.ts'
import type { RequestFacts, SetCookie } from '#server/http/handle.ts'

export interface ClaimPlace {
  address: string
  device: string
}

/** Our own device id, which scripts of the page cannot read or clear. */
const DEVICE_COOKIE = 'palaro_device'
/** Older clients keep a device id of their own (WIR-03). */
const OLDER_COOKIE = 'SHELL_deviceId'
const YEAR_S = 31_536_000
const MARK = /^[\w-]{8,64}$/

export function claimPlace({
  ip,
  cookies,
  setCookie,
}: Pick<RequestFacts, 'ip' | 'cookies'> & { setCookie: SetCookie }): ClaimPlace {
  const known = [cookies[DEVICE_COOKIE], cookies[OLDER_COOKIE]].find((mark) => mark !== undefined && MARK.test(mark))
  const device = known ?? randomUUID()
  if (cookies[DEVICE_COOKIE] !== device) setCookie(DEVICE_COOKIE, device, YEAR_S)
  return { address: networkOf(ip), device }
}
