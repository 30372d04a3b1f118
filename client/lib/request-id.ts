/** The id of one request: a bet, an order. `randomUUID` exists on secure pages only; without TLS, draw the same bytes here. */
export function newRequestId(): string {
  if (isSecureContext) return crypto.randomUUID()
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
