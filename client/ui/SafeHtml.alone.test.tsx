// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { loadSanitiser } from './load-sanitiser.ts'
import { SafeHtml } from './SafeHtml.tsx'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
vi.stubGlobal('matchMedia', () => ({ matches: false }))

const Place = () => <output>{useLocation().pathname}</output>
let end = () => undefined as void
beforeEach(loadSanitiser)
afterEach(() => {
  end()
  vi.restoreAllMocks()
})

async function render(html: string): Promise<HTMLElement> {
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  await act(async () =>
    root.render(
      <MemoryRouter>
        <SafeHtml html={html} />
        <Place />
      </MemoryRouter>,
    ),
  )
  end = () => {
    act(() => root.unmount())
    place.remove()
  }
  return place
}
/** Whether the page took the tap; otherwise the browser follows the link. */
function tap(place: HTMLElement): boolean {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true })
  act(() => void place.querySelector('a b, a')!.dispatchEvent(event))
  return event.defaultPrevented
}

describe('a link in HTML from the server', () => {
  it('to another site opens in the app’s own browser', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('PalaroApp/2.1')
    const openBrowser = vi.fn()
    vi.stubGlobal('PalaroApp', { openBrowser })
    const place = await render('<p><a href="https://t.me/palaro"><b>Telegram</b></a></p>')

    expect(tap(place)).toBe(true)
    expect(openBrowser.mock.calls).toEqual([['https://t.me/palaro']])
  })

  it('to another site is left to a browser', async () => {
    expect(tap(await render('<a href="https://t.me/palaro">Telegram</a>'))).toBe(false)
  })

  it.each(['/m/activity', `${location.origin}/m/activity`])('to our own page uses the router: %s', async (href) => {
    const place = await render(`<a href="${href}">Bonuses</a>`)

    expect(tap(place)).toBe(true)
    expect(place.querySelector('output')!.textContent).toBe('/m/activity')
  })
})
