import { describe, expect, it } from 'vitest'
import { layoutOf } from './layout.ts'

describe('layout', () => {
  it('SCR-02: hides the bottom bar where a page needs the room', () => {
    for (const path of [
      '/m/login',
      '/m/register',
      '/m/gameList',
      '/m/slotsCenter',
      '/m/lottery',
      '/m/notice',
      '/m/forget',
      '/m/changePsw',
    ])
      expect(layoutOf(path).hasBottomBar).toBe(false)
    for (const path of ['/m/home', '/m/set', '/m/trail', '/m/myAccount/index']) expect(layoutOf(path).hasBottomBar).toBe(true)
    for (const path of ['/m/help', '/m/terms']) expect(layoutOf(path).hasBottomBar).toBe(false)
    for (const path of ['/m/activity', '/m/activityDetail'])
      expect(layoutOf(path)).toMatchObject({ top: 'back', hasBottomBar: true })
    expect(layoutOf('/m/home').top).toBe('home')
  })

  it('SCR-03: leads back home from login, free play and recovery, to / from registration, and to the previous page from settings', () => {
    const targets = ['/m/login', '/m/trail', '/m/forget', '/m/register', '/m/set'].map((path) => layoutOf(path).backTo)
    expect(targets).toEqual(['/m/home', '/m/home', '/m/home', '/', undefined])
  })

  it('leads back home from the promotions, and from a promotion to the previous page or else the list', () => {
    expect(layoutOf('/m/activity').backTo).toBe('/m/home')
    expect(layoutOf('/m/activityDetail')).toMatchObject({ parent: '/m/activity' })
    expect(layoutOf('/m/activityDetail').backTo).toBeUndefined()
  })

  it('has no arrow where a password is changed', () => {
    expect(layoutOf('/m/changePsw')).toMatchObject({ top: 'back', hasBack: false })
    expect(layoutOf('/m/login').hasBack).not.toBe(false)
  })

  it('names the pages by their paths', () => {
    const titles = ['/m/login', '/m/register', '/m/forget', '/m/trail', '/m/set', '/m/terms'].map((path) => layoutOf(path).title)
    expect(titles).toEqual(['title_login', 'title_register', 'title_forget', 'title_trial', 'title_settings', 'title_terms'])
  })

  it('ignores a trailing slash', () => {
    expect(layoutOf('/m/login/')).toBe(layoutOf('/m/login'))
  })
})
