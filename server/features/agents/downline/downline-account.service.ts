/**
 * Opens accounts in an agent's downline, promotes members to agents, and sets names and initial passwords. Every action is
 * logged.
 */
import type { Body, Value } from '#contract/endpoint.ts'
import type * as endpoints from '#contract/agents/downline/downline.ts'
import { memberType } from '#contract/wire.ts'
import { newSpokenCode } from '#server/platform/spoken-code.ts'
import { isGuestName } from '#server/features/identity/member/member-name.ts'
import type { Member, MemberService } from '#server/features/identity/member/member.service.ts'
import type { Passwords } from '#server/platform/passwords.ts'
import { adaptRules, checkFields, checkValue, servedRules } from '#server/platform/merchant/register-rules.check.ts'
import type { SecurityEventKind, SecurityLog } from '#server/features/identity/security/security-log.ts'
import type { Admission } from '#server/features/identity/session/admission.ts'
import type { SessionStore } from '#server/sessions/session-store.ts'
import type { MemberCaller } from '#server/http/caller.ts'
import type { RebateGiftService } from '#server/features/agents/rebate/rebate-gift.service.ts'
import type { RequestFacts } from '#server/http/handle.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { PrismaTransaction } from '#server/platform/database.ts'
import type { Merchant } from '#server/platform/merchant/merchant-directory.ts'
import type { DownlineRepository, Someone } from './downline.repository.ts'
import type { DownlineService } from './downline.service.ts'
import { isUnclaimed, mayBePromoted, OPENED_BY } from './may-do.check.ts'
import type { HeldMembers } from './held-members.ts'

interface Deps {
  downlines: Pick<DownlineRepository, 'addInvitation' | 'setFirstPassword'>
  team: Pick<DownlineService, 'direct'>
  members: Pick<MemberService, 'create' | 'findTaken'>
  rows: Pick<HeldMembers, 'change'>
  rates: Pick<RebateGiftService, 'toRates' | 'checkFor' | 'assignNew'>
  admission: Pick<Admission, 'checkType'>
  passwords: Passwords
  sessions: Pick<SessionStore, 'endAll'>
  securityLog: SecurityLog
  clock: Clock
}
export type AgentFacts = Pick<RequestFacts, 'merchant' | 'ip' | 'device' | 'language'> & { caller: MemberCaller }

const AGENT = 2

const checkSame = (password: string, confirmation: string | undefined): void => {
  if (confirmation !== undefined && confirmation !== password) throw new AppError('modify.new.confirm.diff')
}

/** Throws `request.param.err` with the fields that break the merchant's registration rules, or `modify.new.confirm.diff`. */
function checkForm(form: Body<typeof endpoints.open>, { settings }: Merchant): void {
  const rules = servedRules(settings.registration)
  const asked = adaptRules(rules, {
    required: ['username', 'password', ...(form.nickname ? (['nickname'] as const) : [])],
    off: Object.keys(rules).filter((name) => !['username', 'password', 'nickname'].includes(name)) as never,
  })
  const fields = checkFields(asked, { username: form.username, password: form.password, nickname: form.nickname ?? '' })
  if (fields.length > 0) throw new AppError('request.param.err', { fields })
  checkSame(form.password, form.confirmPassword)
}

export function createDownlineAccountService(deps: Deps) {
  const { downlines, team, members, rows, rates, admission, passwords, sessions, securityLog, clock } = deps

  /** Logs an action for the affected member, naming the agent. */
  const record = (
    memberId: number,
    kind: SecurityEventKind,
    { caller, ip, device }: AgentFacts,
    tx: PrismaTransaction,
    detail: Record<string, string | number> = {},
  ) => {
    const by = { agentId: caller.memberId, agent: caller.username }
    return securityLog.record({ merchantId: caller.merchantId, memberId, ip, device }, kind, { ...by, ...detail }, tx)
  }

  async function invite(tx: PrismaTransaction, agent: Pick<Member, 'id' | 'merchantId'>): Promise<string> {
    for (;;) {
      const code = newSpokenCode()
      if (await downlines.addInvitation(tx, agent, code, clock.now())) return code
    }
  }

  return {
    /**
     * Throws `exists.username.err`, `exists.nickname.err`, `modify.new.confirm.diff`, `request.param.err`, the errors of rates,
     * and those of a site that does not admit the type.
     */
    async open(form: Body<typeof endpoints.open>, facts: AgentFacts): Promise<Value<typeof endpoints.open>> {
      const { caller, merchant, language, ip, device } = facts
      checkForm(form, merchant)
      admission.checkType(form.type, merchant)
      const username = form.username.toLowerCase()
      const nickname = form.nickname || undefined
      const taken = isGuestName(username) ? 'exists.username.err' : await members.findTaken(merchant.id, { username, nickname })
      if (taken) throw new AppError(taken)
      const given = await rates.toRates(form.rebates, merchant)
      await rates.checkFor(caller.memberId, given, merchant)
      const details = {
        username,
        nickname,
        type: form.type,
        language,
        parentId: caller.memberId,
        passwordHash: await passwords.hash(form.password),
        mustChangePassword: true,
        contacts: {},
        registerSource: { [OPENED_BY]: String(caller.memberId), ip, device },
        createdAt: clock.now(),
      }
      const { id } = await members.create(merchant, details, async (created, tx) => {
        await rates.assignNew(tx, { merchant, parentId: caller.memberId, memberId: created.id, rates: given })
        if (form.type === AGENT) await invite(tx, created)
        await record(created.id, 'DOWNLINE_OPENED', facts, tx, { type: form.type })
      })
      return { customerId: id, username, type: memberType.parse(form.type) }
    },

    /** Throws `no.data`, `downline.not.direct`, `downline.is.agent`, `us_forbidden_login_error` if the site has no agents. */
    async promote(someone: Someone, facts: AgentFacts): Promise<Value<typeof endpoints.promote>> {
      const { id } = await team.direct(someone, facts.caller)
      admission.checkType(AGENT, facts.merchant)
      let affiliateCode = ''
      await rows.change(id, async (member, tx) => {
        if (!mayBePromoted(member)) throw new AppError('downline.is.agent')
        affiliateCode = await invite(tx, member)
        await record(id, 'DOWNLINE_PROMOTED', facts, tx, { from: member.type, to: AGENT })
        return { type: AGENT }
      })
      // A session stores the member type it was opened with.
      await sessions.endAll(id)
      return { customerId: id, affiliateCode }
    },

    /**
     * Before the owner's first login. Throws `no.data`, `downline.not.direct`, `downline.nickname.own`, `format.nickname.err`,
     * `exists.nickname.err`.
     */
    async setNickname({ nickname, ...someone }: Body<typeof endpoints.setNickname>, facts: AgentFacts): Promise<null> {
      const { id } = await team.direct(someone, facts.caller)
      const rule = facts.merchant.settings.registration.rules.nickname
      if (rule && checkValue({ ...rule, required: true }, nickname))
        throw new AppError('format.nickname.err', { field: 'nickname' })
      await rows.change(id, async (member, tx) => {
        if (!isUnclaimed(member)) throw new AppError('downline.nickname.own')
        if (member.nickname === nickname) return undefined
        await record(id, 'DOWNLINE_RENAMED', facts, tx)
        return { nickname }
      })
      return null
    },

    /**
     * Before the owner's first login. Throws `no.data`, `downline.not.direct`, `downline.password.own`,
     * `modify.new.confirm.diff`, `request.param.err`.
     */
    async setPassword(
      { password, confirmPassword, ...someone }: Body<typeof endpoints.setPassword>,
      facts: AgentFacts,
    ): Promise<null> {
      const { id } = await team.direct(someone, facts.caller)
      const rule = facts.merchant.settings.registration.rules.password
      const message = checkValue({ ...rule, required: true }, password)
      if (message) throw new AppError('request.param.err', { fields: [{ path: 'password', message, patternId: rule.patternId }] })
      checkSame(password, confirmPassword)
      const passwordHash = await passwords.hash(password)
      await rows.change(id, async (member, tx) => {
        if (!isUnclaimed(member)) throw new AppError('downline.password.own')
        await downlines.setFirstPassword(tx, id, passwordHash, clock.now())
        await record(id, 'DOWNLINE_PASSWORD_SET', facts, tx)
        return undefined
      })
      await sessions.endAll(id)
      return null
    },
  }
}
export type DownlineAccountService = ReturnType<typeof createDownlineAccountService>
