/** Agents' salary and dividend contracts: what waits for an answer (wire §4.9, spec §7 last bullet). */
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

/** Each list holds contract ids; non-empty means a request is pending (…req…) or a contract exists (…info…). */
export const contractRequests = z.object({
  dailysalreqtype: z.array(z.int()),
  divtypecompperiodreq: z.array(z.int()),
  contracthoursalreq: z.array(z.int()),
  dailysalinfotype: z.array(z.int()),
  divtypeinfo: z.array(z.int()),
  divtypecompperiodinfo: z.array(z.int()),
  contracthoursalinfo: z.array(z.int()),
  contractmrdailysalinfotype: z.array(z.int()),
  realtimesalinfotype: z.array(z.int()),
})
export type ContractRequests = z.infer<typeof contractRequests>

export const agentContractEndpoints = {
  pending: endpoint({
    summary: 'Contract requests that wait for the member, and contracts that exist',
    method: 'GET',
    path: '/wps/member/info/funds/consolidated',
    auth: 'member',
    value: contractRequests,
  }),
}
