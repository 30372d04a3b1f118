import type * as affiliateLinkEndpoints from '#contract/agents/affiliate-link.ts'
import { type AffiliateLink, MOST_OPEN_LINKS } from '#contract/agents/affiliate-link.ts'
import type { Body, Query, Value } from '#contract/endpoint.ts'
import { isAgentType, type Language } from '#contract/wire.ts'
import type { RebateGiftService } from '#server/features/agents/rebate/rebate-gift.service.ts'
import type { Rates } from '#server/features/agents/rebate/rebate-rule.ts'
import type { MemberCaller } from '#server/http/caller.ts'
import { csvAnswer } from '#server/http/csv-answer.ts'
import { AppError } from '#server/platform/app-error.ts'
import { addTime } from '#server/platform/business-day.ts'
import type { Clock } from '#server/platform/clock.ts'
import { hostsOf } from '#server/platform/merchant/hosts-of.ts'
import type { Merchant } from '#server/platform/merchant/merchant-directory.ts'
import type { Redis } from '#server/platform/redis.ts'
import { type AskedRange, instantsOf, rangeOf } from '#server/platform/report/report-range.ts'
import { fileTime } from '#server/platform/report/report-time.ts'
import type { InTransaction } from '#server/platform/transactions.ts'
import type { AffiliateLinkRepository, LinkRow } from './affiliate-link.repository.ts'
import { newSpokenCode } from '#server/platform/spoken-code.ts'
import { FILE_HEAD, TYPE_NAME } from './registered-names.ts'

type Party = Pick<MemberCaller, 'memberId' | 'merchantId'>

interface Deps {
  links: AffiliateLinkRepository
  rebates: Pick<RebateGiftService, 'toRates' | 'checkFor' | 'present'>
  redis: Redis
  inTransaction: InTransaction
  clock: Clock
}

const FILE_PAGE = 2_000
const DAY_SECONDS = 86_400
const clickKey = (merchantId: number, code: string, ip: string) => `palaro:{click:${merchantId}}:${code}:${ip}`

export function createAffiliateLinkService({ links, rebates, redis, inTransaction, clock }: Deps) {
  function statusOf({ closedAt, expiresAt }: LinkRow): AffiliateLink['status'] {
    if (closedAt) return 'CLOSED'
    if (!expiresAt) return 'FOREVER'
    return expiresAt > clock.now() ? 'IN_USE' : 'EXPIRED'
  }

  /** `origin`: the caller's host, for a merchant without configured hosts. */
  async function present(row: LinkRow, merchant: Merchant, origin: string): Promise<AffiliateLink> {
    const domain = row.domain || hostsOf(merchant)[0] || ''
    return {
      affiUrlId: row.id,
      affiliateCode: row.code,
      url: `${domain ? `https://${domain}` : origin}/m/register?affiliateCode=${encodeURIComponent(row.code)}`,
      name: row.name,
      domain: row.domain,
      type: row.memberType,
      isAgent: isAgentType(row.memberType),
      isDefault: row.isDefault,
      status: statusOf(row),
      rebates: await rebates.present(row.rates as Rates, merchant),
      clickCount: row.clicks,
      registeredCount: row.registrations,
      createdAt: row.createdAt.getTime(),
      expiresAt: row.expiresAt?.getTime() ?? null,
      closedAt: row.closedAt?.getTime() ?? null,
    }
  }

  function spanOf(dates: AskedRange, { timezone }: Merchant) {
    const range = rangeOf(dates, timezone, clock.now())
    const { from, until } = instantsOf({ startDate: range.from, endDate: range.to }, timezone)
    return { range, from: from!, until: until! }
  }

  return {
    async list({ memberId }: Party, merchant: Merchant, origin: string): Promise<Value<typeof affiliateLinkEndpoints.list>> {
      const rows = await links.ofAgent(memberId)
      return { list: await Promise.all(rows.map((row) => present(row, merchant, origin))), domains: hostsOf(merchant) }
    },

    /** Throws `affiliate.link.limit`, `request.param.err` for a host that is not the merchant's, and the errors of rates. */
    async create(
      { memberId, merchantId }: Party,
      { name, type, validDays, domain, rebates: asked }: Body<typeof affiliateLinkEndpoints.create>,
      merchant: Merchant,
      origin: string,
    ): Promise<AffiliateLink> {
      if (domain && !hostsOf(merchant).includes(domain))
        throw new AppError('request.param.err', { fields: [{ path: 'domain', message: 'unknown' }] })
      const rates = await rebates.toRates(asked, merchant)
      await rebates.checkFor(memberId, rates, merchant)
      const now = clock.now()
      const row = {
        merchantId,
        agentId: memberId,
        code: newSpokenCode(),
        name,
        domain,
        memberType: type,
        rates,
        expiresAt: validDays > 0 ? addTime(now, { days: validDays }, merchant.timezone) : null,
        createdAt: now,
      }
      const link = await inTransaction((tx) => links.create(tx, row, MOST_OPEN_LINKS))
      if (!link) throw new AppError('affiliate.link.limit')
      return present(link, merchant, origin)
    },

    /** For good; closing it again is no error. Throws `no.data` for another agent's link. */
    async close({ memberId }: Party, id: number | undefined, merchant: Merchant, origin: string): Promise<AffiliateLink> {
      if (id === undefined) throw new AppError('request.param.err', { fields: [{ path: 'affiUrlId', message: 'required' }] })
      const link = await links.close(memberId, id, clock.now())
      if (!link) throw new AppError('no.data')
      return present(link, merchant, origin)
    },

    async registered(
      { memberId }: Party,
      { page, size, username, affiliateCode, ...dates }: Query<typeof affiliateLinkEndpoints.registered>,
      merchant: Merchant,
    ): Promise<Value<typeof affiliateLinkEndpoints.registered>> {
      const { from, until } = spanOf(dates, merchant)
      const window = { skip: (page - 1) * size, take: size }
      const { total, rows } = await links.registered(memberId, { from, until, username, affiliateCode, ...window })
      const list = rows.map(({ id, username: account, nickname, type, createdAt, affiliateCode: code, linkName }) => ({
        memberId: id,
        username: account,
        nickname,
        type,
        registeredAt: createdAt.getTime(),
        affiliateCode: code ?? '',
        linkName,
      }))
      return { list, total, totalPages: Math.ceil(total / size), page, footer: { count: total } }
    },

    async registeredFile(
      { memberId }: Party,
      { username, affiliateCode, ...dates }: Query<typeof affiliateLinkEndpoints.registeredFile>,
      merchant: Merchant,
      language: Language,
    ) {
      const { range, from, until } = spanOf(dates, merchant)
      async function* pages() {
        for (let skip = 0; ; skip += FILE_PAGE) {
          const asked = { from, until, username, affiliateCode, skip, take: FILE_PAGE }
          const { rows } = await links.registered(memberId, asked)
          yield rows.map((row) => [
            fileTime(row.createdAt, merchant.timezone),
            row.username,
            row.nickname,
            TYPE_NAME[isAgentType(row.type) ? 'agent' : 'member'][language],
            row.affiliateCode ?? '',
            row.linkName,
          ])
          if (rows.length < FILE_PAGE) return
        }
      }
      return csvAnswer(`registered-${range.from}-${range.to}.csv`, FILE_HEAD[language], pages())
    },

    /** An unknown code is ignored silently, so that guessing reveals nothing. */
    async click(merchant: Merchant, code: string, ip: string): Promise<null> {
      const isFirst = await redis.set(clickKey(merchant.id, code, ip), 1, 'EX', DAY_SECONDS, 'NX')
      if (isFirst) await links.countClick(merchant.id, code)
      return null
    },
  }
}
export type AffiliateLinkService = ReturnType<typeof createAffiliateLinkService>
