import { describe, expect, it } from 'vitest'
import { type FirstPage, pictureIn } from '#contract/first-page.ts'
import { withFirstPage, withFirstPicture } from './first-page.ts'

const PAGE: FirstPage = {
  name: 'promotions',
  paths: ['/m/activity'],
  scripts: ['assets/vendor-1.js', 'assets/tl-2.js', 'assets/promotions-3.js'],
  styles: ['assets/first-4.css', 'assets/promotions-5.css'],
  calls: [{ url: '/wps/list?types=PR', moduleId: 'PROMO', picture: ['value', 0, 'photoUrl'] }, { url: '/wps/<$&' }],
}
const HEAD = '<link href="/assets/first-4.css"><script src="/boot.js"></script><script src="/assets/vendor-1.js"></script>'
const EARLY = /<script type="application\/json" id="palaro-early">(.*?)<\/script>/

describe('a page people land on', () => {
  const page = withFirstPage(`<head>${HEAD}</head>`, PAGE)

  it('names its texts, its code and its styles, and none that the entry names', () =>
    expect(page.replace(EARLY, '')).toBe(
      `<head>${HEAD}` +
        '<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/tl-2.js">' +
        '<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/promotions-3.js">' +
        '<link rel="preload" as="style" fetchpriority="low" crossorigin href="/assets/promotions-5.css"></head>',
    ))

  it('says ahead of the script that asks what is to be asked of a visitor', () => {
    expect(page.search(EARLY)).toBeLessThan(page.indexOf('<script src="/boot.js">'))
    const [, json = ''] = EARLY.exec(page) ?? []
    expect(json).not.toContain('<')
    expect(JSON.parse(json)).toEqual({
      paths: PAGE.paths,
      languages: { tl: 'TY', en: 'EN', zh: 'CN', vi: 'VI' },
      language: 'tl',
      calls: PAGE.calls,
    })
  })

  it('ends with its picture, whatever its address holds', () =>
    expect(withFirstPicture('<body></body>', PAGE, '/media/1.svg?"$&')).toBe(
      '<body><div class="first-picture" data-page="promotions">' +
        '<img src="/media/1.svg?&quot;$&amp;" alt="" fetchpriority="high" decoding="sync"></div></body>',
    ))

  it.each([
    { answer: { value: { banners: [{ url: '/1.svg' }, { url: '/2.svg' }] } }, picture: '/1.svg' },
    { answer: { value: { banners: [{ url: '' }] } }, picture: undefined },
    { answer: { value: { banners: [{ url: 7 }] } }, picture: undefined },
    { answer: { value: { banners: [] } }, picture: undefined },
    { answer: { success: false, value: null }, picture: undefined },
    { answer: 'no JSON', picture: undefined },
  ])('finds $picture in $answer', ({ answer, picture }) =>
    expect(pictureIn(answer, ['value', 'banners', 0, 'url'])).toBe(picture),
  )
})
