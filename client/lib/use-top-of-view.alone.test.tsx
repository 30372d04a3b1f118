// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter, RouterProvider, useSearchParams } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useTopOfView } from './use-top-of-view.ts'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
const scroll = vi.fn()
vi.stubGlobal('scrollTo', scroll)
beforeEach(() => void scroll.mockClear())
let end = () => undefined as void
afterEach(() => end())

function Page() {
  const [search] = useSearchParams()
  useTopOfView(search.get('view') ?? undefined)
  return null
}

function open(address: string) {
  const router = createMemoryRouter([{ path: '/page', element: <Page /> }], { initialEntries: [address] })
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  act(() => root.render(<RouterProvider router={router} />))
  end = () => act(() => root.unmount())
  return (to: string | number) => act(async () => router.navigate(to as string))
}

describe('a page that shows another view in its place', () => {
  it('starts it at the top', async () => {
    const go = open('/page?view=form')
    expect(scroll).not.toHaveBeenCalled()

    await go('/page?view=order')

    expect(scroll.mock.calls).toEqual([[0, 0]])
  })

  it('leaves going back to the browser', async () => {
    const go = open('/page?view=form')
    await go('/page?view=order')
    scroll.mockClear()

    await go(-1)

    expect(scroll).not.toHaveBeenCalled()
  })

  it('keeps its place while the view is the same', async () => {
    const go = open('/page?view=form')

    await go('/page?view=form&amount=5')

    expect(scroll).not.toHaveBeenCalled()
  })

  it('keeps its place when the first view has loaded', async () => {
    const go = open('/page')

    await go('/page?view=form')

    expect(scroll).not.toHaveBeenCalled()
  })

  it('starts at the top also if the view loads in between', async () => {
    const go = open('/page?view=form')
    await go('/page')
    expect(scroll).not.toHaveBeenCalled()

    await go('/page?view=order')

    expect(scroll).toHaveBeenCalledTimes(1)
  })
})
