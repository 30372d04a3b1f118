/** The report of a run. */
import { ALL } from './make-request.ts'
import type { Tally } from './run.ts'

const MOST_SHOWN = 600
const short = (text: string) => (text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}… (${text.length})` : text)
const most = (map: ReadonlyMap<string, number>, top = 30) =>
  [...map]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, top)
    .map(([name, times]) => `  ${String(times).padStart(7)}  ${name}`)
    .join('\n')

/** Each with what is needed to send it again. */
export const describeFailures = ({ failures }: Pick<Tally, 'failures'>): string =>
  failures
    .map(({ request, answer, why }) => {
      const { index, name, method, path, headers, body, wrong } = request
      return [
        `#${index} ${name}: ${why}${wrong ? ` (${wrong})` : ''}`,
        `  ${method} ${short(path)} ${short(JSON.stringify(headers))}`,
        `  ${short(body.toString())}`,
        `  → ${answer.status} ${short(answer.text)}`,
      ].join('\n')
    })
    .join('\n')

export function describeRun(tally: Tally): string {
  const { sent, accepted, reached, unsendable, failed } = tally
  const never = [...tally.reachedByEndpoint].filter(([, times]) => times === 0).map(([name]) => name)
  const share = (part: number) => `${((part / sent) * 100).toFixed(1)} %`
  return [
    `${sent} requests, ${accepted} accepted by the schemas (${share(accepted)}), ${reached} reached the endpoint’s own code (${share(reached)}); ${unsendable} not sendable`,
    `By status:\n${most(tally.byStatus)}`,
    `By code:\n${most(tally.byCode, 60)}`,
    `By kind of error:\n${most(tally.byWrong)}`,
    `Endpoints reached: ${ALL.length - never.length} of ${ALL.length}${never.length > 0 ? `; not: ${never.join(', ')}` : ''}`,
    `Reached most often:\n${most(tally.reachedByEndpoint, 10)}`,
    `Unhandled: ${failed}`,
  ].join('\n')
}
