import { describe, expect, it } from 'vitest'
import { maskName } from './mask-name.ts'

describe('a masked name', () => {
  it.each([
    ['', '***'],
    ['a', '***'],
    ['ab', '***'],
    ['abc', 'a***c'],
    ['abcd', 'a***d'],
    ['abcde', 'ab***de'],
    ['marikit_ng_bayan', 'ma***an'],
    ['王小明', '王***明'],
    ['👑👑👑👑👑', '👑👑***👑👑'],
  ])('of %j is %j', (name, masked) => expect(maskName(name)).toBe(masked))
})
