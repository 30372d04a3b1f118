import { describe, expect, it } from 'vitest'
import { parseBody, parseJson } from './read-body.ts'

const nested = (depth: number) => `${'{"a":['.repeat(depth)}${']}'.repeat(depth)}`

describe('a body of JSON', () => {
  it('is read as it is', () =>
    expect(parseBody('{"a":[1,{"b":"[[[{{{"}]}', 'application/json')).toEqual({ a: [1, { b: '[[[{{{' }] }))

  it.each([50, 20_000])('%i times nested in itself is refused: what walks it would run out of stack', (depth) => {
    expect(() => parseBody(nested(depth), 'application/json')).toThrow('request.param.err')
    expect(() => parseJson(nested(depth))).toThrow(SyntaxError)
  })
})
