/** `npm run operator -- create …`: creates an operator with a one-time password, on any environment's database. */
import { parseArgs } from 'node:util'
import { OPERATOR_NAME_MAX, OPERATOR_USERNAME } from '#contract/back-office/operator/operator-people.ts'
import { OPERATOR_ROLES, operatorRole } from '#contract/operator-roles.ts'
import { readConfig } from '#server/config/config.ts'
import { addOperator, type NewOperator } from './add-operator.ts'
import { AppError } from '#server/platform/app-error.ts'
import { systemClock } from '#server/platform/clock.ts'
import { withDatabase } from './with-database.ts'

const USAGE = `Usage:
  npm run operator -- create --merchant CODE --username NAME [--name "FULL NAME"] [--role ${OPERATOR_ROLES.join('|')}]

Creates an operator (a MANAGER by default) with a one-time password, which must be changed at the first login.`

function refuse(message: string): never {
  throw new Error(`${message}\n\n${USAGE}`)
}

function readArguments(): NewOperator {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      merchant: { type: 'string' },
      username: { type: 'string' },
      name: { type: 'string' },
      role: { type: 'string', default: 'MANAGER' },
    },
  })
  if (positionals.join(' ') !== 'create') return refuse('Which command?')
  const { merchant: merchantCode, username } = values
  if (!merchantCode) return refuse('--merchant is missing.')
  if (!username || !OPERATOR_USERNAME.test(username))
    return refuse('--username must be 3 to 32 letters, digits, dots, dashes or underscores.')
  const name = values.name?.trim() || username
  if (name.length > OPERATOR_NAME_MAX) return refuse(`--name must have at most ${OPERATOR_NAME_MAX} characters.`)
  const role = operatorRole.safeParse(values.role.toUpperCase())
  if (!role.success) return refuse(`--role must be one of ${OPERATOR_ROLES.join(', ')}.`)
  return { merchantCode, username, name, role: role.data }
}

async function create(): Promise<void> {
  const asked = readArguments()
  const config = readConfig()
  const { bcryptCost, auditKey } = config
  try {
    const { password } = await withDatabase(config, (database) =>
      addOperator({ database, clock: systemClock, bcryptCost, auditKey }, asked),
    )
    const { username, role, merchantCode } = asked
    console.log(`${username.toLowerCase()} (${role}) of ${merchantCode} can log in at ${config.publicUrl ?? ''}/operator`)
    console.log(`One-time password, to be changed at the first login: ${password}`)
  } catch (error) {
    const isTaken = error instanceof AppError && error.code === 'exists.username.err'
    throw isTaken ? new Error(`There is already an operator "${asked.username}".`) : error
  }
}

create().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
})
