/** Copies a merchant: settings, texts, banners, vendors, operators, accounts, tree, and each account's balance. */
import { type HistoryEntry, isTrialAsset } from '#server/ledger/index.ts'
import type { PoolClient } from '#server/platform/database.ts'
import type { WorldDeps, WorldOptions } from './context.ts'

/** May start with a digit, like the codes of real sites: `500cai`. */
const CODE = /^[a-z0-9]{2,32}$/
export const MERCHANT_CODE_RULE = '2 to 32 lower-case letters and digits, and not end in "trial"'
/** `<code>trial` is the trial side of a merchant. */
export const isMerchantCode = (code: string): boolean => CODE.test(code) && !code.endsWith('trial')

/** A column that differs in the copy: SQL over the original's row `o`. */
type Changes = Record<string, string>

/** Old id → new id of every referenced row. */
const NEW_ID = (table: string, column: string) => `(SELECT new_id FROM copied WHERE of = '${table}' AND old_id = o.${column})`

async function columnsOf(tx: PoolClient, table: string): Promise<string[]> {
  const { rows } = await tx.query<{ name: string }>(
    'SELECT column_name AS name FROM information_schema.columns WHERE table_schema = current_schema() AND table_name = $1',
    [table],
  )
  return rows.map(({ name }) => name)
}

async function copyRows(tx: PoolClient, table: string, where: string, values: number[], changes: Changes): Promise<void> {
  // The sequence assigns ids, unless other rows refer to them.
  const columns = (await columnsOf(tx, table)).filter((name) => name !== 'id' || 'id' in changes)
  const sources = columns.map((name) => changes[name] ?? `o.${name}`)
  await tx.query(
    `INSERT INTO ${table} (${columns.join(', ')}) SELECT ${sources.join(', ')} FROM ${table} o WHERE ${where}`,
    values,
  )
}

async function reserveIds(tx: PoolClient, table: string, merchantId: number): Promise<void> {
  await tx.query(
    `INSERT INTO copied SELECT '${table}', id, nextval(pg_get_serial_sequence('${table}', 'id')) FROM ${table} WHERE merchant_id = $1 ORDER BY id`,
    [merchantId],
  )
}

async function copySite(tx: PoolClient, from: number, to: number): Promise<void> {
  const own = { merchant_id: String(to) }
  const named = (table: string): Changes => ({ ...own, id: NEW_ID(table, 'id') })
  const ofMerchant = 'o.merchant_id = $1'
  for (const table of ['merchant_vendor', 'merchant_game_off', 'merchant_vendor_list', 'merchant_category_off'])
    await copyRows(tx, table, ofMerchant, [from], own)
  await copyRows(tx, 'resource', ofMerchant, [from], own)
  await copyRows(tx, 'customer_service', ofMerchant, [from], own)
  await copyRows(tx, 'deposit_channel', ofMerchant, [from], own)
  await copyRows(tx, 'help_topic', ofMerchant, [from], { ...named('help_topic'), parent_id: NEW_ID('help_topic', 'parent_id') })
  await copyRows(tx, 'promotion_category', ofMerchant, [from], named('promotion_category'))
  await copyRows(tx, 'announcement', ofMerchant, [from], {
    ...named('announcement'),
    redirect_promotion_id: NEW_ID('announcement', 'redirect_promotion_id'),
    category_ids: `ARRAY(SELECT new_id::integer FROM copied WHERE of = 'promotion_category' AND old_id = ANY (o.category_ids))`,
  })
  await copyRows(
    tx,
    'announcement_content',
    `o.announcement_id IN (SELECT id FROM announcement WHERE merchant_id = $1)`,
    [from],
    {
      announcement_id: NEW_ID('announcement', 'announcement_id'),
    },
  )
  await copyRows(tx, 'reward_campaign', ofMerchant, [from], {
    ...own,
    announcement_id: NEW_ID('announcement', 'announcement_id'),
    promised: '0',
  })
  await copyRows(tx, 'deposit_promotion', ofMerchant, [from], {
    ...own,
    announcement_id: NEW_ID('announcement', 'announcement_id'),
  })
  await copyRows(tx, 'vip_rank', ofMerchant, [from], own)
  await copyRows(tx, 'banner', ofMerchant, [from], {
    ...own,
    redirect_promotion_id: NEW_ID('announcement', 'redirect_promotion_id'),
  })
}

/** Operators with the same names and passwords; authenticator apps have to be bound again. */
const copyOperators = (tx: PoolClient, from: number, to: number): Promise<void> =>
  copyRows(tx, 'operator', 'o.merchant_id = $1', [from], {
    merchant_id: String(to),
    session_epoch: '0',
    last_login_at: 'NULL',
    created_at: 'now()',
  })

async function copyAccounts(tx: PoolClient, from: number, to: number): Promise<void> {
  const own = { merchant_id: String(to) }
  const ofMember = 'o.member_id IN (SELECT id FROM member WHERE merchant_id = $1)'
  await copyRows(tx, 'member', 'o.merchant_id = $1', [from], {
    ...own,
    id: NEW_ID('member', 'id'),
    parent_id: NEW_ID('member', 'parent_id'),
  })
  await copyRows(tx, 'member_tree', 'o.descendant_id IN (SELECT id FROM member WHERE merchant_id = $1)', [from], {
    ancestor_id: NEW_ID('member', 'ancestor_id'),
    descendant_id: NEW_ID('member', 'descendant_id'),
  })
  await copyRows(tx, 'affiliate_link', 'o.merchant_id = $1', [from], { ...own, agent_id: NEW_ID('member', 'agent_id') })
  await copyRows(tx, 'agent_contract', 'o.merchant_id = $1', [from], {
    ...own,
    first_party_id: NEW_ID('member', 'first_party_id'),
    second_party_id: NEW_ID('member', 'second_party_id'),
  })
  await copyRows(tx, 'rebate_set', 'o.merchant_id = $1', [from], {
    ...own,
    member_id: NEW_ID('member', 'member_id'),
    set_by_id: NEW_ID('member', 'set_by_id'),
  })
  await copyRows(tx, 'rebate_quota', 'o.agent_id IN (SELECT id FROM member WHERE merchant_id = $1)', [from], {
    agent_id: NEW_ID('member', 'agent_id'),
  })
  await copyRows(tx, 'favourite', ofMember, [from], { member_id: NEW_ID('member', 'member_id') })
  await copyRows(tx, 'inbox_message', 'o.merchant_id = $1', [from], { ...own, member_id: NEW_ID('member', 'member_id') })
}

interface Balance {
  memberId: number
  asset: string
  balance: bigint
}

/** The balances of the copied wallets; locked money stays with the original's open orders and rounds. */
async function balancesToCopy(tx: PoolClient, from: number): Promise<Balance[]> {
  const { rows } = await tx.query<Balance>(
    `SELECT c.new_id::integer AS "memberId", a.asset, sum(a.balance)::bigint AS balance
     FROM ledger_account a JOIN copied c ON c.of = 'member' AND c.old_id = a.member_id
     WHERE a.merchant_id = $1 AND a.kind <> 'MEMBER_LOCKED' AND a.balance > 0 GROUP BY 1, 2 ORDER BY 1`,
    [from],
  )
  return rows
}

const POINTED_AT = ['help_topic', 'promotion_category', 'announcement', 'member'] as const

async function copyMerchant(tx: PoolClient, from: number, code: string): Promise<{ to: number; balances: Balance[] }> {
  await tx.query('CREATE TEMPORARY TABLE copied (of TEXT, old_id BIGINT, new_id BIGINT, PRIMARY KEY (of, old_id)) ON COMMIT DROP')
  const columns = (await columnsOf(tx, 'merchant')).filter((name) => name !== 'id' && name !== 'code')
  const { rows } = await tx.query<{ id: number }>(
    `INSERT INTO merchant (code, ${columns.join(', ')}) SELECT $1, ${columns.join(', ')} FROM merchant WHERE id = $2 RETURNING id`,
    [code, from],
  )
  const to = rows[0]!.id
  for (const table of POINTED_AT) await reserveIds(tx, table, from)
  await copySite(tx, from, to)
  await copyAccounts(tx, from, to)
  await copyOperators(tx, from, to)
  return { to, balances: await balancesToCopy(tx, from) }
}

/** Undefined if the merchant already exists. Throws if the one to copy does not. */
export async function cloneMerchant(deps: WorldDeps, { code, like = 'demo' }: WorldOptions): Promise<string | undefined> {
  const { prisma, pool } = deps.database
  if (!code || !isMerchantCode(code)) throw new Error(`--code must be ${MERCHANT_CODE_RULE}`)
  if (await prisma.merchant.findUnique({ where: { code } })) return undefined
  const original = await prisma.merchant.findUnique({ where: { code: like } })
  if (!original) throw new Error(`there is no merchant "${like}" to be like; seed one first: npm run seed -- demo`)

  const client = await pool.connect()
  let copy: Awaited<ReturnType<typeof copyMerchant>>
  try {
    await client.query('BEGIN')
    copy = await copyMerchant(client, original.id, code)
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK')
    throw error
  } finally {
    client.release()
  }

  const at = deps.clock.now()
  await deps.ledger.importHistory(
    copy.balances.map(({ memberId, asset, balance }): HistoryEntry => {
      const isTrial = isTrialAsset(asset)
      const type = isTrial ? 'TRIAL_GRANT' : 'DEPOSIT'
      const house = isTrial ? 'TRIAL_GRANTS' : 'DEPOSITS'
      return {
        merchantId: copy.to,
        memberId,
        asset,
        at,
        type,
        reference: `opening-${memberId}`,
        house,
        moves: [{ amount: balance, code: type }],
      }
    }),
  )
  return `merchant ${code}, like ${like}: its site, its operators and accounts with the same passwords, and their balances`
}
