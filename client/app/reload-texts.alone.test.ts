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

  it('SCR-35: of the home lists are loaded one after another', async () => {
    const { asked, reload } = watch([{ name: 'hot', isHomeList: true }, { name: 'slots', isHomeList: true }, { name: 'banners' }])
    reload()
    await pass(250)
    expect(asked).toEqual(['banners', 'hot'])
    await pass(399)
    expect(asked).toEqual(['banners', 'hot'])
    await pass(1)
    expect(asked).toEqual(['banners', 'hot', 'slots'])
  })

  it.each([{ isHomeList: true }, { isHomeList: false }])(
    'are loaded again where the first load began in the old language: $isHomeList',
    async ({ isHomeList }) => {
      const queryClient = new QueryClient()
      let language = 'tl'
      const queryFn = async () => {
        const asked = language
        await new Promise((resolve) => setTimeout(resolve, 1_000))
        return `deposit in ${asked}`
      }
      const observer = new QueryObserver(queryClient, { queryKey: ['deposit'], queryFn, meta: { isHomeList } })
      observer.subscribe(() => undefined)
      const reload = createTextReload(queryClient)
      await pass(100)
      language = 'en'
      reload()

      await pass(900)
      expect(observer.getCurrentResult().data).toBe('deposit in tl')
      await pass(1_000)
      expect(observer.getCurrentResult().data).toBe('deposit in en')
    },
  )

  it('stay on the page until the new ones are there, also if those fail', async () => {
    const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
    queryClient.setQueryData(['deposit'], 'old texts')
    const queryFn = async () => {
      await new Promise((resolve) => setTimeout(resolve, 1_000))
      throw new Error('out of order')
    }
    const observer = new QueryObserver(queryClient, { queryKey: ['deposit'], queryFn, staleTime: Infinity })
    const seen: unknown[] = []
    observer.subscribe(({ data }) => seen.push(data))
    createTextReload(queryClient)()

    await pass(2_000)
    expect(observer.getCurrentResult()).toMatchObject({ isRefetchError: true, isPending: false })
    expect(new Set(seen)).toEqual(new Set(['old texts']))
  })
})
