import { describe, expect, it } from 'vitest'
import { popupsToShow } from './popup-order.ts'

const NONE = { welcome: 0, login: 0, notice: 0 }
const namesOf = (...given: Parameters<typeof popupsToShow>) => popupsToShow(...given).map(({ popup }) => popup)

describe('the pop-ups of the home page', () => {
  it('are the news for a guest', () => expect(namesOf({ ...NONE, notice: 1 }, 1)).toEqual(['notice']))
  it('are those of the login for a member, whose news wait', () =>
    expect(popupsToShow({ ...NONE, login: 2, notice: 1 }, 1)).toEqual([{ popup: 'login', count: 1 }]))
  it('are the news for a member without any of a login', () => expect(namesOf({ ...NONE, notice: 1 }, 1)).toEqual(['notice']))
  it('are the welcome for a new member, before all others', () =>
    expect(namesOf({ welcome: 1, login: 1, notice: 1 }, 1)).toEqual(['welcome']))
  it('are none if there is nothing to show', () => expect(namesOf(NONE, 1)).toEqual([]))
  it('wait for one that comes before them and is not known yet', () => {
    expect(namesOf({ welcome: 0, login: undefined, notice: 1 }, 1)).toEqual([])
    expect(namesOf({ welcome: undefined, login: 1, notice: 1 }, 3)).toEqual([])
  })
  it('do not wait for one that comes after them', () =>
    expect(namesOf({ welcome: 1, login: undefined, notice: undefined }, 1)).toEqual(['welcome']))
  it('are more where the merchant allows it, never more than that', () => {
    expect(popupsToShow({ welcome: 0, login: 2, notice: 1 }, 3)).toEqual([
      { popup: 'login', count: 2 },
      { popup: 'notice', count: 1 },
    ])
    expect(popupsToShow({ welcome: 1, login: 4, notice: 1 }, 3)).toEqual([
      { popup: 'welcome', count: 1 },
      { popup: 'login', count: 2 },
    ])
  })
})
