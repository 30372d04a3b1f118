import { describe, expect, it } from 'vitest'
import { kindOf } from './requests.ts'

const SITE = 'https://palaro.example'
const ask = (path: string, { method = 'GET', mode = 'cors' } = {}) => ({ method, mode, url: new URL(path, SITE).href })

describe('what the service worker answers itself', () => {
  it.each([
    ['/assets/home-Bx12.js', 'cors', 'asset'],
    ['/assets/sora-latin-wght-normal-1.woff2', 'cors', 'asset'],
    ['/boot.js', 'no-cors', 'start'],
    ['/m/home', 'navigate', 'page'],
    ['/m/gameList?gameType=FISH', 'navigate', 'page'],
    ['/', 'navigate', 'page'],
    ['/m', 'navigate', 'page'],
  ])('%s as %s: %s', (path, mode, kind) => {
    expect(kindOf(ask(path, { mode }), SITE)).toBe(kind)
  })

  it.each([
    '/wps/v2/system/status',
    '/wps/relay/MCSFE_getListAnnouncements?types=B',
    '/m/wps/relay/GCSGAME_gameHot',
    '/wps',
    '/lgw/games/mobile',
    '/bgs/dice/table',
    '/m/lgw/orders',
    '/lotto/lgw/orders/betting',
    '/m/lotto-vn/lgw/betting',
    '/wps/system/manifest.json?merchant=demo',
    '/socket.io/?transport=polling',
    '/media/abc.webp',
    '/docs',
    '/metrics',
    '/sw.js',
    'https://elsewhere.example/assets/a.js',
  ])('never %s, whatever the request', (path) => {
    for (const mode of ['cors', 'no-cors', 'same-origin', 'navigate']) expect(kindOf(ask(path, { mode }), SITE)).toBeUndefined()
  })

  it('no page that is fetched as data, and no POST', () => {
    expect(kindOf(ask('/m/home'), SITE)).toBeUndefined()
    expect(kindOf(ask('/assets/a.js', { method: 'POST' }), SITE)).toBeUndefined()
  })
})
