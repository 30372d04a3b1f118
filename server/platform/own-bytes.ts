/**
 * A copy in its own memory, for bytes that are kept: Node allocates small buffers in shared 8 kB blocks, and a hundred bytes kept
 * for minutes would keep the whole block.
 */
export function ownBytes(content: string | Uint8Array): Buffer {
  const length = typeof content === 'string' ? Buffer.byteLength(content) : content.byteLength
  const own = Buffer.allocUnsafeSlow(length)
  if (typeof content === 'string') own.write(content)
  else own.set(content)
  return own
}
