/** Client reports of taps and views: accepted from anyone, in any form, and never stored. */
import { describe, expect, it } from 'vitest'
import { endpointsOf } from '#contract/endpoint.ts'
import * as pageEventEndpoints from '#contract/site/page-event.ts'
import { PAGE_EVENT_MAX } from '#contract/site/page-event.ts'
import { startApi } from '#tests/support/api.ts'
import { success } from '#tests/support/outcome.ts'

const { as, given, http } = startApi()
const post = (path: string) => http().post(path).set('Merchant', 'test')

describe.each(Object.entries(endpointsOf(pageEventEndpoints)))('%s', (_name, event) => {
  it('WIR-31: is acknowledged: from a visitor and a member, with a body, without one and from a beacon', async () => {
    const member = await given.member()
    expect((await as(member).call(event, { nodeId: '12', gameType: 'RNG' }).expect(success)).body).toMatchObject({
      success: true,
    })
    expect(
      (
        await as()
          .call(event, [{ eventId: 1 }, { eventId: 2 }])
          .expect(success)
      ).body,
    ).toMatchObject({ success: true })
    expect((await post(event.path).expect(success)).body).toMatchObject({ success: true, value: null })
    const beacon = await post(event.path).set('Content-Type', 'text/plain').send('{"nodeId":12}')
    expect(beacon.body).toMatchObject({ success: true })
  })

  it.each([
    { given: 'words', send: '"tapped"', code: 'request.param.err' },
    { given: 'more than an event', send: JSON.stringify({ x: 'x'.repeat(PAGE_EVENT_MAX) }), code: 'request_body_too_large' },
  ])('refuses $given with $code', async ({ send, code }) => {
    const { body } = await post(event.path).set('Content-Type', 'application/json').send(send)
    expect(body).toMatchObject({ success: false, errorCode: code })
  })
})
