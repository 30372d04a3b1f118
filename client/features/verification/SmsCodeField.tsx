import { CodeField, type CodeFieldProps } from './CodeField.tsx'
import { useSendCode, type SmsPurpose, type SmsTarget } from './verification.queries.ts'

interface Props extends Omit<CodeFieldProps<SmsTarget>, 'send' | 'channel'> {
  purpose: SmsPurpose
}

/** The field of a code to a number that is typed beside it. */
export function SmsCodeField({ purpose, ...field }: Props) {
  const { mutateAsync } = useSendCode(purpose)
  return <CodeField send={mutateAsync} {...field} />
}
