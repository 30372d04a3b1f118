import * as money from '#contract/agents/downline/downline-transfer.ts'
import * as endpoints from '#contract/agents/downline/downline.ts'
import { handle, handleCsv, type Route } from '#server/http/handle.ts'
import type { CollectConsents } from './collect-consent.ts'
import type { DownlineAccountService } from './downline-account.service.ts'
import type { DownlineTransferService } from './downline-transfer.service.ts'
import type { DownlineService } from './downline.service.ts'
import type { MoveDownlineService } from './move-downline.service.ts'
import { lastDigits } from './last-digits.ts'
import type { TransferListService } from './transfer-list.service.ts'

interface Services {
  team: DownlineService
  accounts: DownlineAccountService
  moves: MoveDownlineService
  transfers: DownlineTransferService
  lists: TransferListService
  consents: CollectConsents
}

export const downlineRoutes = ({ team, accounts, moves, transfers, lists, consents }: Services): Route[] => [
  handle(endpoints.list, ({ query, caller, merchant }) => team.list(query, caller, merchant)),
  handle(endpoints.tree, ({ query, caller, merchant }) => team.tree(query, caller, merchant)),
  handle(endpoints.member, ({ query, caller, merchant }) => team.member(query, caller, merchant)),
  handle(endpoints.teamCount, ({ caller }) => team.counts({}, caller)),
  handle(endpoints.memberCount, ({ query, caller }) => team.counts(query, caller)),
  handle(endpoints.mobile, async ({ query, caller }) => ({
    mobile: lastDigits((await team.direct(query, caller)).mobileNumber),
  })),
  handle(endpoints.open, (context) => accounts.open(context.body, context)),
  handle(endpoints.promote, (context) => accounts.promote(context.body, context)),
  handle(endpoints.setNickname, (context) => accounts.setNickname(context.body, context)),
  handle(endpoints.setPassword, (context) => accounts.setPassword(context.body, context)),
  handle(endpoints.move, (context) => moves.move(context.body, context)),
  handle(money.terms, (context) => transfers.terms(context)),
  handle(money.transfer, (context) => transfers.transfer(context.body, context)),
  handle(money.transferMany, (context) => transfers.transferMany(context.body, context)),
  handle(money.collect, (context) => transfers.collect(context.body, context)),
  handle(money.transfers, ({ query, caller, merchant }) => lists.list(query, caller, merchant)),
  handleCsv(money.transfersFile, ({ query, caller, merchant, language }) => lists.file(query, caller, merchant, language)),
  handle(money.consent, (context) => consents.read(context)),
  handle(money.allowCollect, (context) => consents.allow(context.body, context)),
  handle(money.endConsent, (context) => consents.end(context)),
]
