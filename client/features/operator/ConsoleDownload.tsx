import type { Endpoint } from '#contract/endpoint.ts'
import { DownloadButton } from '#client/features/report/index.ts'
import { currentOperator, endOperatorSession } from './operator-session.ts'

interface Props {
  endpoint: Endpoint
  /** The table's filters as they stand. */
  query: Record<string, string | undefined>
  isDisabled?: boolean
  /** What the file is, where it is not the table's rows. */
  label?: string
}

const asOperator = () => ({ token: currentOperator()?.token, onOver: endOperatorSession })

/** All rows of a console's table that match, as a CSV file. */
export const ConsoleDownload = ({ endpoint, query, isDisabled = false, label }: Props) => (
  <DownloadButton endpoint={endpoint} query={() => query} isDisabled={isDisabled} downloader={asOperator} label={label} />
)
