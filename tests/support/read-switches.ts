import { parseArgs, type ParseArgsConfig } from 'node:util'

/** Ends the process with what is wrong and the usage if a switch is unknown. */
export function readSwitches<const Options extends NonNullable<ParseArgsConfig['options']>>(options: Options, usage: string) {
  try {
    return parseArgs({ options }).values
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${usage}`)
    process.exit(1)
  }
}
