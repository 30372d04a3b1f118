import sharp from 'sharp'
import svgCaptcha from 'svg-captcha'

const DIGITS = 4
const NOISE_LINES = 2
const PICTURE = { width: 120, height: 44, fontSize: 48 } as const

/** A PNG of random digits (the client's field takes up to 6). */
export async function drawCaptcha(): Promise<{ answer: string; png: Buffer }> {
  const { text, data } = svgCaptcha.create({
    ...PICTURE,
    size: DIGITS,
    charPreset: '0123456789',
    ignoreChars: '',
    noise: NOISE_LINES,
    color: true,
    background: '#f4f1ea',
  })
  return { answer: text, png: await sharp(Buffer.from(data)).png({ compressionLevel: 9 }).toBuffer() }
}
