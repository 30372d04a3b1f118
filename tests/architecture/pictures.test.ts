/**
 * A picture whose address the server names is shown by `client/ui/Picture.tsx` or, in HTML, by `client/ui/SafeHtml.tsx`: they ask the
 * merchant's image host first. All others draw what is in the client's own files, or data that is only theirs.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('../../', import.meta.url))
const PICTURE = 'client/ui/Picture.tsx'
const OTHERS = {
  'client/ui/EmptyState.tsx': 'a file of the client',
  'client/app/ClosedScreen.tsx': 'a file of the client',
  'client/features/play/slots/reels/load-pictures.ts': 'files of the client',
  'client/features/play/slots/par/SymbolCell.tsx': 'a file of the client',
  'client/features/play/slots/par/ParStrips.tsx': 'files of the client',
  'client/features/play/slots/PayTable.tsx': 'files of the client',
  'client/features/play/slots/FeatureCard.tsx': 'a file of the client',
  'client/features/play/crash/CrashFlight.tsx': 'a file of the client',
  'client/features/identity/kyc/KycFile.tsx': 'private: data in the answer',
  'client/features/identity/kyc/PictureSlot.tsx': 'private: data in the answer',
  'client/features/money/deposit/DepositReviewSheet.tsx': 'private: data in the answer',
  'client/features/money/deposit/PaidForm.tsx': 'a file that was just chosen',
  'client/features/site/feedback/PicturePicker.tsx': 'a file that was just chosen',
  'client/features/rewards/vip/GiftArt.tsx': 'a file of the client',
  'client/features/rewards/welcome/Welcome.tsx': 'a file of the client',
  'client/features/site/captcha/CaptchaField.tsx': 'data in the answer',
} as const
const sources = readdirSync(`${root}client`, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name) && !name.startsWith('build/'))
  .map((name) => `client/${name}`)

const SHOWS = [
  /<(img|image|source|video)[\s>]/,
  /\bnew Image\(/,
  /\burl\(\$\{(?!id\b)/,
  /\b(backgroundImage|background)[:=][^\n]*\burl\(/,
]
const shows = (text: string) => SHOWS.some((pattern) => pattern.test(text))
const isFault = (path: string, text: string) => path !== PICTURE && !(path in OTHERS) && shows(text)

describe('a picture is shown in one way', () => {
  it('in all of the client', () => {
    expect(sources.length).toBeGreaterThan(500)
    expect(sources.filter((path) => isFault(path, readFileSync(root + path, 'utf8')))).toEqual([])
  })

  it('and these still show pictures of their own', () => {
    const paths = [PICTURE, ...Object.keys(OTHERS)]
    expect(paths.filter((path) => shows(readFileSync(root + path, 'utf8')))).toEqual(paths)
  })

  it.each([
    '<img src={banner.url} alt="" />',
    '<img\n  src={url}\n/>',
    'const image = new Image()',
    'style={{ backgroundImage: `url(${banner.url})` }}',
    "style={{ '--picture': `url(${promotion.photoUrl})` }}",
  ])('which is found: %s', (text) => expect(isFault('client/features/a/b/B.tsx', text)).toBe(true))
})
