/** If Redis hangs or is down, the first command that fails makes all others fail at once. */
import { setTimeout as delay } from 'node:timers/promises'
import { Command, type Redis as RedisServer } from 'ioredis'

const isAway = ({ name, message }: Error) => message === 'Command timed out' || name === 'MaxRetriesPerRequestError'
const ASK_EACH_MS = 50
/** Commands of the connection itself are never refused, or it could not reconnect. */
const OF_THE_CONNECTION = ['info', 'auth', 'hello', 'select', 'client', 'readonly']

/**
 * Otherwise each command of a call would wait for its own timeout, one after the other. After the first timeout, commands fail at
 * once while the server is probed; its first answer restores normal operation.
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
