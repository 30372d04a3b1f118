// @vitest-environment jsdom
import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
vi.stubGlobal('matchMedia', () => ({ matches: false }))

const HOST = 'https://pictures.example'
const SRC = '/media/0123456789abcdef01234567.webp'
let end = () => undefined as void

async function render(node: ReactNode): Promise<HTMLElement> {
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  await act(async () => root.render(<MemoryRouter>{node}</MemoryRouter>))
  end = () => {
    act(() => root.unmount())
    place.remove()
  }
  return place
}
const address = (place: HTMLElement) => place.querySelector('img')?.getAttribute('src')
const fail = (place: HTMLElement) => act(() => void place.querySelector('img')!.dispatchEvent(new Event('error')))

/** Each test gets a host that has not failed yet. */
beforeEach(async () => {
  vi.resetModules()
  const { chooseImageHost } = await import('#client/lib/image-host.ts')
  chooseImageHost([HOST])
})
afterEach(() => end())

const SHOWN = {
  'game art': async () => {
    const { GameArt } = await import('./GameArt.tsx')
    return <GameArt src={SRC} alt="Golden Carp" />
  },
  'art above the fold': async () => {
    const { GameArt } = await import('./GameArt.tsx')
    return <GameArt src={SRC} alt="Golden Carp" isEager />
  },
  'a studio’s logo': async () => {
    const { BrandMark } = await import('./BrandMark.tsx')
    return <BrandMark src={SRC} name="Sining" />
  },
  'a member’s own picture': async () => {
    const { Avatar } = await import('./Avatar.tsx')
    return <Avatar avatar={SRC} />
  },
  'a picture in HTML from the server': async () => {
    const [{ SafeHtml }, { loadSanitiser }] = await Promise.all([import('./SafeHtml.tsx'), import('./load-sanitiser.ts')])
    await loadSanitiser()
    return <SafeHtml html={`<p>Mabuhay <img src="${SRC}" alt="A lantern"></p>`} />
  },
}

describe.each(Object.entries(SHOWN))('%s', (_name, shown) => {
  it('comes from the merchant’s image host, and from our own site if that fails', async () => {
    const place = await render(await shown())

    expect(address(place)).toBe(HOST + SRC)
    fail(place)
    expect(address(place)).toBe(SRC)
  })
})

it.each([
  ['game art', 'Golden Carp'],
  ['a studio’s logo', 'Sining'],
  ['a picture in HTML from the server', 'Mabuhay A lantern'],
] as const)('%s that our own site hasn’t either leaves its name', async (name, text) => {
  const place = await render(await SHOWN[name]())

  fail(place)
  fail(place)
  expect(place.querySelector('img')).toBeNull()
  expect(place.textContent).toBe(text)
})
