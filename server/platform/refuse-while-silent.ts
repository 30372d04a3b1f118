/** A Redis that hangs or is gone: the first command that fails of it is known to all others, which are refused at once. */
import { setTimeout as delay } from 'node:timers/promises'
import { Command, type Redis as RedisServer } from 'ioredis'

const isAway = ({ name, message }: Error) => message === 'Command timed out' || name === 'MaxRetriesPerRequestError'
const ASK_EACH_MS = 50
/** What a connection says of itself when it is made: never refused, or none would be made again. */
const OF_THE_CONNECTION = ['info', 'auth', 'hello', 'select', 'client', 'readonly']

/**
 * Without it each command of a call waits for its own time to run out, one after the other. From the first that does, commands fail
 * at once, while the server is asked over and over; with its first answer all is as before.
 */
export function refuseWhileSilent(server: RedisServer): void {
  const send = server.sendCommand.bind(server)
  let isSilent = false

  async function waitForAnswer(): Promise<void> {
    isSilent = true
    while (isSilent && server.status !== 'end') {
      const answers = await Promise.resolve(send(new Command('ping'))).then(
        () => true,
        () => false,
      )
      if (answers) isSilent = false
      else await delay(ASK_EACH_MS, undefined, { ref: false })
    }
    isSilent = false
  }

  server.sendCommand = (command, stream) => {
    if (isSilent && !OF_THE_CONNECTION.includes(command.name)) {
      command.reject(new Error('Redis does not answer'))
      return command.promise
    }
    command.promise.catch((error: Error) => {
      if (isAway(error) && !isSilent) void waitForAnswer()
    })
    return send(command, stream)
  }
}
