import { describe, expect, it } from 'vitest'
import { paths, SCREENS } from './paths.ts'

describe('paths', () => {
  it('builds addresses with their parameters', () => {
    expect(paths.gameList({ gameType: 'RNG', vassalage: 'JILI' })).toBe('/m/gameList?gameType=RNG&vassalage=JILI')
    expect(paths.favourites).toBe('/m/gameList?type=fav')
    expect(paths.notice(2)).toBe('/m/notice?index=2')
    expect(paths.notice()).toBe('/m/notice')
    expect(paths.slotPar('lucky-parol')).toBe('/m/play/lucky-parol/par')
  })

  it('SCR-01: gives every screen an address of its own under /m', () => {
    const all = Object.values(SCREENS).map(({ path }) => path)
    expect(new Set(all).size).toBe(all.length)
    expect(all.every((path) => path.startsWith('/m/'))).toBe(true)
  })
})
