import { describe, expect, it } from 'vitest'
import { chatUrl } from './chat-page.ts'

const ORIGIN = 'https://palaro.example'
const asked = (decoration: Parameters<typeof chatUrl>[3]) =>
  Object.fromEntries(new URL(chatUrl(ORIGIN, 'k.e.y', 'vi', decoration)).searchParams)

describe('the address of the conversation page', () => {
  it('is of this site, and carries the key, the language and what decorates it', () => {
    const url = new URL(chatUrl(ORIGIN, 'k.e.y', 'en', { title: 'Hi & bye', headerColor: '#12aBcd', backUrl: '/m/message?x=1' }))
    expect(url.origin + url.pathname).toBe(`${ORIGIN}/m/chat`)
    const decoration = { title: 'Hi & bye', color: '#12aBcd', back: '/m/message?x=1' }
    expect(Object.fromEntries(url.searchParams)).toEqual({ key: 'k.e.y', language: 'EN', ...decoration })
  })

  it.each(['red', '#fff', '#12345g', '#123456;--x:1', 'url(https://evil.example)'])('leaves out the colour %s', (headerColor) => {
    expect(asked({ headerColor })).toEqual({ key: 'k.e.y', language: 'VI' })
  })

  it.each([
    'https://evil.example/m/home',
    '//evil.example',
    '/./ /evil.example',
    'javascript:alert(1)',
    'https://palaro.example//evil.example',
  ])('leads back to no other site: %s', (backUrl) => expect(asked({ backUrl }).back ?? '/').toMatch(/^\/(?![/\\])/))
})
