import { describe, expect, it } from 'vitest'
import { layoutOf } from './layout.ts'

describe('layout', () => {
  it('hides the bottom bar where the spec does', () => {
    for (const path of ['/m/login', '/m/register', '/m/gameList', '/m/notice']) expect(layoutOf(path).hasBottomBar).toBe(false)
    expect(layoutOf('/m/home')).toMatchObject({ top: 'home', hasBottomBar: true })
  })

  it('sends back from login home, and from registration to /', () => {
    expect([layoutOf('/m/login').backTo, layoutOf('/m/register').backTo]).toEqual(['/m/home', '/'])
  })

  it('ignores a trailing slash', () => {
    expect(layoutOf('/m/login/')).toBe(layoutOf('/m/login'))
  })
})
