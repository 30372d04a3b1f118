import { describe, expect, it } from 'vitest'
import { categoryOfPath, categoryPage } from './category-pages.ts'

describe('the pages of categories', () => {
  it.each([
    ['HOT', undefined, '/m/hot-games'],
    ['RNG', undefined, '/m/slot-games'],
    ['LIVE', 'EVO', '/m/live-games?vassalage=EVO'],
    ['PVP', undefined, '/m/poker-games'],
    ['LOTT', undefined, '/m/lott'],
    ['COCKFIGHT', 'SV3', '/m/gameList?gameType=COCKFIGHT&vassalage=SV3'],
    ['INHOUSE', undefined, '/m/gameList?gameType=INHOUSE'],
  ] as const)('of %s and vendor %s is %s', (category, vendor, page) => expect(categoryPage(category, vendor)).toBe(page))

  it.each([
    ['/m/slotsCenter', 'RNG'],
    ['/m/lottery', 'LOTT'],
    ['/m/esport-games', 'ESPORTS'],
    ['/m/gameList', undefined],
    ['/m/gameCenter', undefined],
  ])('%s shows %s', (path, category) => expect(categoryOfPath(path)).toBe(category))
})
