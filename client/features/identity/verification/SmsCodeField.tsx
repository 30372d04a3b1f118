import { CodeField, type CodeFieldProps } from './CodeField.tsx'
import { useSendCode, type SmsPurpose, type SmsTarget } from './verification.queries.ts'

interface Props extends Omit<CodeFieldProps<SmsTarget>, 'send' | 'channel'> {
  purpose: SmsPurpose
}

/** A code field for a number typed next to it. */
export function SmsCodeField({ purpose, ...field }: Props) {
  const { mutateAsync } = useSendCode(purpose)
  return <CodeField send={mutateAsync} {...field} />
}
