/** QA members at a merchant with a wallet for each vendor. */
import { INHOUSE_VENDOR } from '#contract/play/game.ts'
import { amount, type createBuilders } from '#seed/builders/index.ts'

type Builders = ReturnType<typeof createBuilders>

/** username → purpose, at merchant `wallets`. */
export const QA_WALLETS = {
  qawmain: 'all in the main wallet',
  qawsome: 'some in the wallet of the originals',
  qawspread: 'nothing in the main wallet, all with three studios; payment password 123456',
  qawlocked: 'one studio’s wallet locked by the house',
  qawstopped: 'all transfers locked by the house',
  qawexcluded: 'self-excluded: money may come back, none go in',
  qawempty: 'every wallet empty',
} as const satisfies Record<string, string>

/** A merchant with a wallet for each vendor. */
export async function writeApartWallets(given: Builders, pocketMoney: bigint): Promise<void> {
  const wallets = await given.merchant({
    code: 'wallets',
    name: 'Palaro Wallets',
    settings: { isSingleWallet: false, vendors: { hasSimulator: true } },
  })
  const member = (username: keyof typeof QA_WALLETS, details: Parameters<Builders['member']>[0] = {}) =>
    given.member({ merchant: wallets, username, isTest: true, balance: pocketMoney, ...details })
  const [some, spread, locked, stopped, excluded] = [
    await member('qawsome'),
    await member('qawspread', { payeeName: 'Juan Dela Cruz', paymentPassword: '123456' }),
    await member('qawlocked'),
    await member('qawstopped'),
    await member('qawexcluded', { status: 'EXCLUDED', excludedUntil: new Date('2099-01-01T00:00:00Z') }),
  ]
  await member('qawmain')
  await member('qawempty', { balance: 0n })
  await given.walletTransfer({ member: some, to: INHOUSE_VENDOR, amount: amount('249.5') })
  for (const [vendor, sum] of [
    [INHOUSE_VENDOR, 400],
    ['PSL', 350],
    ['AMI', 250],
  ] as const)
    await given.walletTransfer({ member: spread, to: vendor, amount: amount(sum) })
  for (const one of [locked, stopped, excluded]) await given.walletTransfer({ member: one, to: 'PSL', amount: amount(300) })
  await given.payoutAccount({ member: spread, bankCode: 'BDO', number: '001234567899', isDefault: true })
  const operator = await given.operator({ merchant: wallets, username: 'cashier01', role: 'CASHIER' })
  await given.walletLock({ member: locked, operator, vendor: 'PSL', reason: 'Tinitingnan ang isang panalo' })
  await given.walletLock({ member: stopped, operator, reason: 'Hiling ng may-ari' })
}
