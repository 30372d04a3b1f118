/** Decompression bombs are refused by their header, before anything in them is unpacked. */
import { crc32, deflateSync } from 'node:zlib'
import * as fc from 'fast-check'
import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import { readPictureHeader, withoutExtras } from './picture-header.ts'
import { pictureOfText } from './picture-text.ts'
import { createPictures } from './redraw-picture.ts'

const { redraw, close } = createPictures()
afterAll(close)
const SQUARE = { size: 256, fit: 'cover' } as const
const WHOLE = { size: 1_600, fit: 'inside' } as const
const AT_ONCE_MS = 150

const chunk = (name: string, data: Buffer) => {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}

interface Claim {
  width: number
  height: number
  interlaced?: boolean
  depth?: number
  extras?: Buffer[]
}
const pngOf = ({ width, height, interlaced = false, depth = 8, extras = [] }: Claim) => {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([depth, 6, 0, 0, interlaced ? 1 : 0], 8)
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    ...extras,
    chunk('IDAT', deflateSync(Buffer.alloc(1_000))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
const jpegOf = ({ width, height }: Claim, frame = 0xc2, scans = 1) => {
  const head = Buffer.from([0xff, frame, 0, 17, 8, 0, 0, 0, 0, 3, 1, 0x11, 0, 2, 0x11, 0, 3, 0x11, 0])
  head.writeUInt16BE(height, 5)
  head.writeUInt16BE(width, 7)
  const scan = Buffer.from([0xff, 0xda, 0, 12, 3, 1, 0, 2, 0, 3, 0, 0, 63, 0, 1, 2])
  return Buffer.concat([Buffer.from([0xff, 0xd8]), head, ...Array.from({ length: scans }, () => scan), Buffer.from([0xff, 0xd9])])
}
const blank = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#ff8a1f' } })

describe('a picture that would be too much', () => {
  it.each([
    ['a PNG of 900 million pixels', () => pngOf({ width: 16_000, height: 60_000 })],
    ['a PNG of 17 million', () => pngOf({ width: 4_200, height: 4_200 })],
    ['an interlaced PNG, held as a whole', () => pngOf({ width: 3_000, height: 3_000, interlaced: true })],
    ['an interlaced PNG of 16 bits', () => pngOf({ width: 2_000, height: 2_000, interlaced: true, depth: 16 })],
    ['a hair of a PNG', () => pngOf({ width: 1, height: 16_000 })],
    ['a JPEG of 4 billion pixels', () => jpegOf({ width: 65_500, height: 65_500 }, 0xc0)],
    ['a JPEG in passes, held as a whole', () => jpegOf({ width: 5_000, height: 5_000 })],
    ['a JPEG of a thousand passes', () => jpegOf({ width: 100, height: 100 }, 0xc2, 1_000)],
  ])('%s is refused at once', async (_, make) => {
    const file = make()
    const startedAt = performance.now()

    await expect(redraw(file, SQUARE)).rejects.toMatchObject({ code: 'upload.too.large' })
    expect(performance.now() - startedAt).toBeLessThan(AT_ONCE_MS)
  })

  it.each([
    ['a GIF', () => blank(20, 20).gif().toBuffer()],
    ['a WebP', () => blank(20, 20).webp().toBuffer()],
    ['an AVIF', () => blank(20, 20).avif().toBuffer()],
    ['a TIFF', () => blank(20, 20).tiff().toBuffer()],
    [
      'an SVG that grows',
      async () =>
        Buffer.from(
          `<!DOCTYPE svg [<!ENTITY a "${'x'.repeat(99)}"><!ENTITY b "${'&a;'.repeat(99)}">]><svg xmlns="http://www.w3.org/2000/svg" width="9e9" height="9e9"><text>&b;</text></svg>`,
        ),
    ],
    ['a JPEG without a frame', async () => Buffer.from('ffd8ffd9', 'hex')],
    ['a JPEG whose height comes later', async () => jpegOf({ width: 50, height: 0 })],
    ['a lossless JPEG', async () => jpegOf({ width: 50, height: 50 }, 0xc3)],
    ['nothing', async () => Buffer.alloc(0)],
  ])('%s is no picture of ours', async (_, make) => {
    await expect(redraw(await make(), SQUARE)).rejects.toMatchObject({ code: 'upload.type.err' })
  })

  it('is not read at all by whatever bytes there are', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(
          Buffer.alloc(0),
          Buffer.from('89504e470d0a1a0a', 'hex'),
          Buffer.from('ffd8', 'hex'),
          jpegOf({ width: 9, height: 9 }),
        ),
        fc.uint8Array({ maxLength: 200 }),
        (start, rest) => {
          const file = Buffer.concat([start, rest])
          readPictureHeader(file)
          withoutExtras(file)
        },
      ),
      { numRuns: 2_000 },
    )
  })

  it('keeps nothing packed beside the picture', async () => {
    const packed = (name: string) => chunk(name, Buffer.concat([Buffer.from('x\0\0'), deflateSync(Buffer.alloc(30_000_000))]))
    const bomb = pngOf({ width: 10, height: 10, extras: [packed('zTXt'), packed('iTXt'), packed('iCCP')] })

    const clean = withoutExtras(bomb)

    expect(clean.length).toBeLessThan(200)
    expect(clean.includes('zTXt') || clean.includes('iTXt') || clean.includes('iCCP')).toBe(false)
  })
})

describe('a picture of a phone', () => {
  it.each([
    ['50 million pixels', () => blank(8_160, 6_120).jpeg().toBuffer()],
    ['12 million in passes', () => blank(4_000, 3_000).jpeg({ progressive: true }).toBuffer()],
    ['a long screenshot', () => blank(1_170, 12_000).png().toBuffer()],
    ['a small interlaced PNG', () => blank(1_000, 1_000).png({ progressive: true }).toBuffer()],
  ])('of %s is drawn', async (_, make) => {
    const drawn = await sharp(await redraw(await make(), WHOLE)).metadata()
    expect(Math.max(drawn.width, drawn.height)).toBeLessThanOrEqual(1_600)
    expect(drawn.format).toBe('webp')
  })

  it('is drawn one at a time; with eight waiting the next is refused', async () => {
    const file = await blank(2_000, 2_000).png().toBuffer()

    const answers = await Promise.allSettled(Array.from({ length: 14 }, () => redraw(file, SQUARE)))

    const refused = answers.filter((answer) => answer.status === 'rejected')
    expect(refused).toHaveLength(14 - 9)
    expect(refused[0]!.reason).toMatchObject({ code: 'TOO_MANY_REQUEST', details: { retryAfter: expect.any(Number) } })
    await expect(redraw(file, SQUARE)).resolves.toBeInstanceOf(Buffer)
  })

  it('that breaks the process is refused; the next one is drawn by another', async () => {
    const [good, half] = [await blank(300, 300).png().toBuffer(), (await blank(900, 900).jpeg().toBuffer()).subarray(0, 900)]

    await expect(redraw(half, SQUARE)).rejects.toMatchObject({ code: 'upload.type.err' })
    await redraw(good, SQUARE)
    close()
    expect((await redraw(good, SQUARE)).length).toBeGreaterThan(50)
  })
})

describe('a picture as text', () => {
  it('of millions of blanks is looked through once', () => {
    const startedAt = performance.now()

    expect(() => pictureOfText(`${' '.repeat(3_000_000)}!`, 5_000_000)).toThrow('request.param.err')
    expect(performance.now() - startedAt).toBeLessThan(1_000)
  })
})
