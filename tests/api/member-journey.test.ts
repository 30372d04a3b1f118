/** A member's evening through the wire contract alone: what a real client of any generation must be able to do here. */
import { beforeAll, describe, expect, it } from 'vitest'
import { INHOUSE_VENDOR } from '#contract/play/game.ts'
import { amount } from '#seed/builders/index.ts'
import { startApi } from '#tests/support/api.ts'
import { createWireClient } from '#tests/support/wire-client.ts'
import { success } from '#tests/support/outcome.ts'

const { given, app } = startApi()

let dice: Awaited<ReturnType<typeof given.game>>
beforeAll(async () => {
  const vendor = await given.vendor({ code: INHOUSE_VENDOR, isRunning: true })
  const details = { name: 'Dice', gameCode: 'dice', category: 'INHOUSE', isRunning: true, hasFreePlay: true } as const
  dice = await given.game({ vendor, ...details })
})

describe.each(['A', 'B', 'C'] as const)('a member’s journey, bodies in form %s', (form) => {
  it('logs in, looks around, marks a favourite, launches Dice, bets and sees the balance change', async () => {
    const member = await given.member({ balance: amount(500) })
    const client = createWireClient(app(), 'test')

    const login = await client.encrypted(
      'post',
      '/wps/session/login',
      { username: member.username, password: member.password, type: 'username' },
      form,
    )
    expect(login.body).toMatchObject({ success: true, value: { userName: member.username, type: 0, customerType: 0 } })
    client.keep(login.body.value.token)

    const info = await client.get('/wps/member/info')
    expect(info.body.value).toMatchObject({ id: member.id, account: member.username, token: login.body.value.token })

    const balance = await client.get('/wps/v2/wallets/balance', { typeId: 0 })
    expect(balance.body.value).toMatchObject({ sumBalance: 500, currency: 'PHP', currencySymbol: '₱', currencyPosition: 'F' })

    const list = await client.get('/wps/relay/GCSGAME_gameList', {
      gameType: 'INHOUSE',
      gameName: 'dice',
      pageNo: 1,
      pageSize: 25,
      isNew: 'null',
    })
    expect(list.body.value).toMatchObject({ pageNum: 1, totalPages: 1, totalCount: 1 })
    const [game] = list.body.value.games
    expect(game).toMatchObject({ nodeId: dice.nodeId, gameName: 'Dice', supportPlay: 0 })

    await client
      .json('post', '/wps/relay/MCSFE_addFavoriteGameV2', { nodeId: game.nodeId, vendor: game.vassalage, token: 'ignored' })
      .expect(success)
    expect((await client.get('/wps/relay/MCSFE_getFavoriteGames', { pageNo: 1, pageSize: 100 })).body.value).toEqual([
      game.nodeId,
    ])

    const launch = await client.get('/wps/game/launchGame', {
      launchMode: 'GLS',
      platform: 'html5',
      gameId: game.gameId,
      nodeId: game.nodeId,
      accountType: 1,
    })
    const opened = new URL(launch.body.value.content.game_url)
    const session = await client.json('post', '/bgs/session', { launchToken: opened.searchParams.get('launch') })
    expect(session.body.value).toMatchObject({ gameCode: 'dice', mode: 'REAL' })

    client.keep(session.body.value.token)
    const bet = await client.json('post', '/bgs/dice/bet', {
      requestId: `evening-${form}-1`,
      stake: 10,
      target: 4950,
      direction: 'over',
    })
    expect(bet.body.value).toMatchObject({ stake: 10, nonce: 0, balanceBefore: 500 })
    expect(bet.body.value.balanceAfter).toBe(bet.body.value.win ? 500 - 10 + 19.603 : 490)

    client.keep(login.body.value.token)
    expect((await client.get('/wps/v2/wallets/balance')).body.value.sumBalance).toBe(bet.body.value.balanceAfter)
    expect((await client.get('/wps/relay/GCS_recentGame', { page: 1 })).body.value.list[0].nodeId).toBe(game.nodeId)
  })
})
