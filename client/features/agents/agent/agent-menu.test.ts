import { expect, it } from 'vitest'
import { menuOf } from '#seed/reference/menu.ts'
import { entriesOf } from './agent-menu.ts'

const node = (modId: string, enabled: boolean, childrenNodes: { modId: string; enabled: boolean; childrenNodes: [] }[] = []) => ({
  modId,
  enabled,
  childrenNodes,
})
const namesOf = (menu: Parameters<typeof entriesOf>[0]) => entriesOf(menu).map(({ name }) => name)

it('SCR-39: shows the entries whose key is on, and those without a key', () => {
  const menu = [node('AGENTCEN', true, [node('AGEPAG', true) as never, node('REDRAIN', false) as never])]
  expect(namesOf(menu)).toEqual(['overview', 'contracts', 'open_account', 'news'])
})

it('a closed group hides its entries', () => {
  const menu = [node('AGENTCEN', false, [node('AGEPAG', true) as never])]
  expect(namesOf(menu)).not.toContain('overview')
})

it('a merchant’s default menu has everything but the red envelope rain', () => {
  expect(namesOf(menuOf({}))).toEqual([
    'overview',
    'transactions',
    'team',
    'pnl',
    'betting',
    'rebate_setting',
    'rebate_income',
    'contracts',
    'open_account',
    'transfer',
    'security',
    'news',
    'mail',
  ])
})
