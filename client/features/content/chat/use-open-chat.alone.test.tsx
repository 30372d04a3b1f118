// @vitest-environment jsdom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { CHAT_REDIRECT_MS } from '#client/lib/timings.ts'
import { useGoToChat } from './use-open-chat.ts'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

const [FIRST, SECOND] = ['/m/chat?key=first', '/m/chat?key=second']
let visited: string[]
let root: Root

function Arriving({ chatUrl }: { chatUrl: string | undefined }) {
  useGoToChat(chatUrl)
  return null
}
function Pages({ chatUrl }: { chatUrl: string | undefined }) {
  const { pathname, search } = useLocation()
  if (visited.at(-1) !== pathname + search) visited.push(pathname + search)
  return search === '' && <Arriving chatUrl={chatUrl} />
}
const show = (chatUrl?: string) =>
  act(async () =>
    root.render(
      <MemoryRouter initialEntries={['/m/chat']}>
        <Pages chatUrl={chatUrl} />
      </MemoryRouter>,
    ),
  )
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

beforeEach(() => {
  vi.useFakeTimers()
  visited = []
  root = createRoot(document.createElement('div'))
})
afterEach(async () => {
  await act(() => root.unmount())
  vi.useRealTimers()
})

it('SCR-22: goes to the chat’s address after half a second', async () => {
  await show()
  await show(FIRST)
  await pass(CHAT_REDIRECT_MS - 1)
  expect(visited).toEqual(['/m/chat'])
  await pass(1)
  expect(visited).toEqual(['/m/chat', FIRST])
})

it('a second address, asked for in another language, takes the first one’s place and never an open conversation’s', async () => {
  await show(FIRST)
  await pass(CHAT_REDIRECT_MS - 100)
  await show(SECOND)
  await pass(CHAT_REDIRECT_MS * 3)
  expect(visited).toEqual(['/m/chat', SECOND])
})
