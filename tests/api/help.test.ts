import { describe, expect, it } from 'vitest'
import * as helpEndpoints from '#contract/site/help.ts'
import type { HelpTopic } from '#contract/site/help.ts'
import { startApi } from '#tests/support/api.ts'
import { success } from '#tests/support/outcome.ts'

const { as, given } = startApi()
const { topics } = helpEndpoints

async function newSite() {
  const merchant = await given.merchant({ defaultLanguage: 'tl' })
  return { merchant, visitor: { merchantCode: merchant.code } }
}
type Caller = Parameters<typeof as>[0]
const ask = async (caller: Caller, query: object = {}, headers = {}) =>
  (await as(caller).call(topics, query, headers).expect(success)).body.value as HelpTopic[]
const titles = (found: HelpTopic[]) => found.map(({ title }) => title)

describe('the help centre', () => {
  it('has its topics in order, each with its questions', async () => {
    const { merchant, visitor } = await newSite()
    const questions = [
      { title: 'Gaano katagal?', content: '<p>Limang minuto.</p>' },
      { title: 'Magkano?', content: '<p>₱100 pataas.</p>' },
    ]
    await given.helpTopic({ merchant, title: 'Pag-withdraw', tag: 'withdraw', sortIndex: 2 })
    await given.helpTopic({ merchant, title: 'Deposito', content: '<p>…</p>', tag: 'deposit', sortIndex: 1, questions })
    await given.helpTopic()
    expect(await ask(visitor)).toEqual([
      { title: 'Deposito', content: '<p>…</p>', tag: 'deposit', bgColor: '', children: questions },
      expect.objectContaining({ title: 'Pag-withdraw', tag: 'withdraw', children: [] }),
    ])
  })

  it('WIR-25: is in the named language, by either parameter, then the header’s, then the merchant’s', async () => {
    const { merchant, visitor } = await newSite()
    for (const language of ['tl', 'en', 'zh'] as const) await given.helpTopic({ merchant, language, title: `in ${language}` })
    expect(titles(await ask(visitor, { lang: 'EN' }, { Language: 'CN' }))).toEqual(['in en'])
    expect(titles(await ask(visitor, { language: 'zh_CN' }, { Language: 'EN' }))).toEqual(['in zh'])
    expect(titles(await ask(visitor, {}, { Language: 'EN' }))).toEqual(['in en'])
    expect(titles(await ask(visitor, { lang: 'XX' }))).toEqual(['in tl'])
    expect(titles(await ask(visitor, { lang: 'VI' }))).toEqual(['in tl'])
  })

  it('never mixes languages', async () => {
    const { merchant, visitor } = await newSite()
    await given.helpTopic({ merchant, language: 'tl', tag: 'deposit' })
    await given.helpTopic({ merchant, language: 'tl', tag: 'withdraw' })
    await given.helpTopic({ merchant, language: 'vi', tag: 'deposit', title: 'Nạp tiền' })
    expect(titles(await ask(visitor, { lang: 'vi' }))).toEqual(['Nạp tiền'])
  })

  it('leaves out texts for other kinds of devices', async () => {
    const { merchant, visitor } = await newSite()
    await given.helpTopic({ merchant, title: 'Both', sortIndex: 1 })
    await given.helpTopic({ merchant, title: 'Phone', device: 'MOBILE', sortIndex: 2 })
    await given.helpTopic({ merchant, title: 'Desk', device: 'WEB', sortIndex: 3 })
    expect(titles(await ask(visitor))).toEqual(['Both', 'Phone'])
    expect(titles(await ask(visitor, { device: 'web' }))).toEqual(['Both', 'Desk'])
  })

  it('is empty if a site has none', async () => {
    expect(await ask((await newSite()).visitor)).toEqual([])
  })

  it('refuses an unknown device', async () => {
    const { status, body } = await as().call(topics, { device: 'FRIDGE' as never })
    expect([status, body.errorCode]).toEqual([200, 'request.param.err'])
  })
})
