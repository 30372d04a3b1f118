import type { IncomingMessage, ServerResponse } from 'node:http'
import { describe, expect, it } from 'vitest'
import { applyCors } from './cors.ts'

function headersFor(allowed: '*' | readonly string[], origin?: string) {
  const sent: Record<string, unknown> = {}
  const res = { setHeader: (name: string, value: unknown) => (sent[name] = value), end: () => undefined }
  applyCors({ method: 'GET', headers: { origin } } as IncomingMessage, res as unknown as ServerResponse, allowed)
  return sent
}

describe('a call from another site', () => {
  it('brings no cookies where every site may call', () => {
    const headers = headersFor('*', 'https://any.example')
    expect(headers['Access-Control-Allow-Origin']).toBe('*')
    expect(headers).not.toHaveProperty('Access-Control-Allow-Credentials')
  })

  it('brings cookies from a site that is named', () => {
    expect(headersFor(['https://app.example'], 'https://app.example')).toMatchObject({
      'Access-Control-Allow-Origin': 'https://app.example',
      'Access-Control-Allow-Credentials': 'true',
      Vary: 'Origin',
    })
  })

  it.each(['https://evil.example', 'null', undefined])('from %s is not let in where others are named', (origin) =>
    expect(headersFor(['https://app.example'], origin)).toEqual({ Vary: 'Origin' }),
  )
})
