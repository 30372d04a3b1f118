import { describe, expect, it } from 'vitest'
import { NOT_EDITABLE, SETTINGS } from '#contract/back-office/site-settings/setting-list.ts'
import { merchantSettings } from '#server/platform/merchant/merchant-settings.ts'
import { leavesOf, readAt, writeAt } from './setting-leaves.ts'
import { toStored, toWire } from './setting-value.ts'

const leaves = leavesOf(merchantSettings)
const editable = SETTINGS.map(({ path }) => path)
const isNamed = (path: string) => Object.keys(NOT_EDITABLE).some((named) => path === named || path.startsWith(`${named}.`))

describe('the settings of the back office', () => {
  it('are every setting there is, but those named as not editable', () => {
    expect(leaves.map(({ path }) => path).filter((path) => !editable.includes(path) && !isNamed(path))).toEqual([])
  })
  it('are all known to the schema, each once, and none of them named as not editable', () => {
    const known = leaves.map(({ path }) => path)
    expect(editable.filter((path) => !known.includes(path) || isNamed(path))).toEqual([])
    expect(new Set(editable).size).toBe(editable.length)
    expect(Object.keys(NOT_EDITABLE).filter((named) => !known.some((path) => `${path}.`.startsWith(`${named}.`)))).toEqual([])
  })
  it.each(SETTINGS)('take their own default: $path', (setting) => {
    const { default: given } = leaves.find(({ path }) => path === setting.path)!
    const shown = toWire(setting, given)
    expect(toWire(setting, toStored(setting, shown, 100n))).toEqual(shown)
    expect(merchantSettings.safeParse(writeAt({}, setting.path, toStored(setting, shown, 100n))).success).toBe(true)
  })
})

describe('a stored value', () => {
  it('is put at its path and taken out again, with the folders it leaves empty', () => {
    const one = writeAt({ theme: 'dark' }, 'withdrawal.kinds.B.minimum', '5')
    expect(readAt(one, 'withdrawal.kinds.B.minimum')).toBe('5')
    expect(writeAt(one, 'withdrawal.kinds.B.minimum', undefined)).toEqual({ theme: 'dark' })
    expect(readAt({ theme: 'dark' }, 'theme.deep')).toBeUndefined()
  })
})
