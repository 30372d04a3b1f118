import { describe, expect, it } from 'vitest'
import { FLAG_IDS } from '#contract/back-office/site-settings/site-flags.ts'
import * as siteSettingsEndpoints from '#contract/back-office/site-settings/site-settings.ts'
import * as systemEndpoints from '#contract/site/system/system.ts'
import * as statusEndpoints from '#contract/site/system/status.ts'
import type { MenuNode } from '#contract/site/system/status.ts'
import * as withdrawalEndpoints from '#contract/money/withdrawal/withdrawal.ts'
import { FLAGS } from '#seed/reference/flags.ts'
import { startApi } from '#tests/support/api.ts'
import { isAccepted, isRefused, success } from '#tests/support/outcome.ts'

const { as, given, container } = startApi()
const { settings, saveSettings, flags, saveFlags, menu, saveMenu, door, setMaintenance } = siteSettingsEndpoints
const reason = 'because of the test'

/** A merchant of its own: changes here affect no other test. */
async function backOffice(details: Parameters<typeof given.merchant>[0] = {}) {
  const merchant = await given.merchant(details)
  const operator = await given.operator({ merchant })
  const call = as(await given.operatorSession(operator))
  const read = async () => (await call.call(settings).expect(success)).body.value
  const valueOf = async (path: string) =>
    (await read()).settings.find((setting: { path: string }) => setting.path === path) as { value: unknown; isSet: boolean }
  const save = async (changes: { path: string; value?: unknown; isDefault?: boolean }[], version?: number) =>
    call.call(saveSettings, { version: version ?? (await read()).version, reason, changes: changes as never })
  const status = async () => (await as({ merchantCode: merchant.code }).call(statusEndpoints.status).expect(success)).body.value
  return { merchant, operator, call, read, valueOf, save, status }
}
const actionsOf = (merchantId: number) =>
  container().database.prisma.auditEntry.findMany({ where: { merchantId }, orderBy: { id: 'asc' } })

describe('settings', () => {
  it('show the values in force, the defaults, and which were chosen', async () => {
    const { valueOf } = await backOffice({ settings: { withdrawal: { perDay: 2, kinds: { B: { minimum: '3000000' } } } } })
    expect(await valueOf('withdrawal.perDay')).toMatchObject({ value: 2, default: 5, isSet: true })
    expect(await valueOf('withdrawal.kinds.B.minimum')).toMatchObject({ value: 300, default: 200, isSet: true })
    expect(await valueOf('withdrawal.kinds.B.maximum')).toMatchObject({ value: 50_000, default: 50_000, isSet: false })
    expect(await valueOf('limits.deposit.DAY')).toMatchObject({ value: null, default: null, isSet: false })
  })

  it('are changed together, apply at once, and are logged with before and after', async () => {
    const { merchant, operator, save, valueOf } = await backOffice()
    const member = await given.member({ merchant })
    const answer = await save([
      { path: 'withdrawal.isEnabled', value: false },
      { path: 'withdrawal.kinds.B.minimum', value: '250.5' },
      { path: 'whitelist', value: ['192.0.2.0/24'] },
      { path: 'deposit.offMessage', value: { en: 'Back at noon', vi: ' ' } },
      { path: 'turnover.contribution', value: { RNG: 500_000 } },
      { path: 'withdrawal.rates', value: { USDT: 57.25 } },
    ])
    expect(answer.body).toMatchObject({ success: true, value: { version: 1 } })
    expect(await valueOf('withdrawal.kinds.B.minimum')).toMatchObject({ value: 250.5, isSet: true })
    expect(await valueOf('deposit.offMessage')).toMatchObject({ value: { en: 'Back at noon' } })

    const { body } = await as(member).call(withdrawalEndpoints.settings)
    expect(body.value).toMatchObject({ allowWithdraw: 'N', minimumAmount: 250.5 })
    const merchantNow = await container().merchants.find(merchant.code)
    expect(merchantNow?.settings.withdrawal).toMatchObject({ rates: { USDT: 572_500n }, kinds: { B: { minimum: 2_505_000n } } })
    expect(merchantNow?.settings.whitelist.has('192.0.2.77')).toBe(true)
    expect(await actionsOf(merchant.id)).toEqual([
      expect.objectContaining({
        action: 'site.settings',
        operatorId: operator.id,
        reason,
        before: expect.objectContaining({ 'withdrawal.isEnabled': true, 'withdrawal.kinds.B.minimum': 200, whitelist: '[]' }),
        after: expect.objectContaining({ 'withdrawal.kinds.B.minimum': 250.5, whitelist: '["192.0.2.0/24"]' }),
      }),
    ])
    expect(Object.keys((await actionsOf(merchant.id))[0]!.after as object)).toHaveLength(6)
  })

  it('go back to the default, and then follow it', async () => {
    const { merchant, save, valueOf } = await backOffice({ settings: { dice: { maxStake: '50000' } } })
    await save([{ path: 'dice.maxStake', isDefault: true }])
    expect(await valueOf('dice.maxStake')).toEqual({ path: 'dice.maxStake', value: 10_000, default: 10_000, isSet: false })
    const row = await container().database.prisma.merchant.findUniqueOrThrow({ where: { id: merchant.id } })
    expect(row.settings).toEqual({})
  })

  it('saved unchanged are not an action', async () => {
    const { merchant, save } = await backOffice({ settings: { theme: 'light' } })
    expect((await save([{ path: 'theme', value: 'light' }])).body.value.version).toBe(0)
    expect(await actionsOf(merchant.id)).toEqual([])
  })

  it.each([
    { change: { path: 'registration.minimumAge', value: 12 }, problem: 'range' },
    { change: { path: 'registration.minimumAge', value: 18.5 }, problem: 'format' },
    { change: { path: 'withdrawal.amountPerDay', value: '1.00001' }, problem: 'decimals' },
    { change: { path: 'withdrawal.amountPerDay', value: -1 }, problem: 'range' },
    { change: { path: 'withdrawal.amountPerDay', value: null }, problem: 'format' },
    { change: { path: 'dice.minStake', value: 20_000 }, problem: 'notBelow', at: 'dice.maxStake' },
    { change: { path: 'whitelist', value: ['everywhere'] }, problem: 'format' },
    { change: { path: 'whitelist', value: ['::1', '::1'] }, problem: 'twice' },
    { change: { path: 'blockedCountries', value: ['Philippines'] }, problem: 'format' },
    { change: { path: 'languages', value: [] }, problem: 'missing' },
    { change: { path: 'languages', value: ['en', 'xx'] }, problem: 'choice' },
    { change: { path: 'terms.version', value: ' ' }, problem: 'missing' },
    { change: { path: 'withdrawal.openFrom', value: '25:00' }, problem: 'format' },
    { change: { path: 'withdrawal.fixedAmounts', value: Array.from({ length: 31 }, (_, i) => i) }, problem: 'tooMany' },
    { change: { path: 'turnover.contribution', value: { RNG: 2_000_000 } }, problem: 'range' },
    { change: { path: 'deposit.offMessage', value: { xx: 'who' } }, problem: 'choice' },
    { change: { path: 'session.isSingle', value: 'yes' }, problem: 'format' },
  ])('refuse $change.path = $change.value, by name, and change nothing', async ({ change, problem, at = change.path }) => {
    const { save, valueOf } = await backOffice()
    const answer = await save([{ path: 'theme', value: 'light' }, change])
    expect(answer).toMatchObject({ status: 200, body: { errorCode: 'request.param.err' } })
    expect(answer.body.value.fields).toEqual([{ path: at, message: problem }])
    expect(await valueOf('theme')).toMatchObject({ value: 'dark', isSet: false })
  })

  it.each(['registration.rules', 'operators.addresses', 'scripts', 'made.up'])('cannot change %s here', async (path) => {
    const { save } = await backOffice()
    expect((await save([{ path, value: 'x' }])).body.errorCode).toBe('request.param.err')
  })

  it('saved by several at once are accepted from one, and the others are told', async () => {
    const { save, read } = await backOffice()
    const answers = await Promise.all(
      ['10', '20', '30', '40'].map((value) => save([{ path: 'withdrawal.kinds.E.minimum', value }], 0)),
    )
    expect(answers.filter(isAccepted)).toHaveLength(1)
    expect(answers.find(isRefused)!.body.errorCode).toBe('site.changed')
    expect((await read()).version).toBe(1)
    expect((await save([{ path: 'theme', value: 'light' }], 0)).body.errorCode).toBe('site.changed')
  })

  it('are only the operator’s own merchant’s', async () => {
    const [ours, theirs] = [await backOffice(), await backOffice()]
    await ours.save([{ path: 'theme', value: 'light' }])
    expect(await theirs.valueOf('theme')).toMatchObject({ value: 'dark' })
    const { token } = await given.operatorSession(ours.operator)
    const answer = await as({ token, merchantCode: theirs.merchant.code }).call(saveSettings, {
      version: 0,
      reason,
      changes: [{ path: 'theme', value: 'light' }],
    })
    expect(answer.body.errorCode).toBe('user.or.token.invalid')
  })

  it.each(['VIEWER', 'CASHIER', 'EDITOR'] as const)('are not available to a %s', async (role) => {
    const caller = as(await given.operatorSession(await given.operator({ role })))
    for (const endpoint of [settings, flags, menu]) expect((await caller.call(endpoint)).body.errorCode).toBe('permission.denied')
    const close = await caller.call(setMaintenance, { isOn: true, reason })
    expect(close).toMatchObject({ status: 403, body: { errorCode: 'permission.denied' } })
  })
})

describe('flags', () => {
  it('known to the back office are those of the reference site', () =>
    expect([...FLAG_IDS].sort()).toEqual(Object.keys(FLAGS).sort()))

  it('are switched, with the menu entry of the same name; unknown ones are shown too', async () => {
    const { merchant, call, status } = await backOffice({ flags: { VIP: false, HOMEMADE1: true } })
    const before = (await call.call(flags).expect(success)).body.value
    expect(before.flags.at(-1)).toEqual({ id: 'HOMEMADE1', isOn: true, isMissing: false })
    const changes = [
      { id: 'VIP', isOn: true },
      { id: 'HOMEMADE1', isOn: false },
      { id: 'CBS3', isOn: true },
    ]
    await call.call(saveFlags, { version: before.version, reason, changes }).expect(success)
    const { info } = await status()
    expect(info.whitelabelVal).toMatchObject({ VIP: true, HOMEMADE1: false, CBS3: true })
    expect(JSON.stringify(info.whitelabel)).toContain('{"modId":"VIP","enabled":true')
    expect(await actionsOf(merchant.id)).toMatchObject([
      { action: 'site.flags', before: { VIP: false, HOMEMADE1: true }, after: { VIP: true, HOMEMADE1: false } },
    ])
    const late = await call.call(saveFlags, { version: before.version, reason, changes })
    expect(late).toMatchObject({ status: 200, body: { errorCode: 'site.changed' } })
  })

  it('that do not exist are refused', async () => {
    const { call } = await backOffice()
    const { body } = await call.call(saveFlags, { version: 0, reason, changes: [{ id: 'NONSENSE', isOn: true }] })
    expect(body).toMatchObject({ errorCode: 'request.param.err', value: { fields: [{ path: 'NONSENSE' }] } })
  })
})

describe('the menu', () => {
  const own = (nodes: readonly MenuNode[], modId: string): MenuNode =>
    nodes.flatMap((node) => [node, ...node.childrenNodes]).find((node) => node.modId === modId)!

  it('accepts a new order and new switches; entries with a flag follow it', async () => {
    const { merchant, call } = await backOffice()
    const { menu: tree, version, followers } = (await call.call(menu).expect(success)).body.value
    expect(followers).toContain('INBOX3')
    const turned = structuredClone(tree).reverse() as MenuNode[]
    own(turned, 'AGEPAG').enabled = false
    own(turned, 'DOWNMAN').enabled = false
    own(turned, 'CBS3').enabled = false
    const { body } = await call.call(saveMenu, { version, reason, menu: turned }).expect(success)
    expect(own(body.value.menu, 'CBS3').enabled).toBe(true)
    const seen = (await as({ merchantCode: merchant.code }).call(systemEndpoints.whitelabel).expect(success)).body
      .value as MenuNode[]
    expect(seen.map(({ modId }) => modId)).toEqual(tree.map(({ modId }: MenuNode) => modId).reverse())
    expect([own(seen, 'AGEPAG').enabled, own(seen, 'DOWNMAN').enabled]).toEqual([false, false])
    own(turned, 'DOWNMAN').enabled = true
    await call.call(saveMenu, { version: body.value.version, reason, menu: turned }).expect(success)
    expect(await actionsOf(merchant.id)).toMatchObject([
      { action: 'site.menu', before: { AGEPAG: true, DOWNMAN: true }, after: { AGEPAG: false, DOWNMAN: false } },
      { action: 'site.menu', before: { DOWNMAN: false }, after: { DOWNMAN: true } },
    ])
  })

  it('keeps its entries, each on its level', async () => {
    const { call } = await backOffice()
    const { menu: tree, version } = (await call.call(menu).expect(success)).body.value as { menu: MenuNode[]; version: number }
    const [first, ...others] = tree
    const wrong = [others, [...tree, first!], [...others, { ...first!, childrenNodes: [] }], [first!, first!, ...others.slice(1)]]
    for (const asked of wrong) {
      const answer = await call.call(saveMenu, { version, reason, menu: asked })
      expect(answer).toMatchObject({ status: 200, body: { errorCode: 'request.param.err' } })
    }
  })
})

describe('closing the site', () => {
  it('and opening it again: the status says so, no one plays, and the whitelist still sees the site', async () => {
    const { merchant, call, status, save } = await backOffice()
    const closed = (await call.call(setMaintenance, { isOn: true, reason }).expect(success)).body.value
    expect(closed).toMatchObject({ isUnderMaintenance: true, since: expect.any(Number), letIn: 0, isOwnAddressLetIn: false })
    expect(await status()).toMatchObject({ maintenance: true, whitelist: false })
    await save([{ path: 'whitelist', value: [closed.ownAddress] }])
    expect(await status()).toMatchObject({ maintenance: false, whitelist: true })
    expect((await call.call(door).expect(success)).body.value).toMatchObject({ letIn: 1, isOwnAddressLetIn: true })

    await call.call(setMaintenance, { isOn: true, reason }).expect(success)
    await call.call(setMaintenance, { isOn: false, reason }).expect(success)
    expect((await call.call(door)).body.value).toMatchObject({ isUnderMaintenance: false, since: null })
    const actions = (await actionsOf(merchant.id)).filter(({ action }) => action === 'site.maintenance')
    expect(actions.map(({ after }) => after)).toEqual([{ isUnderMaintenance: true }, { isUnderMaintenance: false }])
  })

  it('is visible to every operator, and needs a permission', async () => {
    const cashier = as(await given.operatorSession(await given.operator({ role: 'CASHIER' })))
    expect((await cashier.call(door).expect(success)).body.value.isUnderMaintenance).toBe(false)
    expect((await cashier.call(setMaintenance, { isOn: true, reason })).body.errorCode).toBe('permission.denied')
  })

  it.each(['', 'ab'])('needs a reason, and “%s” is not one', async (given_) => {
    const { call } = await backOffice()
    expect((await call.call(setMaintenance, { isOn: true, reason: given_ })).body.errorCode).toBe('request.param.err')
  })
})
