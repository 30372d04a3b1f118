import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { backPath } from './back-path.ts'

const ORIGIN = 'https://palaro.test'

describe('where leaving a game leads', () => {
  it.each([
    ['/m/home', '/m/home'],
    ['/m/gameList?gameType=RNG&vassalage=PSL#top', '/m/gameList?gameType=RNG&vassalage=PSL#top'],
    ['https://palaro.test/m/home', '/m/home'],
  ])('%s is on our site', (backUrl, path) => expect(backPath(backUrl, ORIGIN)).toBe(path))

  it.each([
    undefined,
    '',
    'https://evil.test/m/home',
    '//evil.test',
    '/\\evil.test',
    '\\\\evil.test',
    '/\t/evil.test',
    '/.//evil.test',
    'https://palaro.test//evil.test',
    'https://palaro.test@evil.test/',
    'http://palaro.test/m/home',
    'javascript:alert(1)',
    'data:text/html,x',
  ])('%j is refused', (backUrl) => expect(backPath(backUrl, ORIGIN)).toBeUndefined())

  it('never leaves the site, whatever is sent', () => {
    const anyUrl = fc.oneof(fc.webUrl(), fc.string(), fc.stringMatching(/^[/\\.\t]{1,5}[a-z.]{1,9}$/))
    fc.assert(
      fc.property(anyUrl, (backUrl) => {
        const path = backPath(backUrl, ORIGIN)
        if (path !== undefined) expect(new URL(path, ORIGIN).origin).toBe(ORIGIN)
      }),
    )
  })
})
