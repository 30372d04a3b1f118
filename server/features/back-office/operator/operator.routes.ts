import * as endpoints from '#contract/back-office/operator/operator.ts'
import * as operatorPeopleEndpoints from '#contract/back-office/operator/operator-people.ts'
import { handle, type Route } from '#server/http/handle.ts'
import type { AccessService } from './access.service.ts'
import type { OperatorService } from './operator.service.ts'
import type { PeopleService } from './people.service.ts'

export const operatorRoutes = (service: OperatorService): Route[] => [
  handle(endpoints.login, (context) => service.logIn(context.body, context)),
  handle(endpoints.me, ({ caller }) => service.me(caller)),
  handle(endpoints.logout, ({ caller }) => service.logOut(caller)),
  handle(endpoints.changePassword, (context) => service.changePassword(context.body, context)),
  handle(endpoints.secondFactor, (context) => service.secondFactorState(context)),
  handle(endpoints.bindSecondFactor, (context) => service.bindSecondFactor(context.body, context)),
  handle(endpoints.unbindSecondFactor, (context) => service.unbindSecondFactor(context.body, context)),
]

export const operatorPeopleRoutes = (people: PeopleService, access: AccessService): Route[] => [
  handle(operatorPeopleEndpoints.people, (context) => people.people(context, context.query)),
  handle(operatorPeopleEndpoints.addPerson, (context) => people.add(context.body, context)),
  handle(operatorPeopleEndpoints.setRole, (context) => people.setRole(context.body, context)),
  handle(operatorPeopleEndpoints.setActive, (context) => people.setActive(context.body, context)),
  handle(operatorPeopleEndpoints.resetPassword, (context) => people.resetPassword(context.body, context)),
  handle(operatorPeopleEndpoints.resetSecondFactor, (context) => people.resetSecondFactor(context.body, context)),
  handle(operatorPeopleEndpoints.access, (context) => access.access(context)),
  handle(operatorPeopleEndpoints.saveAccess, (context) => access.save(context.body, context)),
]
