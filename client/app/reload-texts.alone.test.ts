import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createTextReload } from './reload-texts.ts'

describe('texts after a change of language', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  function watch(names: { name: string; isHomeList?: boolean }[]) {
    const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
    const asked: string[] = []
    for (const { name, isHomeList } of names) {
      queryClient.setQueryData([name], name)
      const queryFn = () => {
        asked.push(name)
        return name
      }
      new QueryObserver(queryClient, { queryKey: [name], queryFn, meta: { isHomeList } }).subscribe(() => undefined)
    }
    return { asked, reload: createTextReload(queryClient) }
  }
  const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

  it('are loaded once, a moment after the last of several changes', async () => {
    const { asked, reload } = watch([{ name: 'banners' }])
    reload()
    await pass(200)
    reload()
    await pass(200)
    expect(asked).toEqual([])
    await pass(50)
    expect(asked).toEqual(['banners'])
  })

  it('of the home lists are loaded one after another', async () => {
    const { asked, reload } = watch([{ name: 'hot', isHomeList: true }, { name: 'slots', isHomeList: true }, { name: 'banners' }])
    reload()
    await pass(250)
    expect(asked).toEqual(['banners', 'hot'])
    await pass(399)
    expect(asked).toEqual(['banners', 'hot'])
    await pass(1)
    expect(asked).toEqual(['banners', 'hot', 'slots'])
  })
})
