/**
 * Moves a member's money between its wallets, where they are one per vendor: one ledger entry and one row each, in one transaction.
 * The member's own row is held meanwhile: two taps are two calls in a row, and an operator's lock stands before the next.
 */
import type { Body, Query, Value } from '#contract/endpoint.ts'
import type { AskedMove, WalletTransfer, walletTransferEndpoints as endpoints } from '#contract/wallet-transfer.ts'
import type { GameService } from '#server/features/game/game.service.ts'
import { playRefusal } from '#server/features/member/may-play.check.ts'
import type { Member } from '#server/features/member/member.service.ts'
import { toAccount, type WalletService } from '#server/features/wallet/wallet.service.ts'
import type { VendorWallet, VendorWallets } from '#server/features/wallet/vendor-wallets.ts'
import type { MemberCaller } from '#server/http/caller.ts'
import type { Ledger } from '#server/ledger/index.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { PrismaTransaction } from '#server/platform/database.ts'
import { newId } from '#server/platform/ids.ts'
import { assetOf, type Merchant } from '#server/platform/merchant/merchant-directory.ts'
import type { WalletTransfer as Row, WalletTransferRepository } from './wallet-transfer.repository.ts'
import { checkFree, entryOf, MAIN_SIDE, presentTransfer, type Side, sideOf } from './wallet-sides.ts'

/** One deed of a member at a time: its own row is held meanwhile. */
export interface HeldMembers {
  findById(id: number): Promise<Member | null>
  change(id: number, decide: (member: Member, tx: PrismaTransaction) => Promise<undefined>): Promise<unknown>
}

interface Deps {
  transfers: WalletTransferRepository
  members: Pick<HeldMembers, 'change'>
  games: Pick<GameService, 'vendors'>
  vendorWallets: VendorWallets
  ledger: Pick<Ledger, 'balancesOf' | 'lockBalancesOf' | 'postAllIn'>
  wallet: Pick<WalletService, 'announce'>
  clock: Clock
}
type Owner = Pick<MemberCaller, 'memberId' | 'merchantId' | 'isTrial'>
type Facts = { caller: MemberCaller; merchant: Merchant }
interface Planned {
  from: Side
  to: Side
  amount: bigint
  requestId: string
}

/** Throws `function.not.available` where one wallet is for all. */
export function checkApart({ settings }: Pick<Merchant, 'settings'>): void {
  if (settings.isSingleWallet) throw new AppError('function.not.available')
}

/** Whoever takes a break brings its money back, and puts none where it is played with (RG-08). Throws `permission.denied`, `play.excluded`. */
function checkMember(member: Pick<Member, 'status' | 'excludedUntil'>, isToPlay: boolean, now: Date): void {
  const refusal = playRefusal(member, now)
  if (refusal && (refusal !== 'play.excluded' || isToPlay)) throw new AppError(refusal)
}

export function createWalletTransferService(deps: Deps) {
  const { transfers, members, games, vendorWallets, ledger, wallet, clock } = deps

  /** Posts and notes moves whose wallets were looked at in this transaction. */
  async function write(tx: PrismaTransaction, moves: readonly Planned[], owner: Owner, merchant: Merchant): Promise<Row[]> {
    const { memberId } = owner
    const of = { merchantId: merchant.id, memberId, asset: assetOf(merchant, owner.isTrial) }
    const ids = await transfers.nextIds(tx, moves.length)
    const posted = await ledger.postAllIn(
      tx,
      moves.map((move, index) => entryOf({ ...move, id: ids[index]!, of })),
    )
    const rows = moves.map(({ requestId, from, to, amount }, index) => ({
      ...of,
      id: ids[index]!,
      requestId,
      fromVendor: from.code,
      toVendor: to.code,
      amount,
      entryId: posted[index]!.entryId,
      createdAt: clock.now(),
    }))
    return transfers.add(tx, rows)
  }

  /** The move of that name, where it is the same move; else `idempotency.key.reused`. */
  function checkRepeated(row: Row, { from, to, amount }: Planned): Row {
    if (row.fromVendor !== from.code || row.toVendor !== to.code || row.amount !== amount)
      throw new AppError('idempotency.key.reused')
    return row
  }

  return {
    /**
     * Throws `account.balance.not.enough`, `function.not.available`, `idempotency.key.reused`, `no.data`, `permission.denied`,
     * `play.excluded`, `wallet.busy`, `wallet.closed`, `wallet.locked`; `request.param.err` from a wallet to itself.
     */
    async move(asked: AskedMove, { caller, merchant }: Facts): Promise<WalletTransfer> {
      checkApart(merchant)
      const look = await vendorWallets.lookWithin(caller, merchant)
      const made: { row?: Row; isNew: boolean; wallets: readonly VendorWallet[] } = { isNew: false, wallets: [] }
      await members.change(caller.memberId, async (member, tx) => {
        const wallets = await look(tx, await ledger.balancesOf(caller.memberId, tx))
        const [from, to] = [sideOf(asked.from, wallets), sideOf(asked.to, wallets)]
        const planned = { from, to, amount: asked.amount, requestId: asked.requestId ?? newId() }
        made.wallets = wallets
        const earlier = asked.requestId ? await transfers.findByRequest(tx, caller.memberId, asked.requestId) : null
        if (earlier) {
          made.row = checkRepeated(earlier, planned)
          return undefined
        }
        if (from.code === to.code)
          throw new AppError('request.param.err', { fields: [{ path: 'to', message: 'another wallet' }] })
        const isToPlay = to.code !== MAIN_SIDE.code
        checkMember(member, isToPlay, clock.now())
        if (!to.isOffered) throw new AppError('no.data', { wallet: asked.to })
        checkFree(from)
        checkFree(to)
        const [row] = await write(tx, [planned], caller, merchant)
        made.row = row
        made.isNew = true
        return undefined
      })
      if (made.isNew) await wallet.announce(caller)
      return presentTransfer(made.row!, made.wallets)
    },

    /**
     * From every wallet to the main one, all in one transaction. Throws `no.data` for somebody else's, `permission.denied` for a frozen
     * member, and the reason where nothing but held wallets has money.
     */
    async returnAll(
      { customerId }: Body<typeof endpoints.returnAll>,
      { caller, merchant }: Facts,
    ): Promise<Value<typeof endpoints.returnAll>> {
      const isOwn = !customerId || customerId === String(caller.memberId) || customerId.toLowerCase() === caller.username
      if (!isOwn) throw new AppError('no.data')
      checkApart(merchant)
      const look = await vendorWallets.lookWithin(caller, merchant)
      const made: { rows: Row[]; full: VendorWallet[] } = { rows: [], full: [] }
      await members.change(caller.memberId, async (member, tx) => {
        checkMember(member, false, clock.now())
        // Locked: a bet that settles in the same instant comes before it or after it.
        const accounts = await ledger.lockBalancesOf(caller.memberId, tx)
        made.full = (await look(tx, accounts)).filter(({ balance }) => balance > 0n)
        const free = made.full.filter(({ hold }) => !hold)
        if (free.length === 0) made.full.forEach(checkFree)
        else
          made.rows = await write(
            tx,
            free.map((from) => ({ from, to: MAIN_SIDE, amount: from.balance, requestId: newId() })),
            caller,
            merchant,
          )
        return undefined
      })
      if (made.rows.length > 0) await wallet.announce(caller)
      return {
        amount: made.rows.reduce((sum, { amount }) => sum + amount, 0n),
        transfers: made.rows.map((row) => presentTransfer(row, made.full)),
        held: made.full.flatMap((one) => (one.hold ? [{ ...toAccount(one), displayName: one.name, hold: one.hold }] : [])),
      }
    },

    /**
     * The practice money of a free game follows its player into the vendor's wallet: a guest has no page to move it by. Nothing
     * where one wallet is for all.
     */
    async followIntoGame(guest: MemberCaller, merchant: Merchant, vendorCode: string): Promise<void> {
      if (merchant.settings.isSingleWallet) return
      const look = await vendorWallets.lookWithin(guest, merchant)
      let hasMoved = false
      await members.change(guest.memberId, async (_member, tx) => {
        const asset = assetOf(merchant, guest.isTrial)
        const accounts = (await ledger.lockBalancesOf(guest.memberId, tx)).filter((account) => account.asset === asset)
        const main = accounts.find(({ kind }) => kind === 'MEMBER_MAIN')?.balance ?? 0n
        if (main === 0n) return undefined
        const to = sideOf(vendorCode, await look(tx, accounts))
        await write(tx, [{ from: MAIN_SIDE, to, amount: main, requestId: newId() }], guest, merchant)
        hasMoved = true
        return undefined
      })
      if (hasMoved) await wallet.announce(guest)
    },

    async history(
      { memberId }: Owner,
      merchant: Pick<Merchant, 'id'>,
      { page, size }: Query<typeof endpoints.history>,
    ): Promise<Value<typeof endpoints.history>> {
      const [{ rows, total }, vendors] = await Promise.all([transfers.page(memberId, page, size), games.vendors(merchant.id)])
      return { list: rows.map((row) => presentTransfer(row, vendors.all)), total, page, totalPages: Math.ceil(total / size) }
    },
  }
}
export type WalletTransferService = ReturnType<typeof createWalletTransferService>
