/**
 * Reads what a file declares before anything in it is unpacked. Done by hand, because the picture library would open every format
 * it knows and unpack what comes before the size.
 */

export interface PictureHeader {
  format: 'png' | 'jpeg'
  width: number
  height: number
  /** Bytes that must be in memory at once to decode it, for pictures that come in passes instead of line by line. */
  heldBytes: number
  /** JPEG: passes over the whole picture. */
  scans: number
}

const PNG_SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex')
const PNG_HEAD_LENGTH = 33
const INTERLACED = 1
/** One as it arrives in passes, one as it is read. */
const PNG_COPIES = 2
/** Channels after unpacking, by colour type: grey, colour, palette, and both with transparency. */
const PNG_CHANNELS: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 4, 4: 2, 6: 4 }

function readPng(file: Buffer): PictureHeader | undefined {
  if (file.length < PNG_HEAD_LENGTH || file.toString('latin1', 12, 16) !== 'IHDR') return undefined
  const [width, height, depth] = [file.readUInt32BE(16), file.readUInt32BE(20), file[24]!]
  const channels = PNG_CHANNELS[file[25]!]
  if (!channels) return undefined
  const isHeld = file[28] === INTERLACED
  const heldBytes = isHeld ? PNG_COPIES * width * height * channels * Math.ceil(depth / 8) : 0
  return { format: 'png', width, height, scans: 1, heldBytes }
}

const MARKER = 0xff
const START_OF_SCAN = 0xda
const [BASELINE, EXTENDED, PROGRESSIVE] = [0xc0, 0xc1, 0xc2]
/** Frames: every `C` marker except Huffman tables (C4), JPEG extensions (C8) and arithmetic conditioning (CC). */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
const COEFFICIENT_BYTES = 2

function heldBytesOf(frame: Buffer, width: number, height: number): number {
  const parts = Array.from({ length: frame[5] ?? 0 }, (_, index) => frame[7 + index * 3] ?? 0x11)
  const most = Math.max(...parts.map((sampling) => (sampling >> 4) * (sampling & 15)), 1)
  const share = parts.reduce((sum, sampling) => sum + ((sampling >> 4) * (sampling & 15)) / most, 0)
  return Math.ceil(width * height * share * COEFFICIENT_BYTES)
}

/** Counts from an offset on, including a second picture after the first. */
function countScans(file: Buffer, from: number): number {
  const mark = Buffer.from([MARKER, START_OF_SCAN])
  let count = 0
  for (let at = file.indexOf(mark, from); at !== -1; at = file.indexOf(mark, at + 2)) count += 1
  return count
}

function readJpeg(file: Buffer): PictureHeader | undefined {
  let frame: Buffer | undefined
  let isProgressive = false
  for (let at = 2; at + 5 <= file.length;) {
    if (file[at] !== MARKER) return undefined
    const marker = file[at + 1]!
    // Any number of these may come between two segments.
    if (marker === MARKER) {
      at += 1
      continue
    }
    if (isFrame(marker)) {
      frame = file.subarray(at + 4, at + 2 + file.readUInt16BE(at + 2))
      if (![BASELINE, EXTENDED, PROGRESSIVE].includes(marker) || frame.length < 6) return undefined
      isProgressive = marker === PROGRESSIVE
    }
    if (marker === START_OF_SCAN) {
      if (!frame) return undefined
      const [height, width, parts] = [frame.readUInt16BE(1), frame.readUInt16BE(3), frame[5]!]
      // A baseline picture may have its colours one after the other; then all of it is kept in memory too.
      const isHeld = isProgressive || file[at + 4]! < parts
      const heldBytes = isHeld ? heldBytesOf(frame, width, height) : 0
      return { format: 'jpeg', width, height, heldBytes, scans: isHeld ? countScans(file, at) : 1 }
    }
    at += 2 + file.readUInt16BE(at + 2)
  }
  return undefined
}

/** Undefined if it is neither PNG nor JPG. */
export function readPictureHeader(file: Buffer): PictureHeader | undefined {
  if (file.subarray(0, PNG_SIGNATURE.length).equals(PNG_SIGNATURE)) return readPng(file)
  if (file[0] === MARKER && file[1] === 0xd8) return readJpeg(file)
  return undefined
}

/** The chunks needed to draw a PNG; the colour profile only if it is small. */
const DRAWN_CHUNKS: readonly string[] = ['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'gAMA', 'sRGB', 'cHRM', 'eXIf']
const COLOURS = 'iCCP'
const MAX_PACKED_COLOURS = 16_384
const CHUNK_FRAME = 12

/** Removes texts and extensions from a PNG: they are compressed, and a few kilobytes may unpack to gigabytes. */
export function withoutExtras(png: Buffer): Buffer {
  const kept = [png.subarray(0, PNG_SIGNATURE.length)]
  for (let at = PNG_SIGNATURE.length; at + CHUNK_FRAME <= png.length;) {
    const length = png.readUInt32BE(at)
    const name = png.toString('latin1', at + 4, at + 8)
    const chunk = png.subarray(at, at + CHUNK_FRAME + length)
    if (DRAWN_CHUNKS.includes(name) || (name === COLOURS && length <= MAX_PACKED_COLOURS)) kept.push(chunk)
    at += CHUNK_FRAME + length
  }
  return Buffer.concat(kept)
}
