/** Every field that real clients read unchecked exists, on every path they ask (WIR-04). */
import { beforeAll, describe, expect, it } from 'vitest'
import { methodsOf, pathsOf } from '#contract/endpoint.ts'
import { allEndpoints } from '#contract/index.ts'
import { startApi } from '#tests/support/api.ts'
import { success } from '#tests/support/outcome.ts'

const { given, http } = startApi()

let token: string
let nodeId: string
beforeAll(async () => {
  const member = await given.member()
  token = member.token
  const vendor = await given.vendor({ isRunning: true })
  const game = await given.game({ vendor, name: 'Wire Game', hotRank: 1, isRunning: true, hasFreePlay: true })
  nodeId = game.nodeId
  await given.announcement({ type: 'PL' })
  await given.announcement({ type: 'PR', categoryIds: [(await given.promotionCategory()).id] })
  await given.helpTopic({ questions: [{ title: 'Why?', content: '<p>So.</p>' }] })
  await given.banner({ groupName: 'm_home' })
  await given.favourites(member.id, ['Wire Game'])
  await given.recents(member.id, ['Wire Game'])
  await given.depositChannel()
  await given.depositPromotion()
})

const ask = async (path: string) => {
  const { body } = await http().get(path).set({ Merchant: 'test', Authorization: token }).expect(success)
  return body
}
/** The value at `value.a.0.b`. */
const at = (body: unknown, place: string): unknown =>
  place.split('.').reduce<unknown>((part, key) => (part as Record<string, unknown>)?.[key], body)

const fields = (names: string) => names.trim().split(/\s+/)

const GAME = fields(
  `nodeId gameId roomId nodeName gameName displayName vassalage gameType showIcon defaultIcon iconUrl supportPlay
   nodeTypeManageId defaultLanguage`,
)
const INFO = fields(
  `customerService domainRoute mobileTemplate paths register resources whitelabel whitelabelVal mainDomain merchantCode
   imageCDNs launchGameCDNs sms appInfo geetestSdkVersion gw`,
)
const COUNTRY = ['currency', 'currencySymbol', 'currencyPosition']
const LISTS = ['player', 'banners', 'promotion', 'popup', 'hot', 'agent']
const ANNOUNCEMENT = fields(
  `id title content type status platform startDate endDate startDateStr endDateStr noExpiry priority sortIndex category
   read photoUrl redirect externalLink linkedPromotionId redirectPromotionId announcementImages contents
   gameLinkageMapping announcementDisplaySpeed`,
)
const OLDER = fields(`id title content mainPageUrl promoPageUrl startDate endDate createtime`)
const BANNER = fields(
  `bannerId groupName url title linkage linkageType redirect externalLink redirectPromotionId gameLinkageMapping`,
)
const CARD = fields(`accountTypeName displayName freeplay gameId nodeId telGameId telNodeId appNewWindow supportPlay`)
const MEMBER = fields(`id nickname account type clubLabel regDate mobile mobileVerified email toUpline countryDialingCode token`)
const R = '/wps/relay'

describe('the fields that real clients read', () => {
  it.each([
    [
      '/wps/v2/system/status?device=MOBILE&track=1',
      'value',
      ['info', 'location', 'maintenance', 'regionRestriction', 'whitelist'],
    ],
    ['/wps/system/status', 'value.info', INFO],
    ['/wps/v2/system/status', 'value.info.mobileTemplate', ['mem_cen', 'dep_func', 'h5_logo', 'app_background', 'app_desc']],
    ['/wps/v2/system/status', 'value.info.appInfo', ['upgradeable']],
    ['/wps/system/settings/consolidated?device=MOBILE', 'value', INFO],
    ['/wps/system/setting/register', 'value.username', ['enabled', 'required', 'updateRequired', 'acceptedPattern', 'minLength']],
    ['/wps/system/setting/register', 'value.password', ['maxLength', 'patternId']],
    [`${R}/CCSFE_getListAnnouncements?types=B,PL,PU,PR,H&platform=M&merchantCode=test`, 'value', LISTS],
    [`${R}/MCSFE_getListAnnouncements`, 'value.player.0', ANNOUNCEMENT],
    [`${R}/MCS2_getListAnnouncements`, 'value.player.0.contents.0', ['sequence', 'title', 'content', 'language', 'isDefault']],
    [`${R}/MCS2_getListAnnouncements?groupName=m_home`, 'value.banners.0', BANNER],
    [`${R}/PROMOFE_getPromoAnnounceV2?types=PR&platform=M`, 'value.promotion.0', ANNOUNCEMENT],
    [`${R}/PROMOFE_getPromotionAnnouncementCategory?types=PR&platform=M`, 'value.0', ['id', 'name', 'sortIndex']],
    [`${R}/GLS2_lobbyNews`, 'value.0', ANNOUNCEMENT],
    ['/wps/system/announcements', 'value.contentLobby.0', ['content']],
    ['/wps/system/announcements/advanced?type=M&category=P&platform=W', 'value.0', OLDER],
    ['/wps/system/helpCenter?lang=EN&device=MOBILE', 'value.0', ['title', 'content', 'tag', 'bgColor', 'children']],
    ['/wps/system/helpCenter', 'value.0.children.0', ['title', 'content']],
    [
      `${R}/GCSGAME_gameList?merchant=test&platform=html5&clientType=2&isNew=null`,
      'value',
      ['games', 'pageNum', 'totalPages', 'totalCount'],
    ],
    [`${R}/GLS2_gameList?pageNo=1&pageSize=25&minBet=&minLine=null&language=EN`, 'value.games.0', GAME],
    [`${R}/GCSGAME_hotGamesV2?isPlatform=2&language=EN&platform=html5&merchantCode=test`, 'value.list.0', GAME],
    [`${R}/GCSGAME_hotGames`, 'value.list.0', GAME],
    [`${R}/GCSGAME_gameHot`, 'value.list.0', GAME],
    [`${R}/GCSGAME_getVassGameType?typeId=1&merchant_code=test`, 'value.content', ['RNG']],
    [`${R}/GCSGAME_gameVendor?merchantCode=test`, 'value.data.lanes.0', ['title', 'cards', 'gameClassify', 'gameCount']],
    [`${R}/GCSGAME_newGameVendor?platform=html5&merchantCode=test`, 'value.data.lanes.0.cards.0', CARD],
    [`${R}/MCSFE_getFavoriteGames?pageNo=1&pageSize=100`, 'value', ['0']],
    [`${R}/MCSFE_getFavoriteGamesList?pageNo=1&pageSize=25&gameType=ALL`, 'value', ['content', 'pageNum', 'totalPages']],
    [`${R}/MCSFE_getFavoriteGamesList`, 'value.content.0', GAME],
    [`${R}/GCS_recentGame?page=1&pageSize=25&gameType=ALL&language=EN&clientType=2`, 'value', ['list', 'total', 'totalPages']],
    [`${R}/GCS_recentGame`, 'value.list.0', GAME],
    [`${R}/GCS_merchantWallet?merchantCode=test`, 'value', ['isSingle']],
    ['/wps/v2/wallets/balance?typeId=0&sync=1&_=1', 'value', ['sumBalance', 'mainWalletBalance', 'balance', ...COUNTRY]],
    ['/wps/wallets/gcs', 'value.balance.0', ['accountTypeId', 'accountName', 'availBalance', 'status']],
    ['/wps/wallets/balance', 'value.balances.0', ['accountName', 'availBalance']],
    [`${R}/MCSFE_getDepositSettings`, 'value', ['allowDeposit', 'totalDepositSuccessCount', 'depositInfo']],
    [
      `${R}/MCSFE_getDepositPaymentChannels?webSupported=N&mobileSupported=Y&groupMTByChannelName=Y&isNative=N&device=Android`,
      'value.MT.channels.0',
      ['vendorName', 'vendorId', 'min', 'max', 'fixAmounts', 'mcsBankCode', 'banks'],
    ],
    ['/wps/promotions/deposit?amount=500', 'value.0', ['minDeposit']],
    ...[`${R}/MCSFE_getDepositTransactionReport`, `${R}/MCS2_depositTransactioNReport`, '/wps/report/depositTransaction'].map(
      (path): [string, string, string[]] => [path, 'value', ['records', 'footer']],
    ),
    ['/wps/member/info', 'value', MEMBER],
  ])('WIR-04: %s → %s', async (path, place, names) => {
    const found = at(await ask(path), place)
    expect(found, place).toBeTypeOf('object')
    expect(names.filter((name) => !(name in (found as object)))).toEqual([])
  })

  it('WIR-32: of a launch', async () => {
    const query = `launchMode=GLS&confirmTrans=0&platform=html5&clientType=2&nodeId=${nodeId}&accountType=1&webView=false&isCoin=`
    const { value } = await ask(`/wps/game/launchGame?${query}`)
    expect(value.content.game_url || value.content.game_url2).toMatch(/^http/)
    expect(value.gameUrl).toMatch(/^http/)
  })
})

/** Method and path; R/ is /wps/relay/. */
const LINES = {
  system: `
    GET /wps/v2/system/status /wps/system/status /wps/system/settings/consolidated /wps/system/whitelabel /wps/system/templates
      /wps/system/location /wps/system/country /wps/system/domainRoute /wps/system/helpCenter /wps/system/depositBanks
      /wps/system/withdrawBanks /wps/system/test/ping /wps/system/manifest.json R/WPSCORE_getCustomerServiceScript
      R/WPSCORE_getDownloadSetting R/WPSCORE_checkIfAppDomain R/WPSCORE_getTelegramLoginSetting R/WPSCORE_getPixelTrack
      R/WPSCORE_getDomainsActiveMain R/WPSCORE_getDropdownMenu
    POST /wps/system/collect /wps/feedback
    PUT /wps/member/language`,
  announcements: `
    GET R/CCSFE_getListAnnouncements R/MCSFE_getListAnnouncements R/MCS2_getListAnnouncements
      R/MCS2_getMultiCategoryTypeAnnouncements R/MCS2_getAnnouncementContent R/GLS2_lobbyNews R/PROMOFE_getPromoAnnounceV2
      R/PROMOFE_getPromotionAnnouncementCategory /wps/system/announcements /wps/system/announcements/advanced
      /wps/agent/announcements
    POST R/MCSFE_markAnnouncementAsRead`,
  'inbox and chat': `
    GET R/EMFE_getInboxUnreadCount R/EMFE_getInbox R/EMFE_getOutbox R/EMFE_getAvailableRecipientTypes R/ODSFE2_subordinateSimple
      R/CSP_unreadCount R/CSP_getInbox /wps/message/unreadCount /wps/message/inbox /wps/message/outbox /wps/message/recipients
      R/CBS_launchChat R/CBS_unreadCount R/CBS_modelList
    PUT R/EMFE_updateInboxRead R/EMFE_playerInboxClickCallback R/EMFE_playerOnlineMessageCallback /wps/message/send
    DELETE R/EMFE_deleteInbox R/EMFE_deleteOutbox /wps/message/inbox /wps/message/outbox
    POST R/EMFE_submitOutbox R/EMFE_submitOutboxReply /wps/message/read R/WPSCORE_saveMemberInfoByAuthKey`,
  games: `
    GET R/GCSGAME_gameList R/GLS2_gameList R/GCSGAME_hotGamesV2 R/GCSGAME_hotGames R/GCSGAME_gameHot R/GCSGAME_getSingleGame
      R/GCSGAME_getRecommendedHotGames R/GCSGAME_getVassGameType R/GCSGAME_gameVendor R/GCSGAME_newGameVendor
      R/GCSGAME_getVassalage R/GCSGAME_getRankList R/ODSFE2_getWinnerBoard R/MCSFE_getFavoriteGames R/MCSFE_getFavoriteGamesList
      R/MCS2_addRecentGame R/GCS_recentGame /wps/game/launchGame R/GCS_gameTrialLaunch
    POST R/GCSGAME_hotGamesV2 R/MCSFE_addFavoriteGameV2 R/GCS_recordGameClick R/GCS_recordFloatingClick R/GCS_submitEventExposure
      R/GCS_recordFloatingCloseClick R/GCS_gameLogout
    DELETE R/MCSFE_removeFavoriteGameV2`,
  wallets: `
    GET /wps/v2/wallets/balance /wps/wallets/balance /wps/wallets /wps/wallets/gcs /wps/wallets/lockTransStatus
      /wps/wallets/lockStatus /wps/wallets/lockStatusByType R/GCS_merchantWallet R/MCSFE_getExchangeRates
    POST /wps/wallets/transfer /wps/wallets/transferToMainWallet /wps/wallets/transferFromMainWallet /wps/wallets/transferSubToSubWallet
      R/GCS_walletTransfer R/GCS_walletReturn`,
  'what older clients ask for beside': `
    POST /wps/session/login/line /wps/session/login/apple /wps/session/login/maya /wps/promotions R/MCSFE_requestDepositChatLink
      R/ODSFE2_PayoutDividend
    GET /wps/promotions R/MCS2_depositBanksByVendor R/ODSFE2_PayoutDividend R/ODSFE2_MemPNL R/ODSFE2_getMemberPnlv2
      R/GCSGAME_getExcludeTurnoverV2 /wps/report/personalPVPFishingPNL /wps/report/detailedLottoPNL`,
}
const METHODS = ['GET', 'POST', 'PUT', 'DELETE']

describe('every path of the site, its announcements, mail, games and wallets', () => {
  const known = new Set(
    allEndpoints.flatMap((each) => pathsOf(each).flatMap((path) => methodsOf(each).map((method) => `${method} ${path}`))),
  )
  it.each(Object.entries(LINES))('WIR-04: %s is answered', (_area, lines) => {
    let method = ''
    const missing = fields(lines).filter((word) => {
      if (METHODS.includes(word)) method = word
      return method !== word && !known.has(`${method} ${word.replace('R/', '/wps/relay/')}`)
    })
    expect(missing).toEqual([])
  })
})
