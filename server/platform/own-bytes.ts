/**
 * A copy in memory of its own, for what is kept: Node cuts small buffers out of shared blocks of 8 kB, and one of a hundred bytes that
 * is held for minutes holds its whole block.
 */
export function ownBytes(content: string | Uint8Array): Buffer {
  const length = typeof content === 'string' ? Buffer.byteLength(content) : content.byteLength
  const own = Buffer.allocUnsafeSlow(length)
  if (typeof content === 'string') own.write(content)
  else own.set(content)
  return own
}
